import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loggedKind } from '#core/log/logged-kinds.ts'
import { languages } from '#core/texts/texts.ts'
import { readProgramTexts, triggersIn } from '#test/architecture/program.ts'
import { tableTexts } from '../texts.ts'
import { fieldTextsOf } from './field-names.ts'

const schema = readFileSync('db/schema.sql', 'utf8')
const texts = await readProgramTexts()
const watched = texts
  .flatMap(triggersIn)
  .filter(({ calls }) => calls === 'audit_row')
  .map(({ table }) => table)
  .toSorted()

/** The trigger leaves these out, so they never reach the log. */
const leftOut: string[] =
  (/left_out CONSTANT text\[\] := ARRAY\[(.*)\]/.exec(texts.join('\n'))?.[1] ?? '').match(/\w+/g) ?? []

/** What the trigger can write about a table: each column with its type. */
function columnsOf(table: string): { name: string; type: string }[] {
  const body = new RegExp(`CREATE TABLE ${table} \\(\\n([^;]*?)\\n\\);`).exec(schema)?.[1] ?? ''
  return [...body.matchAll(/^ {2}"?(\w+)"? (\w+)/gm)]
    .map(([, name = '', type = '']) => ({ name, type }))
    .filter(({ name }) => !leftOut.includes(name))
}

const shownOf = (table: string) =>
  columnsOf(table).filter(({ name }) => loggedKind(table, name) !== 'internal')

test('every watched table has a name, by which the change log is filtered', () => {
  expect(watched.length).toBeGreaterThan(50)
  expect(leftOut).toContain('user_pass')
  expect(watched.filter((table) => !Object.hasOwn(tableTexts, table))).toEqual([])
})

test('the amount of a credit note is not called one that was set off', () => {
  expect(fieldTextsOf('siparisler').gutschrift_s?.de).toBe('Betrag der Gutschrift')
})

describe.each(watched)('the log of %s', (table) => {
  const names = table === 'company_settings' ? {} : fieldTextsOf(table)
  const shown = table === 'company_settings' ? [] : shownOf(table)

  test('names every column that is not internal, without gaps to fill', () => {
    expect(columnsOf(table).length).toBeGreaterThan(1)
    const isNamed = (name: string) =>
      languages.every((language) => /^[^{}]+$/.test(names[name]?.[language] ?? ''))
    expect(shown.map(({ name }) => name).filter((name) => !isNamed(name))).toEqual([])
  })

  test('knows how to read every number', () => {
    const numbers = shown.filter(({ type }) => /^(integer|smallint|bigint|numeric|amount|flag)$/.test(type))
    expect(numbers.map(({ name }) => name).filter((name) => !loggedKind(table, name))).toEqual([])
  })

  test('has words for every value of a fixed set', () => {
    const sets = schema.matchAll(
      new RegExp(
        `ALTER TABLE ${table} ADD CONSTRAINT \\w+ CHECK \\(\\((\\w+) = ANY \\(ARRAY\\[([^\\]]*)\\]\\)\\)\\)`,
        'g',
      ),
    )
    const missing = [...sets].flatMap(([, name = '', list = '']) =>
      shown.some((column) => column.name === name)
        ? list.split(', ').flatMap((entry) => {
            const value = entry.replace(/^'(.*)'::text$/, '$1')
            return names[`${name}_${value}`] ? [] : [`${name}_${value}`]
          })
        : [],
    )
    expect(missing).toEqual([])
  })
})
