import { sql } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/dates.ts'
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

type AccountSum = { kind: AccountKind; total: number; since: IsoDate | null }

const readSums = (db: Database, owner: number) =>
  sql<AccountSum>`
  select kind, sum(amount)::amount as total, min(day) filter (where amount > 0)::date as since
  from prim_hesap where per_id = ${owner} group by kind`.execute(db)

/** The sums of an account by the kind of its lines, and since when something of the earned part waits. */
export async function accountOf(db: Database, owner: number) {
  const { rows } = await readSums(db, owner)
  return {
    sums: new Map(rows.map(({ kind, total }) => [kind, total])),
    earnedSince: rows.find(({ kind }) => kind === 'earned')?.since ?? null,
  }
}
