import { sql, type RawBuilder } from 'kysely'

/** How the person of a row of `sys_users` with this alias is called: by name, or else as they sign in; null without a row. */
export function personNameOf(row: string): RawBuilder<string | null> {
  const field = (name: string) => sql.ref(`${row}.${name}`)
  return sql<
    string | null
  >`coalesce(nullif(concat_ws(' ', ${field('name')}, ${field('surname')}), ''), ${field('user_name')})`
}

/** The person of `sys_users u`. */
export const personName = personNameOf('u')
