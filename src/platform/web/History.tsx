import { Button, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#core/dates.ts'
import { historyValue } from '#core/history-value.ts'
import type { HistoryEntry } from '#core/history.ts'
import { say, type Language, type Texts } from '#core/texts.ts'
import { call, errorText, type PathAnswering } from './api.ts'
import classes from './History.module.css'
import { useLanguage, useTexts } from './language.tsx'
import { commonTexts } from './texts.ts'

type Props = {
  path: PathAnswering<{ datalist: HistoryEntry[] }>
  id: number
  /** Names of the record's fields. */
  fieldTexts: Texts
  /** Asked anew with each version of the record. */
  version: number
}

/** Who changed a record when, and what it was before; fetched when somebody wants to know. */
export function History({ path, id, fieldTexts, version }: Props) {
  const t = useTexts(commonTexts)
  const [isOpen, setOpen] = useState(false)
  const history = useQuery({
    queryKey: [path, id, version],
    queryFn: async () => (await call(path, { id })).datalist,
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
    <ol className={classes.history}>
      {history.data.map((entry) => (
        <Entry key={entry.id} entry={entry} fieldTexts={fieldTexts} />
      ))}
    </ol>
  )
}

function Entry({ entry, fieldTexts }: { entry: HistoryEntry; fieldTexts: Texts }) {
  const t = useTexts(commonTexts)
  return (
    <li className={classes.entry}>
      <div className={classes.head}>
        {formatMoment(entry.at)} · {entry.name_surname ?? t('history_system')}
        {entry.action === 'INSERT' && !entry.part && ` · ${t('history_created')}`}
        {entry.part &&
          ` · ${entry.part}${entry.action === 'UPDATE' ? '' : ` (${t(entry.action === 'INSERT' ? 'history_added' : 'history_removed')})`}`}
        {entry.note && ` · ${entry.note}`}
      </div>
      {entry.changes.length > 0 && <ChangeList changes={entry.changes} fieldTexts={fieldTexts} />}
    </li>
  )
}

/** The name of a field, or as it is stored where no screen has a name for it. */
export const fieldName = (texts: Texts, field: string, language: Language): string =>
  texts[field] ? say(texts[field], language) : field

type ChangeListProps = { changes: HistoryEntry['changes']; fieldTexts: Texts }

/** Fields with what they were and what they became. */
export function ChangeList({ changes, fieldTexts }: ChangeListProps) {
  const language = useLanguage()
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => (
        <Change
          key={field}
          name={fieldName(fieldTexts, field, language)}
          before={historyValue(before)}
          after={historyValue(after)}
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
