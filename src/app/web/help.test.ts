import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageFor } from '#modules/help/domain/help-page.ts'
import { everyStep } from '#modules/help/domain/tour.ts'
import { helpPages, remedies } from '#modules/help/web/pages/all.ts'
import { helpFor, remediesFor } from './help-entries.ts'
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
  expect(everyStep.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([])
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

test('what to do is said for refusals that exist, each once, in a few sentences, and leads to screens that exist', () => {
  const known = readFileSync('docs/errors.md', 'utf8')
  const codes = remedies.flatMap((remedy) => remedy.codes)
  expect(codes.length).toBeGreaterThan(60)
  expect(codes.filter((code) => !known.includes(`| \`${code}\` `))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
  expect(remedies.flatMap(({ screens }) => screens).filter((path) => !pageFor(helpPages, path))).toEqual([])
  for (const { about, todo, screens } of remedies) {
    expect(screens.length, about.en).toBeGreaterThan(0)
    for (const words of Object.values(todo)) expect(words.length, about.en).toBeLessThan(320)
    for (const words of Object.values(about)) expect(words.length, about.en).toBeLessThan(70)
  }
})

test('Ctrl+K offers what to do about the refusals of the screens that the person may open', () => {
  const screens = [{ key: 'screen-/banka/toplu', label: 'Lastschriften', hint: '', to: '/banka/toplu' }]
  expect(remediesFor(remedies, screens, 'de')).toEqual([
    {
      key: 'remedy-run_needs_second_person',
      label: 'Eine zweite Person muss freigeben',
      hint: expect.stringContaining('Ein anderer Administrator'),
      to: 'remedy:run_needs_second_person',
    },
  ])
})
