import { expect, test } from 'vitest'
import { tabQuestions, type Tab } from './tab-questions.ts'

test('one call counts all tabs of its list; a tab without filters is not counted', () => {
  const tabs: Tab<string>[] = [
    { name: 'a', label: 'A', filters: { x: '1' }, sumField: 'amount' },
    { name: 'b', label: 'B' },
    { name: 'c', label: 'C', filters: {} },
    { name: 'd', label: 'D', filters: {}, list: { path: '/other/list' } },
  ]
  expect(tabQuestions('/one/list', tabs, { tip: 1 })).toEqual([
    {
      path: '/one/list',
      payload: {
        tip: 1,
        tabs: [
          { name: 'a', filters: { x: '1' }, sum_field: 'amount' },
          { name: 'c', filters: {} },
        ],
      },
    },
    { path: '/other/list', payload: { tip: 1, tabs: [{ name: 'd', filters: {} }] } },
  ])
})
