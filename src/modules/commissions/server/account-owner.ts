import { sql } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import { scopeSql } from '#platform/server/scope-sql.ts'
import type { AccountKind } from '../domain/account.ts'
import { accountScope } from '../domain/scope.ts'

/** Whose account is asked for, the own where nobody is named. */
export async function ownerOf(
  db: Database,
  actor: Actor,
  user_id: number | null | undefined,
): Promise<number> {
  if (!user_id || user_id === actor.id || isAdmin(actor)) return user_id ?? actor.id
  const { rows } = await sql`
    select from sys_users where id = ${user_id} and ${scopeSql(accountScope(actor))}`.execute(db)
  if (!rows.length) throw new AppError('ERR_105')
  return user_id
}

/** The sums of an account by the kind of its lines. */
export async function sumsOf(db: Database, owner: number): Promise<Map<AccountKind, number>> {
  const { rows } = await sql<{ kind: AccountKind; total: number }>`
    select kind, sum(amount)::amount as total from prim_hesap where per_id = ${owner} group by kind`.execute(
    db,
  )
  return new Map(rows.map(({ kind, total }) => [kind, total]))
}
