import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { optionalText, requiredText } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { definitionTexts } from '../texts.ts'
import { sys_category_view } from './stored/sys_category_view.ts'

/** A category of customers; without a key of its own it takes its number. */
export const CategoryForm = z.object({
  cat_type: optionalText(10).describe('key of the category, unique'),
  category: requiredText(200).describe('category of customers'),
})

export type CategoryForm = z.infer<typeof CategoryForm>

export type CategoryRow = z.infer<typeof sys_category_view>

export const categoryList = defineList({
  path: '/sys_category/list',
  row: sys_category_view,
  export: admin,
  defaultSort: ['category', 'ASC'],
  texts: definitionTexts,
  columns: {
    id: { filter: 'startsWith', width: 90 },
    cat_type: { filter: 'startsWith', width: 140 },
    category: { filter: 'contains', width: 420 },
  },
  unseen: ['version'],
})
