// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { bulkRequest } from '#modules/bulk/web/public/bulk-request.ts'
import type { Selection } from '#platform/web/list/selection/selection.ts'
import { render } from '#test/web/render.ts'
import { BulkDisputeDialog, type DisputeAct } from './BulkDisputeDialog.tsx'

afterEach(() => bulkRequest.set(null))

const selection = { count: 2, chosen: { ids: [1, 2] } } as unknown as Selection

test.each<[DisputeAct, string | undefined]>([
  ['set', '/invoice_dispute/lift'],
  // Lifting has no undo: a new dispute would begin today, with another reason.
  ['lift', undefined],
])('many disputes: what takes back %s is %s', async (disputeAct, reverse) => {
  const dialog = createElement(BulkDisputeDialog, {
    act: disputeAct,
    selection,
    typed: 'Kork',
    onClose: vi.fn(),
    onUnfinished: vi.fn(),
  })
  const shown = await render(createElement(MantineProvider, { env: 'test', children: dialog }))
  const button = [...document.querySelectorAll('button')].at(-1)
  await act(async () => button?.click())
  const [part] = bulkRequest.get()?.parts ?? []
  expect(part?.work).toEqual({ islem: `/invoice_dispute/${disputeAct}`, alanlar: { reason: 'Kork' } })
  expect(part?.reverse?.islem).toBe(reverse)
  await shown.unmount()
})
