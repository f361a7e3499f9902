import { besideTheApp } from './with-database.ts'

// "npm run codes-off" allows sign-ins without one-time codes, when these no longer arrive. The app may run.
await besideTheApp(async (client) => {
  const { rowCount } = await client.query(
    `UPDATE sys_settings SET value = '0' WHERE name = 'otp' AND value = '1'`,
  )
  if (rowCount)
    await client.query(`INSERT INTO sys_security_events (event, detail) VALUES ('codes_off', 'command')`)
  console.log(rowCount ? 'One-time codes are off.' : 'One-time codes were off already.')
})
