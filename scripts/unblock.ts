import { withDatabase } from './with-database.ts'

// The way back in when the last administrator is blocked: "node scripts/unblock.ts <user name>".
const [userName] = process.argv.slice(2)

if (!userName) {
  console.error('Name the user to unblock.')
  process.exit(1)
}

await withDatabase(async (client) => {
  const { rowCount } = await client.query(
    `UPDATE sys_users SET blocked = '0', failed_login_try_count = 0
     WHERE lower(user_name) = lower($1) AND sil = '0' AND user_level <> 0`,
    [userName],
  )
  console.log(rowCount ? `${userName} can sign in again.` : `There is no user ${userName}.`)
})
