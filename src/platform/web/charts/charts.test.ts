// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from '#test/web/render.ts'
import { BarChart } from './BarChart.tsx'
import { HeatMap } from './HeatMap.tsx'
import { nextPlace } from './roving.ts'
import { TrendChart } from './TrendChart.tsx'

const format = { value: (value: number) => `${value} €` }
const head = ['Tag', 'Umsatz', 'Vorjahr'] as const

afterEach(() => document.body.replaceChildren())

const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)]

async function press(key: string) {
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
}

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 9, 9],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 2, 7],
  ['ArrowUp', 7, 2],
  ['ArrowUp', 2, 2],
  ['Home', 4, 0],
  ['End', 4, 9],
  ['a', 4, null],
])('%s leads from %i to %s', (key, place, next) => {
  expect(nextPlace(key, place, 10, 5)).toBe(next)
})

test('a trend is one stop of the Tab key, and Enter opens the rows of the point', async () => {
  const open = vi.fn<(key: string) => void>()
  const points = ['a', 'b', 'c'].map((key, place) => ({
    key,
    label: key,
    value: place * 10 - 10,
    before: place === 1 ? null : 5,
    open: () => open(key),
  }))
  await render(createElement(TrendChart, { title: 'Umsatz', points, format, head }))
  const stops = () => all('g[tabindex="0"]')
  expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual(['a: -10 € (5 €)'])
  await act(async () => stops()[0]?.focus())
  await press('ArrowRight')
  await press('Enter')
  expect(open.mock.calls).toEqual([['b']])
  expect(stops()[0]?.getAttribute('aria-label')).toBe('b: 0 €')
})

test('the table behind a chart says the same and opens the same', async () => {
  const open = vi.fn<() => void>()
  const points = [{ key: 'x', label: 'Anrufe', value: 12, note: '42 %', open }]
  await render(createElement(BarChart, { title: 'Weg', points, format, head }))
  await act(async () => document.querySelector<HTMLElement>('button[title]')?.click())
  expect(all('tbody th, tbody td').map(({ textContent }) => textContent)).toEqual(['Anrufe', '12 €', '42 %'])
  await act(async () => document.querySelector<HTMLElement>('tbody button')?.click())
  expect(open).toHaveBeenCalledOnce()
})

test('without data a chart says so and offers neither table nor file', async () => {
  await render(createElement(BarChart, { title: 'Weg', points: [], format, head }))
  await render(createElement(HeatMap, { title: 'Netz', rows: ['Mo'], columns: ['9'], cells: [], corner: '' }))
  expect(all('section p')).toHaveLength(2)
  expect(all('svg, button')).toEqual([])
})

test('cells are in reading order, and those without a share stay empty', async () => {
  const cell = (row: number, column: number, share: number | null) => ({
    key: `${row}${column}`,
    row,
    column,
    share,
    text: String(share),
  })
  const cells = [cell(1, 0, 1), cell(0, 1, null), cell(0, 0, 0.5)]
  await render(
    createElement(HeatMap, { title: 'Netz', rows: ['Mo', 'Di'], columns: ['9', '10'], cells, corner: '' }),
  )
  expect(all('g').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Mo 9: 0.5',
    'Mo 10: null',
    'Di 9: 1',
  ])
  expect(all('g rect').map((rect) => rect.getAttribute('fill-opacity'))).toEqual(['0.56', '0', '1'])
})
