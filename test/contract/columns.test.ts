import { describe, expect, test } from 'vitest'
import { keyOfList, type ListDefinition } from '#core/list.ts'
import { languages } from '#core/texts.ts'
import { lists } from './hostile-calls.ts'

const columnsWhere = (is: (list: ListDefinition, field: string) => boolean) =>
  lists.flatMap((list) =>
    Object.keys(list.columns)
      .filter((field) => is(list, field))
      .map((field) => `${keyOfList(list)} ${field}`),
  )

const columnOf = ({ columns }: ListDefinition, field: string) =>
  Object.entries(columns).find(([name]) => name === field)?.[1] ?? {}

/** Whether people see the column or may choose to. */
function canBeSeen(list: ListDefinition, field: string): boolean {
  const { hidden, optional } = columnOf(list, field)
  return !hidden || optional === true
}

function isWordless(list: ListDefinition, field: string): boolean {
  const text = list.printed?.[field]?.text ?? list.texts[field]
  return !text || languages.some((language) => !text[language].trim())
}

describe('columns of all lists', () => {
  test('have words in every language where people can see them', () => {
    expect(columnsWhere((list, field) => canBeSeen(list, field) && isWordless(list, field))).toEqual([])
  })

  test('are hidden at first where they are a choice', () => {
    const shown = columnsWhere((list, field) => {
      const { hidden, optional } = columnOf(list, field)
      return optional === true && !hidden
    })
    expect(shown).toEqual([])
  })

  test('are there', () => {
    expect(columnsWhere(canBeSeen).length).toBeGreaterThan(200)
  })
})
