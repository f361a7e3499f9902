import { randomUUID } from 'node:crypto'
import { io, type Socket } from 'socket.io-client'
import type { Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { startProduct } from './servers.ts'

const WINDOWS = 500
const MESSAGES = 200
const people = ['personel', 'satis', 'bayiadmin', 'bayi'] as const

const connected = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })

/** Five hundred open windows on one node, and how long a message takes from one person to another's window. */
export async function measureChat(company: Company): Promise<Record<string, string>> {
  const product = await startProduct(company.url)
  const origin = new URL(product.url).origin
  const admin = await signIn(origin)
  const sessions = await Promise.all(people.map((name) => signIn(origin, name)))
  const windows: Socket[] = []
  for (let index = 0; index < WINDOWS; index += 1) {
    const sesion_id = sessions[index % sessions.length]
    windows.push(
      io(origin, { path: '/realtime', auth: { sesion_id }, transports: ['websocket'], forceNew: true }),
    )
  }
  await Promise.all(windows.map(connected))

  const heard = new Map<string, (time: number) => void>()
  windows[0]?.on('chat_message', ({ message }: { message: { message: string } }) =>
    heard.get(message.message)?.(performance.now()),
  )
  const uid = 3
  const times: number[] = []
  const before = cpuOf(product.pid) + cpuOf(company.postmaster)
  for (let index = 0; index < MESSAGES; index += 1) {
    const message: string = randomUUID()
    const arrival = new Promise<number>((resolve) => heard.set(message, resolve))
    const sent = performance.now()
    await post(`${origin}/api/chat/messages/send`, {
      uid,
      client_id: randomUUID(),
      message,
      sesion_id: admin,
    })
    times.push((await arrival) - sent)
  }
  const cpu = (cpuOf(product.pid) + cpuOf(company.postmaster) - before) / MESSAGES
  for (const window of windows) window.disconnect()
  await product.stop()
  times.sort((a, b) => a - b)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  return {
    [`a chat message with ${WINDOWS} open windows, from send to window`]: `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, ${cpu.toFixed(1)} CPU-ms`,
  }
}
