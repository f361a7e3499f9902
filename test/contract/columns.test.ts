import { describe, expect, test } from 'vitest'
import { canBeSeen, COMPUTED, keyOfList, type ListDefinition } from '#core/lists/list.ts'
import { languages } from '#core/texts/texts.ts'
import { allLists } from './hostile-calls.ts'

const columnsWhere = (is: (list: ListDefinition, field: string) => boolean) =>
  [...allLists].flatMap((list) =>
    Object.keys(list.columns)
      .filter((field) => is(list, field))
      .map((field) => `${keyOfList(list)} ${field}`),
  )

const columnOf = ({ columns }: ListDefinition, field: string) =>
  Object.entries(columns).find(([name]) => name === field)?.[1] ?? {}

const isSeen = (list: ListDefinition, field: string) => canBeSeen(columnOf(list, field))

function isWordless(list: ListDefinition, field: string): boolean {
  const text = list.printed?.[field]?.text ?? list.texts[field]
  return !text || languages.some((language) => !text[language].trim())
}

describe('columns of all lists', () => {
  test('have words in every language where people can see them', () => {
    expect(columnsWhere((list, field) => isSeen(list, field) && isWordless(list, field))).toEqual([])
  })

  test('are fetched where a cell that people see is made of them', () => {
    const lacking = [...allLists].flatMap((list) =>
      Object.entries(list.printed ?? {})
        .filter(([field]) => field === COMPUTED || isSeen(list, field))
        .flatMap(([, { needs }]) => needs.filter((field) => columnOf(list, field).spare))
        .map((field) => `${keyOfList(list)} ${field}`),
    )
    expect(lacking).toEqual([])
  })

  test('are there', () => {
    expect(columnsWhere(isSeen).length).toBeGreaterThan(200)
  })
})
