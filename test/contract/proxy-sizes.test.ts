import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '#app/endpoints.ts'

const MEGABYTE = 1_048_576
const conf = readFileSync(join(import.meta.dirname, '../../deploy/nginx.conf'), 'utf8')

const general = Number(/^ {4}client_max_body_size (\d+)m;/m.exec(conf)?.[1])

/** The locations of the shipped proxy that allow larger bodies. */
const places = [...conf.matchAll(/location (=|~) (\S+) \{\s+client_max_body_size (\d+)m;/g)].map(
  ([, kind, place = '', size]) => ({
    matches: (path: string) => (kind === '=' ? path === place : new RegExp(place).test(path)),
    megabytes: Number(size),
  }),
)

const allowed = (path: string) => places.find(({ matches }) => matches(`/api${path}`))?.megabytes ?? general

test('the proxy lets every call have as large a body as the app does, and hardly more', () => {
  expect(places.length).toBeGreaterThan(3)
  const needed = ({ maxBytes = MEGABYTE }: (typeof endpoints)[number]) => Math.ceil(maxBytes / MEGABYTE)
  const wrong = endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])]
      .filter((path) => allowed(path) < needed(endpoint) || (needed(endpoint) === 1 && allowed(path) > 1))
      .map((path) => ({ path, needs: needed(endpoint), has: allowed(path) })),
  )
  expect(wrong).toEqual([])
})
