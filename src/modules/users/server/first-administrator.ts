import type pg from 'pg'
import { hashToken, newToken } from '#platform/server/entrance/passwords.ts'
import type { Settings } from '#platform/server/settings.ts'

const EMAIL = 'admin@localhost.localdomain'

/**
 * A fresh installation has one administrator without a password. The link sets it, once, within a day;
 * as long as nobody has used it, each start makes a new one.
 */
export async function firstAdministratorLink(client: pg.ClientBase, settings: Settings): Promise<string> {
  const token = newToken()
  await client.query('BEGIN')
  const { rows } = await client.query<{ id: number }>(
    `INSERT INTO sys_users (user_name, name, tel_gsm, email, user_level, bayi) VALUES ('admin', 'Administrator', '-', $1, 1, 1)
     ON CONFLICT DO NOTHING RETURNING id`,
    [EMAIL],
  )
  const userId = rows[0]?.id ?? (await existingAdministrator(client))
  await client.query(
    `INSERT INTO sys_reset_links (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 day')`,
    [hashToken(token), userId],
  )
  await client.query('COMMIT')
  return `${settings.publicUrl}/ResetPassword?reset_link=${token}&email=${encodeURIComponent(EMAIL)}`
}

async function existingAdministrator(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>(`SELECT id FROM sys_users WHERE user_name = 'admin'`)
  return rows[0]?.id ?? 0
}

/** Nobody has ever signed in: the only real user is the administrator that still waits for a password. */
export async function awaitsFirstAdministrator(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ waits: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM sys_users WHERE user_pass IS NOT NULL) AS waits`,
  )
  return rows[0]?.waits ?? true
}
