import { describe, expect, test } from 'vitest'
import { fieldTextsOf } from '#modules/audit/domain/field-names.ts'
import { accessPage, languageOfCountry, type AccessPage } from './access-page.ts'
import { retentionTable } from './retention.ts'

test.each([
  ['DE', 'de'],
  ['AT', 'de'],
  ['CH', 'de'],
  ['FR', 'de'],
  ['TR', 'tr'],
  ['GB', 'en'],
  ['', 'de'],
])('somebody from %s is told in %s', (country, language) => expect(languageOfCountry(country)).toBe(language))

const carriers: Record<string, string> = { 1: 'DHL', 2: 'GLS' }

const pageOf = (more: Partial<AccessPage> = {}) =>
  accessPage({
    language: 'de',
    person: { name: 'Erika Muster', number: '10001' },
    day: '2026-11-19',
    controller: ['Wein GmbH', 'Ring 1'],
    stored: [],
    changes: [],
    retention: retentionTable({
      retention_invoice_years: 8,
      retention_ledger_years: 10,
      retention_letter_years: 6,
      consent_keep_years: 5,
      retention_mandate_months: 14,
    }),
    note: '',
    readerOf: (table) => ({
      table,
      language: 'de',
      texts: fieldTextsOf(table),
      flag: { yes: { tr: 'Evet', de: 'Ja', en: 'Yes' }, no: { tr: 'Hayır', de: 'Nein', en: 'No' } },
      wordOf: (list, key) => (list === 'kargo_sirketi' ? carriers[key] : undefined),
    }),
    ...more,
  })

describe('the page names', () => {
  test('only purposes and recipients of what is stored', () => {
    const empty = pageOf()
    expect(empty).not.toContain('Einwilligung, Art. 6')
    expect(empty).not.toContain('Paketdienst')
    const stored = [
      { name: 'kargo_cikti', rows: [{ kargo_firm: 2 }, { kargo_firm: 1 }, { kargo_firm: 2 }] },
      { name: 'mandates', rows: [{ reference: 'M-1' }] },
    ]
    const page = pageOf({ stored })
    expect(page).toContain('<li>Paketdienst: GLS, DHL</li>')
    expect(page).toContain('<li>Banken, für Zahlungen</li>')
    expect(page).not.toContain('E-Mails übermitteln')
  })

  test('no person of the staff, no key and no field that is empty', () => {
    const page = pageOf({
      stored: [
        { name: 'customers', rows: [{ cus_name: 'Erika', cus_user: 7, version: 3, s_r: '0', s_t: '1' }] },
      ],
    })
    expect(page).toContain('<td>Erika</td>')
    expect(page).toContain('<th scope="col">Trocken</th>')
    expect(page).not.toMatch(/Rot|version|cus_user|>7</)
  })

  test('both values of a change', () => {
    const change = {
      table_name: 'customers',
      action: 'UPDATE',
      at: '2026-11-19T10:00:00Z',
      note: null,
    } as const
    const page = pageOf({
      changes: [{ ...change, before: { cus_city: 'Köln' }, after: { cus_city: 'Bonn' } }],
    })
    expect(page).toContain('<td>Ort: Köln → Bonn</td>')
  })
})
