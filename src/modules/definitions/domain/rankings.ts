import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalText, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { definitionTexts } from '../texts.ts'

/** Pictures, checked by content, up to five megabytes; not SVG, which can contain scripts. */
export const rankingRule = {
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
  maxBytes: 5 * 1_048_576,
}

export const RankingForm = z.object({
  title: optionalText(100).describe('title of the ranking'),
  img_url: optionalText(500).describe('address of the picture elsewhere'),
  file_name: optionalText(200).describe('name of the picture'),
  base_64: z.string().min(1, { message: 'requiredField' }).describe('the picture itself'),
})

export type RankingForm = z.infer<typeof RankingForm>

export const RankingRow = z.object({
  id: rowId,
  title: z.string().nullable(),
  img_url: z.string().nullable(),
  file_name: z.string(),
  file_type: z.string().describe('kind of the picture'),
  created_at: z.string().describe('moment of creation'),
  version: z.number(),
})

export type RankingRow = z.infer<typeof RankingRow>

export const rankingList = defineList({
  path: '/raking_figure/list',
  row: RankingRow,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: definitionTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    title: { filter: 'contains', width: 300 },
    file_name: { filter: 'contains', width: 220 },
    created_at: { kind: 'moment', filter: 'equals', width: 150 },
    img_url: { hidden: true },
    file_type: { hidden: true },
    version: { kind: 'number', hidden: true },
  },
})
