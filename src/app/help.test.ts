import { expect, test } from 'vitest'
import { pageFor } from '#modules/help/domain/help-page.ts'
import { tourSteps } from '#modules/help/domain/tour.ts'
import { helpPages } from '#modules/help/web/pages/all.ts'
import { helpFor } from './help-entries.ts'
import { menuScreens } from './menu.ts'
import { routes } from './routes.ts'

const paths = new Set(routes.map(({ path }) => path))

test('every screen of the menu has a page', () => {
  expect(menuScreens.length).toBeGreaterThan(40)
  expect(menuScreens.map(({ path }) => path).filter((path) => !pageFor(helpPages, path))).toEqual([])
})

test('every other address has one too, but for the two that no menu leads to', () => {
  const without = [...paths].filter((path) => !pageFor(helpPages, path))
  expect(without).toEqual(['/DevexpressRichedit', '/EmptyPage'])
})

test('pages are for screens that exist, once each, and lead to others', () => {
  expect(helpPages.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([])
  expect(new Set(helpPages.map(({ path }) => path)).size).toBe(helpPages.length)
  expect(helpPages.flatMap(({ next }) => next).filter((path) => !pageFor(helpPages, path))).toEqual([])
  expect(helpPages.filter(({ path, next }) => !next.length || next.includes(path))).toEqual([])
})

test('a page is short and has a next step in each language', () => {
  for (const { path, body } of helpPages)
    for (const words of Object.values(body)) {
      expect(words.split('\n\n').length, path).toBe(2)
      expect(words.length, path).toBeLessThan(420)
    }
})

test('the tour leads to screens that exist', () => {
  expect(tourSteps.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([])
})

test('a second address has the page of the first', () => {
  expect(pageFor(helpPages, '/CustomerImport')?.path).toBe('/genel/import')
  expect(pageFor(helpPages, '/chatapp/rooms/7')?.path).toBe('/chatapp')
  expect(pageFor(helpPages, '/nirgends')).toBeUndefined()
})

test('Ctrl+K offers a page by the name of its screen and its first sentence', () => {
  const screens = [{ key: 'screen-/banka', label: 'Bank', hint: '', to: '/banka' }]
  expect(helpFor(helpPages, screens, 'de')).toEqual([
    {
      key: 'help-screen-/banka',
      label: 'Bank',
      hint: expect.stringContaining('Kontoauszug hochladen'),
      to: '/banka',
    },
  ])
})
