import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalText, requiredText, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { definitionTexts } from '../texts.ts'

/** A category of customers; without a key of its own it takes its number. */
export const CategoryForm = z.object({
  cat_type: optionalText(10).describe('key of the category, unique'),
  category: requiredText(200).describe('category of customers'),
})

export type CategoryForm = z.infer<typeof CategoryForm>

export const CategoryRow = z.object({
  id: rowId,
  cat_type: z.string(),
  category: z.string(),
  version: z.number(),
})

export type CategoryRow = z.infer<typeof CategoryRow>

export const categoryList = defineList({
  path: '/sys_category/list',
  row: CategoryRow,
  export: admin,
  defaultSort: ['category', 'ASC'],
  texts: definitionTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 90 },
    cat_type: { filter: 'startsWith', width: 140 },
    category: { filter: 'contains', width: 420 },
    version: { kind: 'number', hidden: true },
  },
})
