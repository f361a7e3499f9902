import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { fieldName, historyValue, type LogReader } from '#core/log/history-value.ts'
import type { HistoryEntry } from '#core/log/history.ts'
import type { Texts } from '#core/texts/texts.ts'
import { callUntyped, errorText, type PathAnswering } from '../api.ts'
import classes from './History.module.css'
import { useTexts } from '../language.tsx'
import { useLogReader } from './log-reader.ts'
import { commonTexts } from '../texts.ts'

type Props = {
  path: PathAnswering<{ datalist: HistoryEntry[] }>
  id: number
  /** Where the record and its parts are kept. */
  tables: { record: string; part: string }
  /** Names of their fields. */
  fieldTexts: Texts
  /** The history is fetched again for each version of the record. */
  version: number
}

/** Who changed a record when, and the old values; fetched on demand. */
export function History({ path, id, tables, fieldTexts, version }: Props) {
  const t = useTexts(commonTexts)
  const [isOpen, setOpen] = useState(false)
  const history = useQuery({
    queryKey: [path, id, version],
    // The type of the path says that it answers such entries.
    queryFn: async () => (await callUntyped(path, { id })).datalist as HistoryEntry[],
    enabled: isOpen,
  })
  if (!isOpen)
    return (
      <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
        {t('history_show')}
      </Button>
    )
  if (history.error) return <p role="alert">{errorText(history.error)}</p>
  if (!history.data) return <Loader size="sm" aria-label={t('busy')} />
  return (
    <ol className={`wk-list ${classes.history}`}>
      {history.data.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          table={entry.part ? tables.part : tables.record}
          fieldTexts={fieldTexts}
        />
      ))}
    </ol>
  )
}

function Entry({ entry, table, fieldTexts }: { entry: HistoryEntry; table: string; fieldTexts: Texts }) {
  const t = useTexts(commonTexts)
  const reader = useLogReader(table, fieldTexts)
  return (
    <li className={classes.entry}>
      <div className="wk-muted">
        {formatMoment(entry.at)} · {entry.name_surname ?? t('history_system')}
        {entry.action === 'INSERT' && !entry.part && ` · ${t('history_created')}`}
        {entry.part &&
          ` · ${entry.part}${entry.action === 'UPDATE' ? '' : ` (${t(entry.action === 'INSERT' ? 'history_added' : 'history_removed')})`}`}
        {entry.note && ` · ${entry.note}`}
      </div>
      {entry.changes.length > 0 && <ChangeList changes={entry.changes} reader={reader} />}
    </li>
  )
}

type ChangeListProps = { changes: HistoryEntry['changes']; reader: LogReader }

/** Fields with their old and new values. */
export function ChangeList({ changes, reader }: ChangeListProps) {
  return (
    <dl className={`wk-facts ${classes.changes}`}>
      {changes.map(({ field, before, after }) => (
        <Change
          key={field}
          name={fieldName(reader, field)}
          before={historyValue(reader, field, before)}
          after={historyValue(reader, field, after)}
        />
      ))}
    </dl>
  )
}

function Change({ name, before, after }: { name: string; before: string; after: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span className={classes.before}>{before}</span> → {after}
      </dd>
    </>
  )
}
