import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalKey, optionalText, requiredText, rowId, wholeNumber } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { definitionTexts } from '../texts.ts'

export const DealerForm = z.object({
  firma: requiredText(20).describe('short name of the dealer'),
  firma_cari: optionalText(200).describe('full name of the dealer'),
  adres: optionalText(500).describe('address'),
  ustid: optionalText(50).describe('VAT id'),
  yuzde: wholeNumber(0, 100).default(0).describe('commission in percent, from today on where it changes'),
  upper_firm: optionalKey.describe('dealer above this one'),
})

export type DealerForm = z.infer<typeof DealerForm>

export const DealerRow = DealerForm.extend({
  id: rowId,
  upper_firma: z.string().nullable().describe('short name of the dealer above'),
  version: z.number(),
})

export type DealerRow = z.infer<typeof DealerRow>

export const dealerList = defineList({
  path: '/bayi_cari/list',
  row: DealerRow,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: definitionTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    firma: { filter: 'startsWith', width: 150 },
    firma_cari: { filter: 'contains', width: 260 },
    adres: { filter: 'contains', width: 260 },
    ustid: { filter: 'startsWith', width: 130 },
    yuzde: { kind: 'number', percent: true, filter: 'gte', width: 110 },
    upper_firma: { filter: 'startsWith', width: 150 },
    upper_firm: { kind: 'number', hidden: true },
    version: { kind: 'number', hidden: true },
  },
})
