import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { formatNumber } from '#core/money/money.ts'
import type { Language } from '#core/texts/texts.ts'
import { write } from '#platform/web/api.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { fieldsOf, listOf, wordsOf, type EditableName, type ListEntry } from '../domain/editable-lists.ts'
import { entryTexts, listScreenTexts } from './list-texts.ts'
import classes from './ReferenceLists.module.css'

type Props = { list: EditableName; entries: readonly ListEntry[]; onOpen(entry: ListEntry): void }

/** The languages of a list's words, that of the screen first. */
function useWords(list: EditableName): Language[] {
  const own = useLanguage()
  return wordsOf(list).toSorted((one, other) => Number(other === own) - Number(one === own))
}

const fieldNames = (list: EditableName, isFlag: boolean) =>
  Object.entries(fieldsOf(list)).flatMap(([field, { kind }]) => ((kind === 'flag') === isFlag ? [field] : []))

/** The entries of a list in their order, with what can be done to each. */
export function EntryTable({ list, entries, onOpen }: Props) {
  const label = useTexts(entryTexts)
  const words = useWords(list)
  const heads = [
    label('place'),
    ...words.map((language) => label(words.length > 1 ? language : 'name')),
    ...fieldNames(list, false).map((field) => label(field as 'litre')),
    ...(fieldNames(list, true).length ? [label('properties')] : []),
    label('status'),
  ]
  return (
    <div className="wk-scroll">
      <table className={`wk-table ${classes.table}`}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {!listOf(list).renameOnly && <td />}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} list={list} entry={entry} count={entries.length} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type EntryProps = { list: EditableName; entry: ListEntry; count: number; onOpen(entry: ListEntry): void }

function Entry({ list, entry, count, onOpen }: EntryProps) {
  const isFixed = listOf(list).renameOnly === true
  const [first = 'de', ...others] = useWords(list)

  async function move(by: number) {
    const place = entry.place + by
    if (isFixed || place < 1 || place > count) return
    await write('/reference/save', { list, id: entry.id, place }).catch(toastError)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    void move(event.key === 'ArrowUp' ? -1 : 1)
  }

  return (
    <tr data-retired={entry.status === '0' || undefined} onKeyDown={onKeyDown}>
      <td className={classes.place}>{entry.place}</td>
      <td>
        <button type="button" className={`wk-link ${classes.open}`} onClick={() => onOpen(entry)}>
          {entry[first]}
        </button>
      </td>
      {others.map((language) => (
        <td key={language}>{entry[language]}</td>
      ))}
      <Columns list={list} entry={entry} />
      {!isFixed && (
        <td>
          <div className={`wk-row ${classes.acts}`}>
            <Move entry={entry} count={count} onMove={(by) => void move(by)} />
            {entry.built_in === '0' && <Retire list={list} entry={entry} />}
          </div>
        </td>
      )}
    </tr>
  )
}

/** The further columns of the list, flags as words, and the state. */
function Columns({ list, entry }: { list: EditableName; entry: ListEntry }) {
  const t = useTexts(listScreenTexts)
  const label = useTexts(entryTexts)
  const flags = fieldNames(list, true)
  const ticked = flags.filter((field) => entry[field as 'reached'] === '1')
  return (
    <>
      {fieldNames(list, false).map((field) => (
        <td key={field} className={classes.value}>
          <FieldValue value={entry[field as 'litre' | 'direction' | 'tracking_url']} field={field} />
        </td>
      ))}
      {flags.length > 0 && <td>{ticked.map((field) => label(field as 'reached')).join(' · ')}</td>}
      <td>{t(entry.status === '0' ? 'retired' : entry.built_in === '1' ? 'built_in' : 'active')}</td>
    </>
  )
}

function FieldValue({ value, field }: { value: string | number | null | undefined; field: string }) {
  const t = useTexts(listScreenTexts)
  if (field === 'direction') return value ? t(`direction_${value as 2 | 3}`) : t('both')
  return typeof value === 'number' ? formatNumber(value) : value
}

/** The word of an entry in the language of the screen. */
const useWord = (entry: ListEntry) => entry[useLanguage()] ?? entry.de

type MoveProps = { entry: ListEntry; count: number; onMove(by: number): void }

function Move({ entry, count, onMove }: MoveProps) {
  const t = useTexts(listScreenTexts)
  const word = useWord(entry)
  return (
    <ActionIcon.Group>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${t('up')}: ${word}`}
        disabled={entry.place === 1}
        onClick={() => onMove(-1)}
      >
        <IconArrowUp size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${t('down')}: ${word}`}
        disabled={entry.place === count}
        onClick={() => onMove(1)}
      >
        <IconArrowDown size={14} />
      </ActionIcon>
    </ActionIcon.Group>
  )
}

/** Retires an entry or restores it; each undoes the other. */
function Retire({ list, entry }: { list: EditableName; entry: ListEntry }) {
  const t = useTexts(listScreenTexts)
  const name = useWord(entry)
  const isActive = entry.status === '1'
  const setStatus = (status: '0' | '1') => write('/reference/retire', { list, id: entry.id, status })

  async function act() {
    try {
      const { in_use: count } = await setStatus(isActive ? '0' : '1')
      toastUndo(isActive ? t('is_retired', { name, count }) : t('is_back', { name }), () =>
        setStatus(isActive ? '1' : '0'),
      )
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={`${t(isActive ? 'retire' : 'bring_back')}: ${name}`}
      onClick={() => void act()}
    >
      {t(isActive ? 'retire' : 'bring_back')}
    </Button>
  )
}
