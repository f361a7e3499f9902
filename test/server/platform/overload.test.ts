import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { serveOwn, startTestApp, type AnyAnswer } from '#test/server/app.ts'
import { eventually } from '#test/server/eventually.ts'
import { ownCall } from '#test/server/own-call.ts'

/** More than the calls of one session that run at a time, and as many as a node runs. */
const AT_A_TIME = 12

const app = await startTestApp({ waitLimitMs: 200 })
let begun: string[] = []
const ends: (() => void)[] = []
const run = (what: string) => () =>
  new Promise<Record<string, never>>((resolve) => {
    begun.push(what)
    ends.push(() => resolve({}))
  })
const face = await serveOwn(app, [
  ownCall({ path: '/slow', who: everyone, input: z.object({}), run: run('read') }),
  ownCall({ path: '/act', who: everyone, writes: true, input: z.object({}), run: run('act') }),
])
const codeOf = ({ status }: AnyAnswer) => (status.isContinue ? 'ok' : status.code)

afterEach(() => {
  for (const end of ends.splice(0)) end()
  begun = []
})

/** Occupies every place of the node. */
async function occupy(): Promise<Promise<unknown>[]> {
  const people = [await face.as('personel'), await face.as('satis')]
  const calls = Array.from({ length: AT_A_TIME }, (_, place) => people[place % 2]?.raw('/slow'))
  await eventually(() => begun.length).toBe(AT_A_TIME)
  return calls as Promise<unknown>[]
}

test('a call that would wait too long is refused with a time to come back, and nothing of it was done', async () => {
  const running = await occupy()
  const { sesion_id } = await face.as('admin')
  const response = await face.post('/act', { sesion_id })
  expect(await response.json()).toMatchObject({ err: 'server_busy' })
  expect(Number(response.headers.get('retry-after-ms'))).toBeGreaterThan(500)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(begun).not.toContain('act')
  for (const end of ends.splice(0)) end()
  await Promise.all(running)
  const again = face.post('/act', { sesion_id })
  await eventually(() => begun).toContain('act')
  for (const end of ends.splice(0)) end()
  expect(await (await again).json()).toMatchObject({ status: { isContinue: true } })
})

test('an act takes the next free place before reads that came first', async () => {
  const running = await occupy()
  const admin = await face.as('admin2')
  const read = admin.raw('/slow').then(codeOf)
  const act = admin.raw('/act').then(codeOf)
  await new Promise((resolve) => setTimeout(resolve, 60))
  ends.shift()?.()
  await eventually(() => begun.at(-1)).toBe('act')
  for (const end of ends.splice(0)) end()
  await eventually(() => begun.length).toBe(AT_A_TIME + 2)
  for (const end of ends.splice(0)) end()
  expect([await act, await read]).toEqual(['ok', 'ok'])
  await Promise.all(running)
})
