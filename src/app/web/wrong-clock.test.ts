// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, createElement as h, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { defaultSettings } from '#core/company/company-settings.ts'
import { waitFor as reminderWait } from '#modules/telephone/domain/reminders.ts'
import { dayName, shortMoment } from '#modules/chat/web/messages/moments.ts'
import { newDraft } from '#modules/orders/web/order/order-draft.ts'
import { countries, customer } from '#modules/orders/web/order/order.fixture.ts'
import { CalendarPopover } from '#platform/web/form/CalendarPopover.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { setLanguage } from '#platform/web/language.tsx'
import { learnServerTime, serverNow, serverToday, untilServer } from '#platform/web/session/server-clock.ts'
import { render } from '#test/web/render.ts'

/** Moments of the server at which an hour makes another day, month or year, or comes twice or never. */
const moments = [
  ['a quarter to midnight of New Year’s Eve', '2026-12-31T22:45:00Z', '2026-12-31', '2027-01-01'],
  ['a quarter past midnight of New Year', '2026-12-31T23:15:00Z', '2027-01-01', '2027-01-02'],
  ['before the hour that does not exist', '2026-03-29T00:59:59Z', '2026-03-29', '2026-03-30'],
  ['after it', '2026-03-29T01:00:00Z', '2026-03-29', '2026-03-30'],
  ['midnight before it', '2026-03-28T23:00:00Z', '2026-03-29', '2026-03-30'],
  ['the first of the hour that comes twice', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-26'],
  ['the second of it', '2026-10-25T01:30:00Z', '2026-10-25', '2026-10-26'],
  ['the last hour of that day, which has 25', '2026-10-25T22:30:00Z', '2026-10-25', '2026-10-26'],
  ['noon', '2026-11-19T11:00:00Z', '2026-11-19', '2026-11-20'],
] as const

const HOUR = 3_600_000
const offsets = [
  ['right', 0],
  ['an hour ahead', HOUR],
  ['an hour behind', -HOUR],
  ['two days ahead', 48 * HOUR],
  ['two days behind', -48 * HOUR],
  ['thirty days ahead', 720 * HOUR],
  ['thirty days behind', -720 * HOUR],
] as const

const cases = moments.flatMap(([when, ...rest]) =>
  offsets.map(([clock, by]) => [`${clock}, ${when}`, by, ...rest] as const),
)

const words = { today: 'heute', yesterday: 'gestern' }
const given = { countries, settings: defaultSettings, sellerVatId: null }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The browser has heard the server's time; its own clock shows another one. */
function setClocks(moment: string, by: number): void {
  vi.setSystemTime(Date.parse(moment) + by)
  const heardAt = performance.now()
  learnServerTime(String(Date.parse(moment)), heardAt, heardAt)
}

describe('with a browser clock that is', () => {
  test.each(cases)('%s: day, order, hold, reminder and chat go by the server', (_, by, moment, day, next) => {
    setClocks(moment, by)
    expect(Math.abs(serverNow().epochMilliseconds - Date.parse(moment))).toBeLessThan(5_000)
    expect([serverToday(), businessDay(serverNow())]).toEqual([day, day])

    const { values, terms } = newDraft(customer({}), given)
    expect([terms.orderDay, values.s_odeme_tarihi]).toEqual([day, null])

    const inTenMinutes = Temporal.Instant.from(moment).add({ minutes: 10 }).toString()
    expect(Math.abs(untilServer(inTenMinutes) - 600_000)).toBeLessThan(5_000)
    expect(Math.abs((reminderWait(inTenMinutes, serverNow()) ?? 0) - 600_000)).toBeLessThan(5_000)

    expect([dayName(day, words), shortMoment(moment, words)]).toEqual([
      'heute',
      expect.stringMatching(/^\d\d:\d\d$/),
    ])
    expect(dayName(next, words)).not.toBe('heute')
  })
})

type Values = { day: string | null }

function Form({ heard }: { heard(day: unknown): void }) {
  const [values, setValues] = useState<Values>({ day: null })
  heard(values.day)
  const set: FieldSource<Values>['set'] = (name, value) =>
    setValues((before) => ({ ...before, [name]: value }))
  const form: FieldSource<Values> = { values, errors: {}, isRequired: () => false, set }
  return h(DateField<Values>, { form, name: 'day', label: 'Tag' })
}

test.each(cases)('%s: a typed day counts from the day of the server', async (_, by, moment, day, next) => {
  setClocks(moment, by)
  setLanguage('de')
  let chosen: unknown = null
  const page = h(MantineProvider, { env: 'test', children: h(Form, { heard: (value) => (chosen = value) }) })
  const shown = await render(page)
  const field = document.querySelector('input')
  const type = (text: string) =>
    act(async () => {
      if (!field) throw new Error('no field')
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('heute')
  expect(chosen).toBe(day)
  await type('+1')
  expect(chosen).toBe(next)
  await shown.unmount()
})

test.each(cases)('%s: an empty calendar opens at the month of the server', async (_, by, moment, day) => {
  setClocks(moment, by)
  setLanguage('en')
  const calendar = h(CalendarPopover, { value: null, onPick: () => undefined, onClose: () => undefined })
  const shown = await render(h(MantineProvider, { env: 'test', children: calendar }))
  const month = new Date(`${day}T00:00:00Z`).toLocaleString('en', { month: 'long', year: 'numeric' })
  expect(document.body.textContent).toContain(month)
  await shown.unmount()
})
