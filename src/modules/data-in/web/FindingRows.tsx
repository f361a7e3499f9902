import { useMemo, useState } from 'react'
import { say, type TextParams } from '#core/texts/texts.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { columnsOf, sheetNames } from '../domain/columns.ts'
import { findingKinds, findingTexts, type FindingCode, type FindingKind } from '../domain/findings.ts'
import { findingList, findingsOf, type FindingRow } from '../domain/runs.ts'
import { dataInTexts } from '../texts.ts'
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

const ALL = 'all'

type Shown = FindingKind | typeof ALL

/** All findings of a file, errors first; tabs count the kinds, filters narrow to a sheet or a row. */
export function FindingRows({ run }: { run: number }) {
  const t = useTexts(screenTexts)
  const label = useTexts(dataInTexts)
  const [kind, setKind] = useState<Shown>(ALL)
  const fixedFilters = useMemo(
    () => ({ ...findingsOf(run), ...(kind === ALL ? {} : { filters: { kind } }) }),
    [run, kind],
  )
  return (
    <>
      <ListTabs<Shown>
        label={t('findings')}
        list={findingList}
        fixed={{ run_id: run }}
        tabs={[
          { name: ALL, label: t('all_findings'), filters: {} },
          ...findingKinds.map((name) => ({ name, label: label(`kind_${name}`), filters: { kind: name } })),
        ]}
        value={kind}
        onChange={setKind}
      />
      <ListScreen
        key={kind}
        list={findingList}
        title={t('findings')}
        place="panel"
        fixedFilters={fixedFilters}
        emptyText={t('no_findings')}
        cells={cells}
      />
    </>
  )
}
