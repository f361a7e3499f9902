import { sql } from 'kysely'
import { check } from '#core/fields.ts'
import { getSettings, ListSettings, resetSettings, saveSettings } from '#core/platform-calls/views.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { refuseInvisible } from './visible-lists.ts'

/** Settings of lists, readable and writable only by their user. */
export const listSettingEndpoints = [
  serve(getSettings, async ({ db, actor }) => {
    const rows = await db
      .selectFrom('user_list_settings')
      .select(['list', 'settings'])
      .where('user_id', '=', actor.id)
      .orderBy('list')
      .execute()
    // Settings stored by an older version in another format are ignored.
    const readable = rows.flatMap(({ list, settings }) => {
      const stored = check(ListSettings, settings)
      return stored.success ? [{ list, ...stored.data }] : []
    })
    return { datalist: readable }
  }),

  serve(saveSettings, async (call) => {
    const { db, actor, input } = call
    const { list, ...settings } = input
    refuseInvisible(call, list)
    await sql`
      insert into user_list_settings (user_id, list, settings)
      values (${actor.id}, ${list}, ${JSON.stringify(settings)})
      on conflict (user_id, list) do update
      set settings = excluded.settings, version = user_list_settings.version + 1`.execute(db)
    return {}
  }),

  serve(resetSettings, async ({ db, actor, input }) => {
    await db
      .deleteFrom('user_list_settings')
      .where('user_id', '=', actor.id)
      .where('list', '=', input.list)
      .execute()
    return {}
  }),
]
