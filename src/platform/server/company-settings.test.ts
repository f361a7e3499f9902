import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { defaultSettings } from '#core/company/company-settings.ts'
import { startTestApp } from '#test/server/app.ts'

const app = await startTestApp()

const { rows: programs } = await sql<{ name: string; body: string }>`
  select viewname as name, definition as body from pg_views where schemaname = 'public'
  union all select matviewname, definition from pg_matviews where schemaname = 'public'
  union all select proname, pg_get_functiondef(oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`.execute(app.db)

const bodyOf = (wanted: string) => programs.find(({ name }) => name === wanted)?.body ?? ''

const defaults: Readonly<Record<string, unknown>> = defaultSettings

describe('settings that the database reads itself', () => {
  const kept = [...bodyOf('setting_default').matchAll(/WHEN '(\w+)'/g)].map(([, key = '']) => key)

  test('have the defaults of the product', async () => {
    const { rows } = await sql<{ key: string; standard: string }>`
      select key, setting_default(key) as standard from unnest(${kept}::text[]) key`.execute(app.db)
    expect(kept.length).toBeGreaterThan(1)
    expect(rows).toEqual(kept.map((key) => ({ key, standard: String(defaults[key]) })))
  })

  test('have a default each, and no other one has', () => {
    const read = programs.flatMap(({ body }) =>
      [...body.matchAll(/company_setting\('(\w+)'/g)].map(([, key = '']) => key),
    )
    expect([...new Set(read)].toSorted()).toEqual(kept.toSorted())
  })

  test('are read in one place', () => {
    const readers = programs.filter(({ body }) => /\bcompany_settings\b/.test(body)).map(({ name }) => name)
    expect(readers).toEqual(['company_setting'])
  })

  test('are those chosen by the company, else their defaults', async () => {
    const value = async () => {
      const { rows } = await sql<{
        value: string
      }>`select company_setting('commission_when') as value`.execute(app.db)
      return rows[0]?.value
    }
    expect(await value()).toBe('paid')
    await sql`update company_settings set chosen = '{"commission_when": "safe"}'`.execute(app.db)
    expect(await value()).toBe('safe')
  })
})
