import { useMemo } from 'react'
import { say, type TextParams } from '#core/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { columnsOf, sheetNames } from '../domain/columns.ts'
import { findingTexts, type FindingCode } from '../domain/findings.ts'
import { findingList, type FindingRow } from '../domain/runs.ts'
import { screenTexts } from './texts.ts'

const sheetOf = (name: string) => sheetNames.find((sheet) => sheet === name)

function FieldCell({ row }: { row: FindingRow }) {
  const language = useLanguage()
  const sheet = sheetOf(row.sheet)
  const column = sheet && row.field ? columnsOf(sheet)[row.field] : undefined
  return column ? say(column.head, language) : (row.field ?? '–')
}

function WordsCell({ row }: { row: FindingRow }) {
  const language = useLanguage()
  return say(findingTexts[row.code as FindingCode], language, JSON.parse(row.params) as TextParams)
}

const cells = {
  field: (row: FindingRow) => <FieldCell row={row} />,
  code: (row: FindingRow) => <WordsCell row={row} />,
}

/** Everything that was found in a file; filters lead to a sheet or a row. */
export function FindingRows({ run }: { run: number }) {
  const t = useTexts(screenTexts)
  const fixedFilters = useMemo(() => ({ run_id: run }), [run])
  return (
    <ListScreen
      list={findingList}
      title={t('findings')}
      place="panel"
      fixedFilters={fixedFilters}
      emptyText={t('no_findings')}
      cells={cells}
    />
  )
}
