import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import webPush from 'web-push'
import { describe, expect, test } from 'vitest'
import { isPublicAddress, publicLookup } from '#platform/server/entrance/public-address.ts'
import { sendWebPush } from '#platform/server/live/push.ts'

test.each([
  ['93.184.215.14', true],
  ['172.32.0.1', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.178.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:169.254.169.254', false],
  ['64:ff9b::a00:1', false],
])('%s is open to strangers: %s', (address, isOpen) => expect(isPublicAddress(address)).toBe(isOpen))

describe('a push', () => {
  test('to a name that leads to this machine connects to nothing', async () => {
    const guests: unknown[] = []
    const server = createServer((socket) => guests.push(socket.destroy())).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const keys = webPush.generateVAPIDKeys()
    const subscription = {
      endpoint: `https://localhost:${port}/push`,
      keys: { p256dh: keys.publicKey, auth: Buffer.alloc(16, 1).toString('base64url') },
    }
    const sender = { ...keys, subject: 'mailto:buero@weinkontor.example' }
    await expect(sendWebPush(subscription, '{}', sender)).rejects.toThrow('no public address')
    expect(guests).toEqual([])
    server.close()
  })

  test('the name service answers in both of its forms', async () => {
    const ask = (options: object) =>
      new Promise((resolve) => publicLookup('93.184.215.14', options, (...answer) => resolve(answer)))
    expect(await ask({})).toEqual([null, '93.184.215.14', 4])
    expect(await ask({ all: true })).toEqual([null, [{ address: '93.184.215.14', family: 4 }]])
  })
})
