/** Column names of the sheet and the customer fields they fill. */
export const sheetColumns = {
  unvan: 'cus_m_f',
  adi: 'cus_name',
  soyadi: 'cus_surname',
  firma: 'cus_firm',
  tel1: 'cus_tel1',
  cus_private: 'cus_private',
  tel2: 'cus_tel2',
  fax: 'cus_fax',
  gsm: 'cus_gsm',
  email: 'cus_email',
  adres: 'adres',
  pk: 'pk',
  bolge: 'bolge',
  sehir: 'cus_city',
  ulke: 'cus_country_code',
} as const

export type SheetColumn = keyof typeof sheetColumns

export const expectedColumns = Object.keys(sheetColumns) as SheetColumn[]

/** Columns that the downloaded result of an upload has as well. */
export const resultColumns = ['id', 'status_code', 'status_desc'] as const

const allowed = new Set<string>([...expectedColumns, ...resultColumns])

export type HeaderCheck = { wrong: string[]; extra: string[]; missing: SheetColumn[] }

const loose = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s_-]/gu, '')
    .replaceAll('ı', 'i')
    .toLowerCase()

const looseNames = new Set([...allowed].map(loose))

/** Compares the first row of a sheet with what is expected; the order is free and blank cells do not count. */
export function checkHeader(cells: readonly string[]): HeaderCheck {
  const names = cells.map((cell) => cell.trim()).filter(Boolean)
  const unknown = names.filter((name) => !allowed.has(name))
  const repeated = names.filter((name, place) => allowed.has(name) && names.indexOf(name) < place)
  return {
    wrong: [...new Set([...unknown.filter((name) => looseNames.has(loose(name))), ...repeated])],
    extra: unknown.filter((name) => !looseNames.has(loose(name))),
    missing: expectedColumns.filter((name) => !names.includes(name)),
  }
}

export const isHeaderGood = ({ wrong, extra, missing }: HeaderCheck) =>
  wrong.length + extra.length + missing.length === 0
