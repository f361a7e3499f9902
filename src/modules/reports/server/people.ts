import { sql } from 'kysely'

/** How reports call a person of `sys_users u`. */
export const personName = sql<string>`coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name)`
