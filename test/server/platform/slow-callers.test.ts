import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createHttpApp } from '#platform/server/http.ts'
import { startTestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'

const app = await startTestApp()
const http = createHttpApp([], app.app.services, { headers: 200, request: 400, checkedEvery: 50 })
await http.listen({ port: 0, host: '127.0.0.1' })
atEndOfFile(() => http.close())

/** What comes back to somebody who sends this and then nothing more, until the connection ends. */
async function answerTo(sent: string): Promise<string> {
  const address = http.server.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  const socket = connect(address.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => (heard += String(chunk)))
  socket.write(sent)
  await once(socket, 'close')
  return heard
}

test.each([
  ['a head', 'POST /api/login HTTP/1.1\r\nhost: x\r\n'],
  [
    'a body',
    'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
  ],
])('%s that never ends is cut off', async (_, sent) => {
  expect(await answerTo(sent)).toContain('408')
})

test('a refused body is read to its end and answered whole', async () => {
  const body = 'x'.repeat(3_000_000)
  const head = `POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
  const next = 'GET /api HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'
  const heard = await answerTo(head + body + next)
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 405'])
})
