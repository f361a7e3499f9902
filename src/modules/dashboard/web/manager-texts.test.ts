import { expect, test } from 'vitest'
import { say } from '#core/texts/texts.ts'
import { managerTexts } from './manager-texts.ts'

test.each([
  ['cohort_new', { all: '1' }, ['1 yeni müşteri', '1 neuer Kunde', '1 new customer']],
  ['cohort_new', { all: '1.001' }, ['1.001 yeni müşteri', '1.001 neue Kunden', '1.001 new customers']],
  ['cancelled_note', { count: 1, all: 1 }, ['1 siparişten 1', '1 von 1 Auftrag', '1 of 1 order']],
  [
    'paid_note',
    { count: 1, days: '1' },
    ['1 fatura, ortalama 1 günde', '1 Rechnung, im Schnitt nach 1 Tag', '1 invoice, after 1 day on average'],
  ],
] as const)('%s of %o is said in its number', (name, params, said) => {
  expect((['tr', 'de', 'en'] as const).map((language) => say(managerTexts[name], language, params))).toEqual(
    said,
  )
})
