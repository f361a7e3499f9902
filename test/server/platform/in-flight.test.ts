import { expect, test } from 'vitest'
import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { ownCall } from '#test/server/own-call.ts'
import { serveOwn, startTestApp, type AnyAnswer } from '#test/server/app.ts'
import { eventually } from '#test/server/eventually.ts'

const app = await startTestApp()
const ends: (() => void)[] = []
const face = await serveOwn(app, [
  ownCall({
    path: '/slow',
    who: everyone,
    input: z.object({}),
    run: () => new Promise((resolve) => ends.push(() => resolve({}))),
  }),
])
const codeOf = ({ status }: AnyAnswer) => (status.isContinue ? 'ok' : status.code)

test('one session runs eight calls at a time, the others wait or are told that the server is busy', async () => {
  const crowd = await face.as('personel')
  let refused = 0
  const answers = Array.from({ length: 120 }, async () => {
    const code = codeOf(await crowd.raw('/slow'))
    if (code === 'server_busy') refused += 1
    return code
  })
  await eventually(() => ends.length).toBe(8)
  const calm = await face.as('satis')
  const other = calm.raw('/slow').then(codeOf)
  await eventually(() => ends.length).toBe(9)

  // All requests have arrived when the last twelve are refused; only then may the first ones end.
  await eventually(() => refused).toBe(12)
  let isOver = false
  const all = Promise.all(answers).finally(() => (isOver = true))
  while (!isOver) {
    ends.shift()?.()
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const codes = await all
  expect(codes.filter((code) => code === 'ok')).toHaveLength(108)
  expect(codes.filter((code) => code === 'server_busy')).toHaveLength(12)
  expect(await other).toBe('ok')
})
