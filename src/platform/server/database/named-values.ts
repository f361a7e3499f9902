import type { Database } from './database.ts'

/** Single values of the company that no screen lists, by their names. */
export async function storeValue(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('sys_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Stores a value if there is none of the name, and answers the one that counts. */
export async function firstValue(db: Database, name: string, value: string): Promise<string> {
  await db
    .insertInto('sys_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('sys_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return row.value
}
