import { sql } from 'kysely'
import type { TestApp } from './app.ts'

type Clocks = Pick<TestApp, 'db' | 'setNow'>

/** Moves the clocks of the node and of its database to the same moment. */
export async function moveClocks({ db, setNow }: Clocks, moment: string): Promise<void> {
  setNow(moment)
  await sql`create or replace function business_today() returns date language sql stable
    return (${sql.lit(moment)}::timestamptz at time zone 'Europe/Berlin')::date`.execute(db)
}

/** Both clocks show the real time again. */
export async function resetClocks({ db, setNow }: Clocks): Promise<void> {
  setNow(null)
  await sql`create or replace function business_today() returns date language sql stable
    return (now() at time zone 'Europe/Berlin')::date`.execute(db)
}

/** Both clocks show an earlier day, as if no document had been issued since. */
export async function goBackTo(app: Clocks, moment: string): Promise<void> {
  await moveClocks(app, moment)
  await sql`update fatura_sayac set last_day = null`.execute(app.db)
}
