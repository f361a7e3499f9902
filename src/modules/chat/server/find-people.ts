import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import type { FoundRow, Wanted } from '#core/lists/search.ts'
import type { Database } from '#platform/server/database/database.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { hasWords } from '#platform/server/lists/words-sql.ts'
import { reachablePeople } from '../domain/visibility.ts'

/** People by name and sign-in name: those whom the person may write to. */
export async function findPeople(db: Database, actor: Actor, { words, limit }: Wanted): Promise<FoundRow[]> {
  const names = sql`(' ' || search_fold(concat_ws(' ', u.user_name, u.name, u.surname)))`
  return allRows(db)<FoundRow>`
    select u.id, ${personName} as label, u.user_name as hint from sys_users u
    where ${scopeSql(reachablePeople(actor), 'u')} and ${hasWords(names, words)}
    order by concat_ws(' ', u.name, u.surname, u.user_name) collate "de-x-icu", u.id limit ${limit}`
}
