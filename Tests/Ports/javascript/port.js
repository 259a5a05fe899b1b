// An example port, written from PortItToYourLanguage.md: the form of requests, and the protocol.
const { Board, Invalid, need } = require('./board.js')
const { session } = require('./session.js')

const place = (v) => Array.isArray(v) && v.length === 2 && v.every(Number.isSafeInteger)
const each = (shape) => (v) => Array.isArray(v) && v.every((one) => fits(one, shape))
const two = (v) => each(place)(v) && v.length === 2, oneOf = (words) => (v) => words.split(' ').includes(v)
const type = (name) => (v) => typeof v === name, count = (v) => Number.isSafeInteger(v) && v >= 0
const number = Number.isSafeInteger, text = type('string'), flag = type('boolean')
const GAPS = { 'gap?': place, 'before?': place, 'after?': place, 'start?': number, 'end?': number }
const SHAPES = {
  move: { op: text, from: place, to: { ...GAPS, 'final?': place } }, batch: { op: text, items: each(place), to: GAPS },
  scatter: { op: text, moves: each(two) }, exchange: { op: text, places: two }, remove: { op: text, at: place },
  insert: { op: text, item: text, gap: place }, step: { op: text, items: each(place), key: text } }
const EVENTS = [{ hover: (v) => v === null || place(v) }, { ...SHAPES.insert, op: oneOf('insert') },
  { ...SHAPES.remove, op: oneOf('remove') }]
SHAPES.session = { op: text, commit: oneOf('live drop'), begin: place, end: oneOf('drop cancel'),
  events: each((v) => EVENTS.some((shape) => fits(v, shape))) }
const RULES = {
  'lists?': each({ 'dragOut?': flag, 'dragWithin?': flag, 'dropIn?': flag, 'min?': count, 'max?': count,
    'leading?': count, 'trailing?': count }),
  'items?': each({ at: place, is: oneOf('unpickable fixed wall') }), 'retarget?': oneOf('refuse nearest') }
const CASE = { lists: each(each(text)), operations: each(type('object')), 'rules?': RULES }

function fits(value, shape) { // a shape is a test, or an object of shapes by key, those with ? optional
  if (typeof shape === 'function') return shape(value)
  return value !== null && typeof value === 'object' && !Array.isArray(value) &&
    Object.keys(shape).every((key) => key.endsWith('?') || key in value) &&
    Object.entries(value).every(([key, one]) => fits(one, shape[key] ?? shape[key + '?'] ?? (() => false)))
}
function run(json) {
  need(fits(json, CASE), 'no case')
  for (const operation of json.operations) {
    need(Object.hasOwn(SHAPES, operation?.op) && fits(operation, SHAPES[operation.op]), 'no operation')
    need(!operation.to || Object.keys(operation.to).length === 1, 'no destination')
  }
  const board = new Board(json), outcomes = [], lists = () => board.lists.map((items) => items.map(({ name }) => name))
  for (const [operation, one] of json.operations.entries()) {
    try { outcomes.push(one.op === 'session' ? session(board, one) : board[one.op](one)) } catch (error) {
      if (!(error instanceof Invalid)) throw error
      return { result: 'invalid', operation, reason: error.message, lists: lists() }
    }
  }
  return { result: 'valid', outcomes, lists: lists() }
}
const ready = { protocol: 1, name: 'reorder-javascript', version: '0.1', language: 'javascript',
  supports: 'final gap anchor batch exchange edit scatter step rules nearest session'.split(' ') }
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
