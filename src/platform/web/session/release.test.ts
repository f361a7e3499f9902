import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasOtherRelease, whyMissing } from './release.ts'

const shell = (entry: string) =>
  `<!doctype html><html><body><div id="root"></div><script type="module" crossorigin src="${entry}"></script></body></html>`

let answer: () => Response

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/old.js' }) })
  vi.stubGlobal('fetch', async () => answer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each<[string, () => Response, string, boolean]>([
  ['the same release', () => new Response(shell('/assets/old.js')), 'missing', false],
  [
    'the page of a proxy',
    () => new Response('<html>502 Bad Gateway</html>', { status: 502 }),
    'offline',
    false,
  ],
  ['a page that is none of the app', () => new Response('<html>maintenance</html>'), 'offline', false],
  ['another release', () => new Response(shell('/assets/new.js')), 'release', true],
])('%s', async (_, said, problem, isAnnounced) => {
  answer = said
  expect(await whyMissing()).toBe(problem)
  expect(hasOtherRelease.get()).toBe(isAnnounced)
})

test('a release that goes away again is announced no longer, and a broken proxy changes nothing', async () => {
  answer = () => new Response(shell('/assets/new.js'))
  await whyMissing()
  answer = () => new Response('', { status: 502 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hasOtherRelease.get()).toBe(true)
  answer = () => new Response(shell('/assets/old.js'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(hasOtherRelease.get()).toBe(false)
})
