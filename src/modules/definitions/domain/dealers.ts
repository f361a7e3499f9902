import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalKey, optionalText, requiredText, wholeNumber } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { definitionTexts } from '../texts.ts'
import { bayi_cari_view } from './stored/bayi_cari_view.ts'

export const DealerForm = z.object({
  firma: requiredText(20).describe('short name of the dealer'),
  firma_cari: optionalText(200).describe('full name of the dealer'),
  adres: optionalText(500).describe('address'),
  ustid: optionalText(50).describe('VAT id'),
  yuzde: wholeNumber(0, 100).default(0).describe('commission in percent, from today on where it changes'),
  upper_firm: optionalKey.describe('dealer above this one'),
})

export type DealerForm = z.infer<typeof DealerForm>

export const DealerRow = narrowed(bayi_cari_view, DealerForm.shape)

export type DealerRow = z.infer<typeof DealerRow>

export const dealerList = defineList({
  path: '/bayi_cari/list',
  row: DealerRow,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: definitionTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    firma: { filter: 'startsWith', width: 150 },
    firma_cari: { filter: 'contains', width: 260 },
    adres: { filter: 'contains', width: 260 },
    ustid: { filter: 'startsWith', width: 130 },
    yuzde: { percent: true, filter: 'gte', width: 110 },
    upper_firma: { filter: 'startsWith', width: 150 },
  },
  unseen: ['upper_firm', 'version'],
})
