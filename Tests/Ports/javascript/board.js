// What the operations and the rules of PortItToYourLanguage.md mean.
const FREE = { dragOut: true, dragWithin: true, dropIn: true, min: 0, max: Infinity, leading: 0, trailing: 0 }
const REFUSALS = 'unpickable fixed wallItem dragOut dragWithin dropIn min max pinned fixedSlot slotLost wall'.split(' ')
class Invalid extends Error {} // an operation that makes no sense; any other error is a malformed request
const check = (isFine, reason) => { if (!isFine) throw new Invalid(reason) }
const need = (isFine, message) => { if (!isFine) throw new Error(message) }
const same = (a, b) => a === b || (a && b && a[0] === b[0] && a[1] === b[1])
const compare = (a, b) => a[0] - b[0] || a[1] - b[1]
const made = (name) => ({ name, is: new Set() })
const isIn = (at, list) => Boolean(at) && at[0] === list

class Board {
  constructor({ lists, rules = {} }) {
    this.lists = lists.map((names) => names.map(made))
    const given = rules.lists ?? []
    need(given.length <= lists.length, 'rules for too many lists')
    this.rules = lists.map((_, list) => ({ ...FREE, ...given[list] }))
    for (const { at, is } of rules.items ?? []) need(this.lists[at[0]]?.[at[1]]?.is.add(is), 'no item for a rule')
    this.isNearest = rules.retarget === 'nearest'
  }
  item([list, index]) { return this.lists[list][index] }
  place(item) { return this.lists.flatMap((items, list) => items.includes(item) ? [list, items.indexOf(item)] : []) }
  checkList(list) { check(list >= 0 && list < this.lists.length, 'list') }
  checkIndex([list, index], more) { check(index >= 0 && index < this.lists[list].length + more, 'index') }
  checkPlace(at, more = 0) { this.checkList(at[0]); this.checkIndex(at, more) }
  checkOnce(places) { check(new Set(places.map(String)).size === places.length, 'duplicate') }
  checkItems(places) { places.forEach((at) => this.checkPlace(at)); this.checkOnce(places) }
  gap(to) {
    const [[word, at]] = Object.entries(to)
    if (!Array.isArray(at)) { this.checkList(at); return [at, word === 'start' ? 0 : this.lists[at].length] }
    this.checkPlace(at, word === 'gap' ? 1 : 0)
    return [at[0], at[1] + (word === 'after' ? 1 : 0)]
  }
  // A change is an array of [item, place before, place after]; an insertion has none before, a removal none after.
  arranged(change) { // the lists after it, or null if a slot has two items or a fixed item has none
    const named = new Set(change.map(([item]) => item))
    const after = this.lists.map((items, list) => {
      const rest = items.filter((item) => !named.has(item)), come = change.filter(([, , to]) => isIn(to, list))
      const slots = Array(rest.length + come.length).fill(null)
      const taken = [...come.map(([item, , to]) => [to[1], item]),
        ...rest.filter((item) => item.is.has('fixed')).map((item) => [items.indexOf(item), item])]
      for (const [index, item] of taken) slots[index] = slots[index] === null ? item : undefined
      if (slots.includes(undefined)) return null
      const free = rest.filter((item) => !item.is.has('fixed'))
      return slots.map((item) => item ?? free.shift())
    })
    return after.includes(null) ? null : after
  }
  refusal(change, isDrag) {
    const after = this.arranged(change), broken = new Set()
    const breaks = (name, isBroken) => isBroken && broken.add(name)
    for (const [item, a, b] of change) {
      breaks('unpickable', isDrag && item.is.has('unpickable'))
      breaks('fixed', item.is.has('fixed'))
      breaks('wallItem', item.is.has('wall'))
      if (same(a, b)) continue
      breaks('dragOut', isDrag && a[0] !== b[0] && !this.rules[a[0]].dragOut)
      breaks('dragWithin', isDrag && a[0] === b[0] && !this.rules[a[0]].dragWithin)
      breaks('dropIn', isDrag && a[0] !== b[0] && !this.rules[b[0]].dropIn)
      breaks('fixedSlot', b && this.item(b)?.is.has('fixed'))
    }
    this.lists.forEach((items, list) => {
      const rule = this.rules[list], n = items.length, now = after?.[list]
      const head = Math.min(rule.leading, n), tail = Math.min(rule.trailing, n)
      const m = n + change.reduce((sum, [, a, b]) => sum + isIn(b, list) - isIn(a, list), 0)
      breaks('min', m < n && m < rule.min)
      breaks('max', m > n && m > rule.max)
      breaks('slotLost', items.slice(m).some((item) => item.is.has('fixed')))
      if (!after) { // nothing fills the slots: the named items alone tell about pins
        for (const [, a, b] of change) {
          const i = isIn(a, list) ? a[1] : NaN, j = isIn(b, list) ? b[1] : NaN // NaN: in no slot of this list
          breaks('pinned', i !== j && (i < head || j < head) || n - i !== m - j && (i >= n - tail || j >= m - tail))
        }
        return
      }
      breaks('pinned', items.some((item, i) => i < head && now[i] !== item || i >= n - tail && now[m - n + i] !== item))
      for (const wall of items.filter((item) => item.is.has('wall') && now.includes(item))) {
        const isFront = (all, item) => all.indexOf(item) < all.indexOf(wall)
        breaks('wall', items.some((item) => now.includes(item) && isFront(items, item) !== isFront(now, item)))
      }
    })
    return REFUSALS.find((name) => broken.has(name))
  }
  change(change, outcome, isDrag = false) {
    const refused = this.refusal(change, isDrag)
    if (!refused) this.lists = this.arranged(change)
    return refused ? { refused } : outcome
  }
  reorder(moves, outcome) {
    if (moves.every(([a, b]) => same(a, b))) return 'unchanged'
    const sorted = [...moves].sort(([a], [b]) => compare(a, b))
    return this.change(sorted.map(([a, b]) => [this.item(a), a, b]), outcome ?? { moved: sorted }, true)
  }
  move({ from, to }) {
    this.checkPlace(from)
    let b = to.final
    if (b) this.checkPlace(b, b[0] === from[0] ? 0 : 1)
    else { b = this.gap(to); if (b[0] === from[0] && b[1] > from[1]) b[1] -= 1 }
    const outcome = this.reorder([[from, b]]), isHome = b[0] === from[0], home = isHome ? from[1] : 0
    if (!outcome.refused || !this.isNearest) return outcome
    const others = Array.from({ length: this.lists[b[0]].length + (isHome ? 0 : 1) }, (_, index) => index)
    others.sort((i, j) => Math.abs(i - b[1]) - Math.abs(j - b[1]) || Math.abs(i - home) - Math.abs(j - home))
    for (const index of others) {
      const other = this.reorder([[from, [b[0], index]]])
      if (!other.refused) return other
    }
    return outcome
  }
  batch({ items, to }) {
    this.checkItems(items)
    const [list, gap] = this.gap(to), start = gap - items.filter((at) => at[0] === list && at[1] < gap).length
    return this.reorder([...items].sort(compare).map((at, rank) => [at, [list, start + rank]]))
  }
  scatter({ moves }) {
    moves.forEach(([a]) => this.checkPlace(a))
    moves.forEach(([, b]) => this.checkList(b[0]))
    this.checkOnce(moves.map(([a]) => a))
    for (const [, b] of moves) this.checkPlace(b, moves.reduce((n, [x, y]) => n + (y[0] === b[0]) - (x[0] === b[0]), 0))
    this.checkOnce(moves.map(([, b]) => b))
    return this.reorder(moves)
  }
  exchange({ places }) {
    places.forEach((at) => this.checkPlace(at))
    return this.reorder([places, [...places].reverse()], { exchanged: places })
  }
  insert({ item, gap }) { this.checkPlace(gap, 1); return this.change([[made(item), null, gap]], { inserted: gap }) }
  remove({ at }) { this.checkPlace(at); return this.change([[this.item(at), at, null]], { removed: at }) }
  step({ items, key }) {
    check('earlier later first last previousList nextList'.split(' ').includes(key), 'key')
    this.checkItems(items)
    const named = [...items].sort(compare).map((at) => [this.item(at), at]), stayed = new Set()
    const way = ['later', 'last', 'nextList'].includes(key) ? 1 : -1
    for (const [item, before] of key === 'later' || key === 'last' ? [...named].reverse() : named) {
      const from = this.place(item), to = this.target(from, before, key, way, named, stayed)
      if (!to || same(from, to) || this.change([[item, from, to]], null)) stayed.add(item)
    }
    const moved = named.map(([item, before]) => [before, this.place(item)])
    return moved.every(([a, b]) => same(a, b)) ? 'unchanged' : { moved }
  }
  target([list, index], before, key, way, named, stayed) {
    const items = this.lists[list], next = this.lists[list + way]
    const isNamed = (item) => named.some(([one]) => one === item)
    if (key.endsWith('List')) return next && [list + way, Math.min(before[1], next.length)]
    if (!items[index + way] || stayed.has(items[index + way])) return null
    if (key === 'first') return [list, items.slice(0, index).filter(isNamed).length]
    return [list, key === 'last' ? items.length - 1 - items.slice(index + 1).filter(isNamed).length : index + way]
  }
}
module.exports = { Board, Invalid, check, made, need, same }
