import type { Answer } from '#core/envelope.ts'
import { MOST_TOGETHER } from '#core/limits.ts'
import { accepted, call, gatherBy } from '../api.ts'

type Waiting = {
  path: string
  body: object
  isRefetch: boolean
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Long enough for what a screen and the next customer need. */
const GATHER_MS = 60

let waiting: Waiting[] = []
let timer: ReturnType<typeof setTimeout> | undefined

async function send(together: readonly Waiting[]): Promise<void> {
  const calls = together.map(({ path, body }) => ({ path, body: { ...body } }))
  const isRefetch = together.every((one) => one.isRefetch)
  try {
    const { answers } = await call('/together', { calls }, { isRefetch })
    for (const [place, { resolve, reject }] of together.entries())
      try {
        resolve(accepted(answers[place] as Answer))
      } catch (error) {
        reject(error)
      }
  } catch (error) {
    for (const { reject } of together) reject(error)
  }
}

/** Does not wait for further calls: somebody needs the answers now. */
export function sendGathered(): void {
  clearTimeout(timer)
  timer = undefined
  const all = waiting
  waiting = []
  for (let from = 0; from < all.length; from += MOST_TOGETHER)
    void send(all.slice(from, from + MOST_TOGETHER))
}

/** From now on calls that nobody waits for are collected for a moment and made as one. */
export const gatherCalls = (): void =>
  gatherBy(
    (path, body, isRefetch) =>
      new Promise((resolve, reject) => {
        waiting.push({ path, body, isRefetch, resolve, reject })
        timer ??= setTimeout(sendGathered, GATHER_MS)
      }),
  )
