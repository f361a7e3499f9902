import { expect, test } from 'vitest'
import type { IncomingCall } from '#modules/telephone/domain/incoming-calls.ts'
import { cardOf, cardOfKey, changesOf, type Told } from './incoming-card.ts'

const number = '+49221471100'
const rings: IncomingCall = {
  id: 1,
  number,
  started_at: '2026-11-16T09:00:00Z',
  answered_at: null,
  ended_at: null,
  customers: [],
  owner: null,
}
const jana = { id: 11, name: 'Jana Weiß', cus_city: 'Köln' }
const other = { id: 12, name: 'Jana Weiß', cus_city: 'Köln' }
const ended_at = '2026-11-16T09:01:00Z'

test.each<[string, Partial<IncomingCall>, string[], unknown[]]>([
  ['a known number', { customers: [jana] }, ['known'], [{ cus_id: 11, label: 'Jana Weiß, Köln' }]],
  [
    'namesakes with one number',
    { customers: [jana, other] },
    ['known', 'several'],
    [
      { cus_id: 11, label: 'Jana Weiß, Köln (11)' },
      { cus_id: 12, label: 'Jana Weiß, Köln (12)' },
    ],
  ],
  ['an unknown number', {}, ['unknown'], [{ number }]],
  ['a hidden number', { number: null }, ['anonymous'], []],
  ['a foreign customer', { owner: 'Elif' }, ['known', 'foreign'], []],
  [
    'an own and a foreign customer',
    { customers: [jana], owner: 'Elif' },
    ['known', 'also_foreign'],
    [{ cus_id: 11, label: 'Jana Weiß, Köln' }],
  ],
  [
    'a missed customer',
    { customers: [jana], ended_at },
    ['missed'],
    [expect.objectContaining({ cus_id: 11 })],
  ],
  ['a missed unknown number', { ended_at }, ['missed_unknown'], [{ number }]],
  ['a missed hidden number', { number: null, ended_at }, ['missed_anonymous'], []],
])('the card of %s', (_, over, said, offers) => {
  const card = cardOf({ ...rings, ...over })
  expect(card.said.map(({ key }) => key)).toEqual(said)
  expect(card.offers).toEqual(offers)
})

test('calls come, are missed and go; a missed one is told of only where it has rung, once', () => {
  const shown = new Map([
    [1, { isMissed: false }],
    [2, { isMissed: false }],
    [3, { isMissed: true }],
  ])
  const calls = [5, 4, 3, 2].map((id) => ({ ...rings, id, ended_at: id === 4 || id === 5 ? null : ended_at }))
  const unseen = { ...rings, id: 6, ended_at }
  const { gone, rings: came, missed } = changesOf(shown, [unseen, ...calls])
  expect(gone).toEqual([1])
  expect(came.map(({ id }) => id)).toEqual([4, 5])
  expect(missed.map(({ id }) => id)).toEqual([2])
})

test.each<[string, ('rings' | 'missed' | 'hidden')[], number | null]>([
  ['nothing where no card is shown', [], null],
  ['the latest of two that ring', ['rings', 'rings'], 1],
  ['what rings, although another was missed later', ['rings', 'missed'], 0],
  ['the latest missed one where none rings', ['missed', 'missed'], 1],
  ['the known one, although a hidden number rings later', ['missed', 'hidden'], 0],
  ['nothing of a hidden number', ['hidden'], null],
])('the key opens %s', (_, cards, place) => {
  const told = cards.map((card): Told => ({
    isMissed: card === 'missed',
    open: card === 'hidden' ? null : () => undefined,
  }))
  expect(cardOfKey(told)).toBe(place === null ? null : told[place])
})
