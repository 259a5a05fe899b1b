// An example port, written from Documentation/Porting.md: one JSON object a line in, one out.
const places = { place: (v) => Array.isArray(v) && v.length === 2 && v.every(Number.isSafeInteger) }
const place = places.place, each = (shape) => (v) => Array.isArray(v) && v.every((one) => fits(one, shape))
const two = (v) => each(place)(v) && v.length === 2, oneOf = (words) => (v) => words.split(' ').includes(v)
const type = (name) => (v) => typeof v === name, count = (v) => Number.isSafeInteger(v) && v >= 0
const number = Number.isSafeInteger, text = type('string'), flag = type('boolean')
const GAPS = { 'gap?': place, 'before?': place, 'after?': place, 'start?': number, 'end?': number }
const SHAPES = {
  move: { op: text, from: place, to: { ...GAPS, 'final?': place } }, batch: { op: text, items: each(place), to: GAPS },
  scatter: { op: text, moves: each(two) }, exchange: { op: text, places: two }, remove: { op: text, at: place },
  insert: { op: text, item: text, gap: place }, step: { op: text, items: each(place), key: text } }
const RULES = {
  'lists?': each({ 'dragOut?': flag, 'dragWithin?': flag, 'dropIn?': flag, 'min?': count, 'max?': count,
    'leading?': count, 'trailing?': count }),
  'items?': each({ at: place, is: oneOf('unpickable fixed wall') }), 'retarget?': oneOf('refuse nearest') }
const CASE = { lists: each(each(text)), operations: each(type('object')), 'rules?': RULES }
const FREE = { dragOut: true, dragWithin: true, dropIn: true, min: 0, max: Infinity, leading: 0, trailing: 0 }
const REFUSALS = 'unpickable fixed wallItem dragOut dragWithin dropIn min max pinned fixedSlot slotLost wall'.split(' ')

function fits(value, shape) { // a shape is a test, or an object of shapes by key, those with ? optional
  if (typeof shape === 'function') return shape(value)
  return value !== null && typeof value === 'object' && !Array.isArray(value) &&
    Object.keys(shape).every((key) => key.endsWith('?') || key in value) &&
    Object.entries(value).every(([key, one]) => fits(one, shape[key] ?? shape[key + '?'] ?? (() => false)))
}
class Invalid extends Error {} // an operation that makes no sense; any other error is a malformed request
const check = (isFine, reason) => { if (!isFine) throw new Invalid(reason) }
const need = (isFine, message) => { if (!isFine) throw new Error(message) }
const same = (a, b) => a === b || (a && b && a[0] === b[0] && a[1] === b[1])
const compare = (a, b) => a[0] - b[0] || a[1] - b[1]
const isIn = (at, list) => Boolean(at) && at[0] === list

