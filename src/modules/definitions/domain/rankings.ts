import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalText } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { definitionTexts } from '../texts.ts'
import { raking_figure_view } from './stored/raking_figure_view.ts'

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

export type RankingRow = z.infer<typeof raking_figure_view>

export const rankingList = defineList({
  path: '/raking_figure/list',
  row: raking_figure_view,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: definitionTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    title: { filter: 'contains', width: 300 },
    file_name: { filter: 'contains', width: 220 },
    created_at: { filter: 'equals', width: 150 },
  },
  unseen: ['img_url', 'file_type', 'version'],
})
