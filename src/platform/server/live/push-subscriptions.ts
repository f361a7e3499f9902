import { sql } from 'kysely'
import type { Language } from '#core/texts/texts.ts'
import type { Database } from '../database/database.ts'

/** Most browsers of one person that get pushes. */
const BROWSERS_MAX = 20

type Owner = { user_id: number; p256dh: string; auth: string; language: Language }

/** A browser gets the pushes of the person who signed in there last. */
export async function keepSubscription(db: Database, endpoint: string, owner: Owner): Promise<void> {
  await db
    .insertInto('push_subscriptions')
    .values({ endpoint, ...owner })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(owner))
    .execute()
  await sql`delete from push_subscriptions where user_id = ${owner.user_id} and id not in (
    select id from push_subscriptions where user_id = ${owner.user_id} order by id desc limit ${BROWSERS_MAX})`.execute(
    db,
  )
}

type Which = { id: number } | { endpoint: string; user_id: number }

export async function dropSubscription(db: Database, which: Which): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where((row) => row.and(which))
    .execute()
}

export const subscriptionsOf = (db: Database, userIds: readonly number[]) =>
  db
    .selectFrom('push_subscriptions as p')
    .innerJoin('sys_users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id', 'p.endpoint', 'p.p256dh', 'p.auth', 'p.language'])
    .where(sql<boolean>`p.user_id = any(${userIds})`)
    .where('u.blocked', '=', '0')
    .where('u.sil', '=', '0')
    .orderBy('p.id')
    .execute()
