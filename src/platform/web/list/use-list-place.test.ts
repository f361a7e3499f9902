// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { renderHook } from '#test/web/render.ts'
import { recall } from './remembered.ts'
import { useListPlace, type ListAddress } from './use-list-place.ts'

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
