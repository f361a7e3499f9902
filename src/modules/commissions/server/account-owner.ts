import { sql } from 'kysely'
import { isAdmin, type Actor } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import type { Database } from '#platform/server/database/database.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { unseen } from '#platform/server/calls/unseen.ts'
import type { AccountKind } from '../domain/account.ts'
import { accountScope } from '../domain/scope.ts'

/** Who reads an account. */
export type Reader = Pick<Actor, 'id' | 'user_level' | 'bayi'>

/** The owner of the requested account, by default the caller. */
export async function ownerOf(
  db: Database,
  actor: Actor,
  user_id: number | null | undefined,
): Promise<number> {
  if (!user_id || user_id === actor.id || isAdmin(actor)) return user_id ?? actor.id
  const rows = await allRows(db)`
    select from sys_users where id = ${user_id} and ${scopeSql(accountScope(actor))}`
  if (!rows.length) throw new AppError(accessRefusals.ERR_105)
  return user_id
}

type AccountSum = { kind: AccountKind; total: number; since: IsoDate | null }

/** The lines of an account that the reader may see: all of the own account, else those of visible orders. */
export const linesOf = (reader: Reader, owner: number) =>
  sql`(select * from prim_hesap h where h.per_id = ${unseen(owner, 'integer')}
    and ${scopeSql(orderScope(reader), 'h', (value) => unseen(value, 'integer'))})`

/** Only the earned part needs its oldest day; other days are not read, as each calls a function for the clock. */
function readSums(db: Database, reader: Reader, owner: number): Promise<AccountSum[]> {
  const query = sql<AccountSum>`
    select kind, sum(amount)::amount as total, null::date as since
    from ${linesOf(reader, owner)} h where kind <> 'earned' group by kind
    union all
    select kind, sum(amount)::amount, min(day) filter (where amount > 0)
    from ${linesOf(reader, owner)} h where kind = 'earned' group by kind`
  return withKeptPlan(db, query.compile(db))
}

/** The sums of an account by kind of line, and the oldest day of the earned part that is not settled. */
export async function accountOf(db: Database, reader: Reader, owner: number) {
  const rows = await readSums(db, reader, owner)
  return {
    sums: new Map(rows.map(({ kind, total }) => [kind, total])),
    earnedSince: rows.find(({ kind }) => kind === 'earned')?.since ?? null,
  }
}
