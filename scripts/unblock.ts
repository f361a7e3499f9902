import { besideTheApp } from './with-database.ts'

// Unblocks a user when the last administrator is blocked: "npm run unblock -- <user name>". The app may run.
const [userName] = process.argv.slice(2)

if (!userName) {
  console.error('Name the user to unblock.')
  process.exit(1)
}

await besideTheApp(async (client) => {
  const { rows } = await client.query<{ id: number; user_name: string }>(
    `UPDATE sys_users SET blocked = '0', failed_login_try_count = 0
     WHERE lower(user_name) = lower($1) AND sil = '0' AND user_level <> 0 RETURNING id, user_name`,
    [userName],
  )
  const [user] = rows
  if (!user) {
    console.error(`There is no user ${userName}.`)
    process.exitCode = 1
    return
  }
  await client.query('DELETE FROM sys_blocks WHERE user_id = $1 OR subject = $2', [
    user.id,
    `account:${user.id}`,
  ])
  await client.query(
    `INSERT INTO sys_security_events (event, user_id, user_name, detail) VALUES ('account_opened', $1, $2, 'command')`,
    [user.id, user.user_name],
  )
  console.log(`${user.user_name} can sign in again.`)
})
