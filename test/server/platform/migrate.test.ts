import { expect, test } from 'vitest'
import { createPool } from '#platform/server/database.ts'
import { migrate, readMigrations } from '#platform/server/migrate.ts'
import { cloneDatabase } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'

const NAME = '0402_kept_heads.sql'

test('a migration that fails leaves nothing behind, and the next start runs it again', async () => {
  const database = await cloneDatabase()
  const pool = createPool(database.url, 2)
  atEndOfFile(async () => {
    await pool.end()
    await database.drop()
  })
  await pool.query('DROP TABLE kept_heads')
  await pool.query(`DELETE FROM schema_migrations WHERE name = '${NAME}'`)
  // The function is still there, so the file fails after it has made its table.
  await expect(migrate(pool)).rejects.toThrow('keep_newest_head')
  const { rows } = await pool.query(`SELECT to_regclass('kept_heads') AS name`)
  expect(rows).toEqual([{ name: null }])
  await pool.query('DROP FUNCTION keep_newest_head CASCADE')
  expect(await migrate(pool)).toEqual([NAME])
  expect(await migrate(pool)).toEqual([])
})

test('a migration that was changed after it had been applied stops the start', async () => {
  const database = await cloneDatabase()
  const pool = createPool(database.url, 2)
  atEndOfFile(async () => {
    await pool.end()
    await database.drop()
  })
  const [first] = await readMigrations()
  await pool.query(`UPDATE schema_migrations SET checksum = 'other' WHERE name = $1`, [first?.name])
  await expect(migrate(pool)).rejects.toThrow(`${first?.name} was changed after it had been applied`)
})
