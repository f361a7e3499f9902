import { fileColumnsOf } from '#core/record-fields.ts'
import { wineColumns as declared } from '#modules/stock/domain/wine-columns.ts'
import { LONGEST_CODE, remark, type Columns } from './column.ts'

export const wineColumns = fileColumnsOf(declared) satisfies Columns

export const stockColumns = {
  wine: {
    kind: 'code',
    head: wineColumns.code.head,
    also: wineColumns.code.also,
    isRequired: true,
    longest: LONGEST_CODE,
    example: 'RS-19',
  },
  bottles: {
    kind: 'whole',
    head: { tr: 'Şişe adedi', de: 'Flaschen', en: 'Bottles' },
    also: ['Bestand', 'Menge', 'Adet', 'Stock'],
    isRequired: true,
    isSum: true,
    least: 1,
    most: 1_000_000,
    example: 120,
  },
  note: { kind: 'text', head: remark, also: ['Notiz', 'Note'], longest: 500, example: '' },
} as const satisfies Columns
