// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { renderHook } from '#test/web/render.ts'
import { emptyState, type ListState } from './list-address.ts'
import { recall } from './remembered.ts'
import { useFirstRow, useListPlace, type ListAddress } from './use-list-place.ts'

const address = (search: string): ListAddress => ({ pathname: '/stoklistesi', search })

/** A visit to a list; rows arrive after the table. */
async function visit(search: string) {
  const box = document.createElement('div')
  Object.defineProperty(box, 'clientHeight', { value: 500 })
  const scroller = { current: box }
  const hook = ({ at, hasRows }: { at: ListAddress; hasRows: boolean }) => useListPlace(scroller, at, hasRows)
  const shown = await renderHook(hook, { at: address(search), hasRows: false })
  return {
    box,
    arrive: () => shown.rerender({ at: address(search), hasRows: true }),
    change: (next: string) => shown.rerender({ at: address(next), hasRows: true }),
    scroll(top: number) {
      box.scrollTop = top
      box.dispatchEvent(new Event('scroll'))
    },
  }
}

beforeEach(() => sessionStorage.clear())

test('a list is found where it was left, once its rows are there', async () => {
  const first = await visit('list=open')
  await first.arrive()
  first.scroll(900)
  await first.change('list=open&page=2')
  expect(recall('place', '/stoklistesi')).toEqual({ search: 'list=open', top: '900' })

  const again = await visit('list=open')
  expect(again.box.scrollTop).toBe(0)
  await again.arrive()
  expect(again.box.scrollTop).toBe(900)
})

test('another address begins at its start, and what somebody moves themselves stays', async () => {
  sessionStorage.setItem('wk.place./stoklistesi', JSON.stringify({ search: 'list=open', top: '900' }))
  const other = await visit('list=new')
  await other.arrive()
  expect(other.box.scrollTop).toBe(0)

  const hasty = await visit('list=open')
  dispatchEvent(new Event('wheel'))
  await hasty.arrive()
  expect(hasty.box.scrollTop).toBe(0)
})

test('another order begins at the first row, unless somebody stands in a row', async () => {
  const box = document.createElement('div')
  box.innerHTML = '<table><thead></thead><tbody><tr tabindex="0"><td></td></tr></tbody></table>'
  document.body.append(box)
  let started = 0
  const hook = (state: ListState) => useFirstRow({ current: box }, state, () => (started += 1))
  const shown = await renderHook(hook, emptyState)
  box.scrollTop = 900
  await shown.rerender({ ...emptyState })
  expect([box.scrollTop, started]).toEqual([900, 0])
  await shown.rerender({ ...emptyState, sorts: [{ field: 'cus_name', order: 'ASC' }] })
  expect([box.scrollTop, started]).toEqual([0, 1])

  box.scrollTop = 900
  box.querySelector('tr')?.focus()
  await shown.rerender({ ...emptyState, page: 2 })
  expect([box.scrollTop, started]).toEqual([900, 1])
  box.remove()
})
