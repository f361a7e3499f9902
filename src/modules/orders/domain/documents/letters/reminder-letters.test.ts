import { describe, expect, test } from 'vitest'
import { documentSource } from '#test/fixtures/documents.ts'
import { reminderLetter } from './reminder-letters.ts'

const sent = {
  sd_uyari_1_is: '1',
  sd_uyari_1_is_tar: '2026-02-05',
  sd_uyari_2_is: '1',
  sd_uyari_2_is_tar: '2026-02-20',
  sd_uyari_2_fark: 10,
  sd_uyari_3_is: '1',
  sd_uyari_3_is_tar: '2026-03-08',
  sd_uyari_3_fark: 30,
} as const

const wordsOf = (model: ReturnType<typeof reminderLetter>) =>
  model.body.flatMap((block) => (block.type === 'text' ? block.text : [])).join('\n')

const totalsOf = (model: ReturnType<typeof reminderLetter>) =>
  Object.fromEntries(
    model.body.flatMap((block) =>
      block.type === 'totals' ? block.rows.map((row) => [row.label, row.amount]) : [],
    ),
  )

describe('the three letters', () => {
  test.each([
    {
      stage: 1,
      title: 'Zahlungserinnerung',
      totals: { Rechnungsbetrag: 220.63, 'Offener Betrag': 220.63 },
      deadline: '19.02.2026',
    },
    {
      stage: 2,
      title: 'Mahnung',
      totals: { Rechnungsbetrag: 220.63, Mahngebühr: 10, 'Offener Betrag': 230.63 },
      deadline: '06.03.2026',
    },
    {
      stage: 3,
      title: 'LETZTE MAHNUNG',
      totals: { Rechnungsbetrag: 220.63, Mahngebühr: 30, 'Offener Betrag': 250.63 },
      deadline: '22.03.2026',
    },
  ] as const)('stage $stage is a $title', ({ stage, title, totals, deadline }) => {
    const model = reminderLetter(documentSource(sent), stage)
    expect(model.title).toBe(title)
    expect(model.subtitle).toBe('zu unserer Rechnung 100023 vom 15.01.2026')
    expect(model.watermark).toBeUndefined()
    expect(totalsOf(model)).toEqual(totals)
    expect(wordsOf(model)).toContain(deadline)
    expect(wordsOf(model).includes('Inkasso')).toBe(stage === 3)
  })

  test('a copy counts the payments of its own day only', () => {
    const payments = [
      { islem_zamani: '2026-02-10', borc: 100 },
      { islem_zamani: '2026-03-01', borc: 20 },
    ]
    const open = ([1, 2, 3] as const).map(
      (stage) => totalsOf(reminderLetter(documentSource(sent, { payments }), stage))['Offener Betrag'],
    )
    expect(open).toEqual([220.63, 130.63, 130.63])
  })

  test('instalments: table, amount and transfer ask for what is overdue, and name the rest', () => {
    const instalments = [
      { tak_tar: '2026-01-31', tak_tutar: 55.16, filled: [{ day: '2026-02-01', tutar: 55.16 }] },
      { tak_tar: '2026-02-10', tak_tutar: 55.16, filled: [{ day: '2026-02-18', tutar: 5.16 }] },
      { tak_tar: '2026-03-31', tak_tutar: 55.16, filled: [] },
      { tak_tar: '2026-04-30', tak_tutar: 55.15, filled: [] },
    ]
    const payments = [
      { islem_zamani: '2026-02-01', borc: 55.16 },
      { islem_zamani: '2026-02-18', borc: 5.16 },
    ]
    const model = reminderLetter(documentSource(sent, { instalments, payments }), 2)
    expect(totalsOf(model)).toEqual({
      Rechnungsbetrag: 220.63,
      Mahngebühr: 10,
      'bereits gezahlt': -60.32,
      'noch nicht fällig': -110.31,
      'Fälliger Betrag': 60,
    })
    expect(wordsOf(model)).toContain('110,31')
    const table = model.body.find((block) => block.type === 'table')
    expect(table?.rows).toEqual([['2026-02-10', 55.16, 50, null]])
    const transfer = model.body.find((block) => block.type === 'transfer')
    expect(transfer?.code).toContain('EUR60.00')
    // Before anything is late, the letter asks for the next instalment and not for all of them.
    const early = reminderLetter(
      documentSource({ ...sent, sd_uyari_1_is_tar: '2026-01-20' }, { instalments }),
      1,
    )
    expect(totalsOf(early)).toMatchObject({ 'Fälliger Betrag': 55.16 })
  })

  test.each([1, 2, 3] as const)('stage %i names a day to come as one to come', (stage) => {
    const early = { ...sent, [`sd_uyari_${stage}_is_tar`]: '2026-01-10', vade_tar: '2026-01-29' }
    const words = wordsOf(reminderLetter(documentSource(early), stage))
    expect(words).not.toMatch(/seit dem|, fällig am/)
    expect(words).toMatch(/29\.01\.2026/)
  })

  test('one that was not sent is a preview of today', () => {
    const model = reminderLetter(documentSource({}, { today: '2026-02-09' }), 1)
    expect(model).toMatchObject({ watermark: 'VORSCHAU', date: '2026-02-09' })
  })

  test('without a valid account the letter names no code to pay with', () => {
    const model = reminderLetter(documentSource(sent, { bank: null }), 2)
    expect(model.body.some((block) => block.type === 'transfer')).toBe(false)
  })
})
