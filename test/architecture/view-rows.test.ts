import { describe, expect, test } from 'vitest'
import { readProgramFiles } from '#platform/server/schema/program.ts'
import { readComment } from '../../scripts/generate/column-comment.ts'
import { rowFileOf } from '../../scripts/generate/view-rows.ts'

describe('the comment on a column of a view', () => {
  test.each([
    ['name of the wine', 'name of the wine', false, false],
    ['name of the wine [never null]', 'name of the wine', true, false],
    ['day of the debit [spare]', 'day of the debit', false, true],
    ['total [with tax] [never null, spare]', 'total [with tax]', true, true],
  ])('%s', (comment, meaning, isNeverNull, isSpare) => {
    expect(readComment(comment)).toEqual({ meaning, isNeverNull, isSpare })
  })

  test.each([
    ['a mark that nobody knows', 'total [nevernull]', '"nevernull" marks no column'],
    ['marks alone', '[never null]', 'a column without a meaning'],
  ])('is refused with %s', (_case, comment, reason) => {
    expect(() => readComment(comment)).toThrow(reason)
  })
})

test('rows are in the domain of the module that serves the view', () => {
  expect(rowFileOf('src/modules/orders/db/siparis_all_view.sql')).toBe(
    'src/modules/orders/domain/stored/siparis_all_view.ts',
  )
})

test('a file explains the columns of its own view only', async () => {
  const strangers = (await readProgramFiles()).flatMap(({ path, sql }) =>
    [...sql.matchAll(/^COMMENT ON COLUMN (\w+)\.(\w+)/gm)].flatMap(([, view, column]) =>
      path.endsWith(`/${view}.sql`) ? [] : [`${path} explains ${view}.${column}`],
    ),
  )
  expect(strangers).toEqual([])
})
