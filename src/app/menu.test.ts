import { expect, test } from 'vitest'
import { menuFor, menuParts } from './menu.ts'
import { routes } from './routes.ts'

const parts = await menuParts()
const entries = parts.flatMap((part) => part.entries)
const groups = parts.flatMap((part) => part.groups ?? [])
const person = (user_level: number) => ({ id: 5, user_level, bayi: 1 }) as never

test('every entry leads to a screen, and lies in a group that a module has declared', () => {
  const paths = new Set(routes.map(({ path }) => path))
  const keys = new Set(groups.map(({ key }) => key))
  expect(entries.filter(({ path }) => !paths.has(path))).toEqual([])
  expect(entries.filter(({ group }) => group && !keys.has(group))).toEqual([])
})

test('no two have the same address, key or place', () => {
  const places = [
    ...groups.map(({ order }) => `top ${order}`),
    ...entries.map(({ group, order }) => `${group ?? 'top'} ${order}`),
  ]
  for (const names of [entries.map(({ path }) => path), groups.map(({ key }) => key), places])
    expect(new Set(names).size).toBe(names.length)
})

test('groups and entries of several modules come in their order', () => {
  const menu = menuFor(parts, person(1), 'en')
  expect(menu.map(({ key }) => key)).toEqual([
    'home',
    'general_tracking',
    'invoice_operations',
    'tracking',
    'customer_accounts',
    'stock',
    'shipping',
    'reports',
    'general_definitions',
    'speech_texts',
    'chat',
  ])
  const labels = menu.find(({ key }) => key === 'customer_accounts')?.children?.map(({ label }) => label)
  expect(labels).toEqual([
    'Customer list',
    'Customers with balance',
    'Customer info',
    'Distribute customers',
    'Duplicate customers',
    'Numbers to repair',
    'Appointments',
    'Team',
    'Missed calls',
  ])
})

test('nobody sees what the level may not open, nor an empty group', () => {
  const menu = menuFor(parts, person(2), 'de')
  const shown = menu.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)])
  const closed = new Set(routes.filter(({ who }) => !who(person(2))).map(({ path }) => path))
  expect(shown.filter((path) => path && closed.has(path))).toEqual([])
  expect(menu.filter(({ to, children }) => !to && !children?.length)).toEqual([])
  // Whoever cannot open the administrators' screen of commissions has the one for everybody instead.
  expect(shown).toContain('/PrimIslemleri')
  expect(
    menuFor(parts, person(1), 'de').flatMap(({ children = [] }) => children.map(({ to }) => to)),
  ).not.toContain('/PrimIslemleri')
})

test('a badge is shown at its entry', () => {
  const [home] = menuFor(parts, person(1), 'tr', { home: 3 })
  expect(home).toMatchObject({ key: 'home', label: 'Ana sayfa', badge: 3 })
})