class Board {
  constructor({ lists, rules = {} }) {
    this.lists = lists.map((names) => names.map((name) => ({ name, is: new Set() })))
    const given = rules.lists ?? []
    need(given.length <= lists.length, 'rules for too many lists')
    this.rules = lists.map((_, list) => ({ ...FREE, ...given[list] }))
    for (const { at, is } of rules.items ?? []) {
      need(this.lists[at[0]]?.[at[1]], 'no item at the place of a rule')
      this.item(at).is.add(is)
    }
    this.isNearest = rules.retarget === 'nearest'
  }
  item([list, index]) { return this.lists[list][index] }
  place(item) {
    const list = this.lists.findIndex((items) => items.includes(item))
    return [list, this.lists[list].indexOf(item)]
  }
  checkList(list) { check(list >= 0 && list < this.lists.length, 'list') }
  checkPlace([list, index], more = 0) {
    this.checkList(list)
    check(index >= 0 && index < this.lists[list].length + more, 'index')
  }
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
      for (const [index, item] of taken) { if (slots[index] !== null) return null; slots[index] = item }
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
      const rule = this.rules[list], n = items.length, head = Math.min(rule.leading, n), tail = Math.min(rule.trailing, n)
      const m = n + change.reduce((sum, [, a, b]) => sum + isIn(b, list) - isIn(a, list), 0)
      breaks('min', m < n && m < rule.min)
      breaks('max', m > n && m > rule.max)
      breaks('slotLost', items.slice(m).some((item) => item.is.has('fixed')))
      if (!after) { // nothing fills the slots: the named items alone tell about pins
        const isPinned = (at, size) => at !== null && (at < head || at >= size - tail)
        for (const [, a, b] of change) {
          const i = isIn(a, list) ? a[1] : null, j = isIn(b, list) ? b[1] : null
          breaks('pinned', i !== j && [i, j].some((at) => at !== null && at < head))
          const stays = i !== null && j !== null && n - i === m - j
          breaks('pinned', !stays && ((i !== null && i >= n - tail) || (j !== null && j >= m - tail)))
        }
        return
      }
      const now = after[list]
      breaks('pinned', items.some((item, i) => (i < head && now[i] !== item) || (i >= n - tail && now[m - n + i] !== item)))
      for (const wall of items.filter((item) => item.is.has('wall') && now.includes(item))) {
        const isFront = (all, item) => all.indexOf(item) < all.indexOf(wall)
        breaks('wall', items.some((item) => now.includes(item) && isFront(items, item) !== isFront(now, item)))
      }
    })
    return REFUSALS.find((name) => broken.has(name))
  }
  change(change, outcome, isDrag) {
    const refused = this.refusal(change, isDrag)
    if (refused) return { refused }
    this.lists = this.arranged(change)
    return outcome
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
  exchange({ places: [a, b] }) {
    this.checkPlace(a)
    this.checkPlace(b)
    return this.reorder([[a, b], [b, a]], { exchanged: [a, b] })
  }
  insert({ item, gap }) {
    this.checkPlace(gap, 1)
    return this.change([[{ name: item, is: new Set() }, null, gap]], { inserted: gap }, false)
  }
  remove({ at }) { this.checkPlace(at); return this.change([[this.item(at), at, null]], { removed: at }, false) }
  step({ items, key }) {
    check(oneOf('earlier later first last previousList nextList')(key), 'key')
    this.checkItems(items)
    const named = [...items].sort(compare).map((at) => [this.item(at), at]), stayed = new Set()
    const way = ['later', 'last', 'nextList'].includes(key) ? 1 : -1
    for (const [item, before] of key === 'later' || key === 'last' ? [...named].reverse() : named) {
      const from = this.place(item), to = this.target(from, before, key, way, named, stayed)
      if (!to || same(from, to) || this.change([[item, from, to]], null, false)) stayed.add(item)
    }
    const moved = named.map(([item, before]) => [before, this.place(item)])
    return moved.every(([a, b]) => same(a, b)) ? 'unchanged' : { moved }
  }
  target([list, index], before, key, way, named, stayed) {
    const items = this.lists[list], next = this.lists[list + way], isNamed = (item) => named.some(([one]) => one === item)
    if (key.endsWith('List')) return next && [list + way, Math.min(before[1], next.length)]
    if (!items[index + way] || stayed.has(items[index + way])) return null
    if (key === 'first') return [list, items.slice(0, index).filter(isNamed).length]
    if (key === 'last') return [list, items.length - 1 - items.slice(index + 1).filter(isNamed).length]
    return [list, index + way]
  }
}
function run(json) {
  need(fits(json, CASE), 'no case')
  for (const operation of json.operations) {
    need(Object.hasOwn(SHAPES, operation?.op) && fits(operation, SHAPES[operation.op]), 'no operation')
    need(!operation.to || Object.keys(operation.to).length === 1, 'no destination')
  }
  const board = new Board(json), outcomes = [], lists = () => board.lists.map((items) => items.map(({ name }) => name))
  for (const [operation, one] of json.operations.entries()) {
    try { outcomes.push(board[one.op](one)) } catch (error) {
      if (!(error instanceof Invalid)) throw error
      return { result: 'invalid', operation, reason: error.message, lists: lists() }
    }
  }
  return { result: 'valid', outcomes, lists: lists() }
}
const ready = { protocol: 1, name: 'reorder-javascript', version: '0.1', language: 'javascript',
  supports: 'final gap anchor batch exchange edit scatter step rules nearest'.split(' ') }
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  let seq = null, answer
  try {
    const request = JSON.parse(line)
    seq = request.seq ?? null
    if (request.cmd === 'stop') process.exit(0)
    need(request.cmd === 'start' || request.cmd === 'run', 'no command')
    answer = request.cmd === 'start' ? { ready } : { seq, ...run(request.case) }
  } catch (error) { answer = { seq, result: 'errored', message: String(error) } }
  process.stdout.write(JSON.stringify(answer) + '\n')
})
