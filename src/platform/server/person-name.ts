import { sql } from 'kysely'

/** How a person of `sys_users u` is called: by name, or else as they sign in. */
export const personName = sql<string>`coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name)`
