// What a drag means, from the lift to the end: the part of PortItToYourLanguage.md on sessions.
const { check, same, made } = require('./board.js')

class Session {
  constructor(board, begin) { this.board = board; this.item = board.item(begin); this.place = begin }
  home() { return this.board.place(this.item) }
  isFixed([list, index]) { return Boolean(this.board.lists[list][index]?.is.has('fixed')) }
  isAllowed(change, isDrag) { return change.every(([, a, b]) => same(a, b)) || !this.board.refusal(change, isDrag) }
  mayBeAt(at) {
    const slots = this.board.lists[at[0]].length + (at[0] === this.home()[0] ? 0 : 1)
    return at[1] < slots && this.isAllowed([[this.item, this.home(), at]], true)
  }
  arranged(lists, change) { // in other lists than those without the drag
    const kept = this.board.lists
    this.board.lists = lists
    const after = this.board.arranged(change)
    this.board.lists = kept
    return after ?? lists
  }
  shown() {
    const home = this.home()
    return same(home, this.place) ? this.board.lists : this.board.arranged([[this.item, home, this.place]])
  }
  hover(at) {
    const [list, index] = at, home = this.home()
    this.board.checkList(list)
    const others = this.board.lists[list].length - (list === home[0] ? 1 : 0), own = list === home[0] ? home[1] : 0
    check(index >= 0 && index <= others, 'index')
    let places = [index]
    if (this.board.isNearest) {
      places = Array.from({ length: others + 1 }, (_, i) => i)
      places.sort((i, j) => Math.abs(i - index) - Math.abs(j - index) || Math.abs(i - own) - Math.abs(j - own))
    }
    const found = places.find((i) => this.mayBeAt([list, i]))
    if (found !== undefined) this.place = [list, found]
  }
  insert({ item: name, gap }) {
    const shown = this.shown(), [list] = gap
    this.board.checkList(list)
    check(gap[1] >= 0 && gap[1] <= shown[list].length, 'index')
    let index = gap[1]
    if (!same(this.place, this.home()) && !this.isFixed(gap)) {
      const front = shown[list].slice(0, index).filter((one) => one !== this.item && !one.is.has('fixed'))
      index = front.length ? this.board.place(front.at(-1))[1] + 1 : 0
      while (this.isFixed([list, index])) index += 1
    }
    const item = made(name)
    this.edit([[item, null, [list, index]]], this.arranged(shown, [[item, null, gap]]))
  }
  remove({ at }) { // whether that ends the drag
    const shown = this.shown()
    this.board.checkList(at[0])
    check(at[1] >= 0 && at[1] < shown[at[0]].length, 'index')
    const item = shown[at[0]][at[1]], change = [[item, this.board.place(item), null]]
    if (item !== this.item) { this.edit(change, this.arranged(shown, [[item, at, null]])); return false }
    if (!this.isAllowed(change, false)) return false
    this.board.lists = this.board.arranged(change)
    return true
  }
  edit(change, shownAfter) {
    if (!this.isAllowed(change, false)) return
    this.board.lists = this.board.arranged(change)
    const list = shownAfter.findIndex((items) => items.includes(this.item))
    const next = [list, shownAfter[list].indexOf(this.item)]
    this.place = this.mayBeAt(next) ? next : this.home()
  }
  outcome({ begin, events, end }) {
    for (const [kind, refused] of [['unpickable', 'unpickable'], ['fixed', 'fixed'], ['wall', 'wallItem']]) {
      if (this.item.is.has(kind)) return { refused }
    }
    for (const event of events) {
      if (event.op === 'insert') this.insert(event)
      else if (event.op === 'remove') { if (this.remove(event)) return { ended: 'removed' } }
      else if (event.hover) this.hover(event.hover)
    }
    if (end === 'cancel') return 'cancelled'
    this.board.lists = this.shown()
    return { dropped: [begin, this.place] }
  }
}
module.exports = {
  session(board, drag) {
    board.checkPlace(drag.begin)
    const lists = board.lists
    try { return new Session(board, drag.begin).outcome(drag) } catch (error) { board.lists = lists; throw error }
  }
}
