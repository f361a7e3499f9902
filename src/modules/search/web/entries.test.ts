import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  foundGroups,
  joined,
  keyAfter,
  kindOf,
  matching,
  nothingFound,
  recordKey,
  stillFitting,
  withoutRecents,
} from './entries.ts'

const entry = (label: string, hint = '') => ({ key: label, label, hint })
const row = (id: number, label = `Kunde ${id}`) => ({ id, label, hint: '' })
const customers = (...rows: ReturnType<typeof row>[]) => ({ ...nothingFound, customers: rows })
const labels = (entries: readonly { label: string }[]) => entries.map(({ label }) => label)

describe('what is known at once', () => {
  const screens = [
    entry('Bestand aktiver Weine', 'Lager'),
    entry('Zu versendende Weine', 'Lager'),
    entry('Weine', 'Lager'),
  ]

  test('is all there in its order while nothing is typed', () => {
    expect(matching(screens, ' ')).toEqual(screens)
  })

  test('is found by every word of its name and group; what begins so comes first', () => {
    expect(labels(matching(screens, 'weine'))).toEqual([
      'Weine',
      'Bestand aktiver Weine',
      'Zu versendende Weine',
    ])
    expect(labels(matching(screens, 'lager akt'))).toEqual(['Bestand aktiver Weine'])
    expect(matching(screens, 'rechnung')).toEqual([])
  })

  test('takes no more than its share once something is typed', () => {
    const many = Array.from({ length: 20 }, (_, index) => entry(`Liste ${index}`))
    expect(matching(many, 'liste')).toHaveLength(6)
  })
})

describe('what the server found', () => {
  test('stays while it fits what is typed', () => {
    const found = customers(row(1, 'Schmidt'), row(2, 'Schneider'), {
      id: 3,
      label: 'Müller',
      hint: '0221 4711',
    })
    expect(stillFitting(found, 'schm').customers.map(({ id }) => id)).toEqual([1])
    expect(stillFitting(found, '0221/47').customers.map(({ id }) => id)).toEqual([3])
  })

  test('comes in the order of the answer while nothing is chosen', () => {
    const answer = { ...customers(row(2), row(1), row(3)) }
    expect(joined(customers(row(1)), answer as never, null)).toEqual(answer)
  })

  test('leaves the chosen entry where it is, and is otherwise the answer', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(ids, ids, fc.nat(), (before, after, pick) => {
        const place = pick % before.length
        const chosen = before[place] ?? 0
        const key = recordKey('customers', kindOf.customers, chosen)
        const shown = customers(...before.map((id) => row(id)))
        const answer = customers(...after.map((id) => row(id)))
        const found = joined(shown, answer as never, key).customers.map(({ id }) => id)
        expect(found.toSorted()).toEqual(after.toSorted())
        if (after.includes(chosen)) expect(found.indexOf(chosen)).toBe(Math.min(place, after.length - 1))
        expect(found.filter((id) => id !== chosen)).toEqual(after.filter((id) => id !== chosen))
      }),
    )
  })

  test('is not shown again where it was opened lately, whether as an order or as its invoice', () => {
    const found = { ...nothingFound, orders: [row(5), row(6)], invoices: [row(5)], wines: [row(5)] }
    const rest = withoutRecents(found, [{ kind: 'order', id: 5 }])
    expect(foundGroups.map((group) => rest[group].map(({ id }) => id))).toEqual([[], [6], [], [5], []])
  })
})

describe('the keys', () => {
  const sections = [
    { key: 'screens', title: '', entries: [entry('a'), entry('b')] },
    { key: 'customers', title: '', entries: [entry('c'), entry('d')] },
    { key: 'wines', title: '', entries: [entry('e')] },
  ]

  test.each([
    ['a', 'entry', 1, 'b'],
    ['b', 'entry', 1, 'c'],
    ['c', 'entry', -1, 'b'],
    ['a', 'entry', -1, 'a'],
    ['e', 'entry', 1, 'e'],
    ['b', 'group', 1, 'c'],
    ['d', 'group', -1, 'a'],
    ['e', 'group', 1, 'a'],
    ['a', 'group', -1, 'e'],
  ] as const)('lead from %s by one %s (%i) to %s', (current, by, direction, next) => {
    expect(keyAfter(sections, current, { by, direction })).toBe(next)
  })

  test('lead nowhere where nothing was found', () => {
    expect(keyAfter([], null, { by: 'entry', direction: 1 })).toBeNull()
    expect(keyAfter([], null, { by: 'group', direction: 1 })).toBeNull()
  })
})
