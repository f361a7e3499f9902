// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#test/web/render.ts'
import { setLanguage } from '#platform/web/language.tsx'
import { BulkHost } from './BulkHost.tsx'
import { bulkRequest, startBulk } from './public/bulk-request.ts'

type Answer = { yapilan?: number[]; hatali?: { id: number; code: string; message: string }[] }

/** The answers to the calls, in order; null means that the server is unreachable. */
function answering(...answers: (Answer | null)[]) {
  const asked: unknown[] = []
  const fetched = vi.fn<typeof fetch>(async (address, options) => {
    if (!String(address).includes('/toplu_islem/yap')) return Response.json({ status: { isContinue: true } })
    asked.push(JSON.parse(String(options?.body)))
    const answer = answers.shift()
    if (!answer) throw new TypeError('no connection')
    const nothing = { toplam: 2, eksik: 0, yapilan: [], atlanan: [], hatali: [], kalan: [] }
    return Response.json({ status: { isContinue: true }, ...nothing, ...answer })
  })
  vi.stubGlobal('fetch', fetched)
  return asked
}

const onUnfinished = vi.fn<() => void>()
let shown: Awaited<ReturnType<typeof render>> | null = null

async function start() {
  setLanguage('de')
  const work = { islem: '/invoice_dispute/set', alanlar: { reason: 'Kork' } }
  const parts = [{ work, rows: { ids: [1, 2] } }]
  startBulk({ title: 'Bestreiten', parts, nameOf: String, onUnfinished })
  shown = await render(createElement(MantineProvider, { env: 'test', children: createElement(BulkHost) }))
  await settled(() => expect(button('Schließen')?.disabled).toBe(false))
}

/** Waits until the screen shows what is expected. */
const settled = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

afterEach(async () => {
  await act(async () => bulkRequest.set(null))
  await shown?.unmount()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const click = (name: string) => act(async () => button(name)?.click())
const main = () => document.activeElement?.textContent
const status = () => document.querySelector('[role="status"]')?.textContent

test.each([
  ['nobody answered', null],
  ['a row failed', { yapilan: [1], hatali: [{ id: 2, code: 'ERR_500', message: '' }] }],
])('where %s, trying again is the main act and does the rest', async (_, first) => {
  const asked = answering(first, { yapilan: first ? [2] : [1, 2] })
  await start()
  await settled(() => expect(main()).toBe('Noch einmal versuchen'))
  expect(button('Schließen')?.dataset.variant).toBe('default')
  await click('Noch einmal versuchen')
  await settled(() => expect(status()).toContain('2 von 2'))
  expect(asked.at(-1)).toMatchObject({ alanlar: { reason: 'Kork' }, ids: first ? [2] : [1, 2] })
  await settled(() => expect(main()).toBe('Schließen'))
  await click('Schließen')
  expect(onUnfinished).not.toHaveBeenCalled()
})

test('whoever closes it although something failed is asked again for what was typed', async () => {
  answering(null)
  await start()
  await click('Schließen')
  expect(onUnfinished).toHaveBeenCalledOnce()
})
