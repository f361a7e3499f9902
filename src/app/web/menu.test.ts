import { expect, test } from 'vitest'
import { menuFor, menuScreens } from './menu.ts'
import { webModules } from '../modules.web.ts'
import { routes } from './routes.ts'

const groups = webModules.flatMap((module) => module.groups ?? [])
const person = (user_level: number) => ({ id: 5, user_level, bayi: 1 }) as never

test('every entry lies in a group that a module has declared', () => {
  const keys = new Set(groups.map(({ key }) => key))
  expect(menuScreens.filter(({ group }) => group && !keys.has(group))).toEqual([])
})

test('no two have the same address, key or place', () => {
  const places = [
    ...groups.map(({ order }) => `top ${order}`),
    ...menuScreens.map(({ group, order }) => `${group ?? 'top'} ${order}`),
  ]
  for (const names of [menuScreens.map(({ path }) => path), groups.map(({ key }) => key), places])
    expect(new Set(names).size).toBe(names.length)
})

test('groups and entries of several modules come in their order', () => {
  const menu = menuFor(person(1), 'en')
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
  const menu = menuFor(person(2), 'de')
  const shown = menu.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)])
  const closed = new Set(routes.filter(({ who }) => !who(person(2))).map(({ path }) => path))
  expect(shown.filter((path) => path && closed.has(path))).toEqual([])
  expect(menu.filter(({ to, children }) => !to && !children?.length)).toEqual([])
  // Whoever cannot open the administrators' screen of commissions has the one for everybody instead.
  expect(shown).toContain('/PrimIslemleri')
  expect(menuFor(person(1), 'de').flatMap(({ children = [] }) => children.map(({ to }) => to))).not.toContain(
    '/PrimIslemleri',
  )
})

test('a badge is shown at its entry', () => {
  const [home] = menuFor(person(1), 'tr', { home: 3 })
  expect(home).toMatchObject({ key: 'home', label: 'Ana sayfa', badge: 3 })
})
