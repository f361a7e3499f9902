import { z } from 'zod'
import { everyone } from '../actor.ts'
import { defineCall, done, many, saved, savedId, type TypesOf } from '../calls.ts'
import { flag, requiredText, rowId, rowVersion } from '../fields.ts'
import { ListLayout, listKey, ViewContent } from '../lists/list-layout.ts'
import { byId } from '../record-calls.ts'

const settings = {
  columns: ListLayout.optional().describe('columns in their order'),
  view: rowId.optional().describe('view that the list opens with'),
}

export const ListSettings = z.strictObject(settings)

/** The caller's settings of all lists at once. */
export const getSettings = defineCall({
  path: '/list_settings/get',
  who: everyone,
  input: z.object({}),
  answer: many(z.object({ list: z.string(), ...settings })),
})

export const saveSettings = defineCall({
  path: '/list_settings/save',
  who: everyone,
  writes: true,
  input: z.object({ list: listKey, ...settings }),
  answer: done,
})

export const resetSettings = defineCall({
  path: '/list_settings/reset',
  who: everyone,
  writes: true,
  input: z.object({ list: listKey }),
  answer: done,
})

export const ListView = z.object({
  id: rowId,
  list: z.string().describe('list that the view is of'),
  name: z.string().describe('name of the view'),
  owner: z.number().describe('who made the view'),
  is_shared: flag.describe('everybody has the view'),
  content: ViewContent,
  version: z.number(),
})

export type ListView = z.infer<typeof ListView>

/** Own and shared views of all lists that the caller may see. */
export const listViews = defineCall({
  path: '/list_view/list',
  who: everyone,
  input: z.object({}),
  answer: many(ListView),
})

/** A new view, or with an id a change of one. */
export const saveView = defineCall({
  path: '/list_view/save',
  who: everyone,
  writes: true,
  input: z.object({
    id: rowId.nullish(),
    version: rowVersion.nullish(),
    list: listKey,
    name: requiredText(60),
    is_shared: flag.default('0'),
    content: ViewContent,
  }),
  answer: saved(ListView),
})

export const deleteView = defineCall({
  path: '/list_view/delete',
  actsOn: 'list_views',
  who: everyone,
  writes: true,
  input: byId,
  answer: savedId,
})

export const viewCalls = [getSettings, saveSettings, resetSettings, listViews, saveView, deleteView] as const

declare module '../calls.ts' {
  interface CallTypes extends TypesOf<typeof viewCalls> {}
}
