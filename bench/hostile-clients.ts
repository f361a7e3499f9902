import { setPriority } from 'node:os'
import { randomUUID } from 'node:crypto'
import { post } from './lists.ts'

// A hundred callers who never sign in and never stop, on a machine of their own: node bench/hostile-clients.ts <origin>
const CLIENTS = 100
const origin = process.argv[2] ?? ''

/** They must not take the processor from the server that is measured, as they would not in real life. */
setPriority(19)

const attempts: [path: string, body: () => object][] = [
  ['/login', () => ({ user_name: 'admin', user_pass: 'Falsch123' })],
  ['/login', () => ({ user_name: randomUUID().slice(0, 8), user_pass: 'Falsch123' })],
  [
    '/reset_password',
    () => ({ email: 'admin@example.com', user_pass: 'NeuesPasswort9', reset_link: randomUUID() }),
  ],
  ['/reset_password_link', () => ({ email: `${randomUUID()}@example.com` })],
  ['/login_otp_confirm', () => ({ challenge: randomUUID(), code: '123456' })],
  ['/token', () => ({ sesion_id: randomUUID(), fcm: null })],
  ['/error_log/create', () => ({ message: 'x'.repeat(900) })],
  ['/call/event', () => ({ token: randomUUID(), event: 'newCall', callId: '1' })],
  ['/customers/list', () => ({ sesion_id: randomUUID() })],
]

/** Half of them share one address, the others have one each. */
const addressOf = (client: number) => (client % 2 ? '198.51.100.1' : `203.0.113.${client}`)

async function attack(client: number): Promise<never> {
  for (let turn = client; ; turn += 1) {
    const [path, body] = attempts[turn % attempts.length] ?? ['/login', () => ({})]
    await post(`${origin}/api${path}`, body(), { 'x-forwarded-for': addressOf(client) }).catch(
      () => undefined,
    )
    process.send?.('answered')
  }
}

await Promise.all(Array.from({ length: CLIENTS }, (_, client) => attack(client)))
