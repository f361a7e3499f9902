import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconArrowsHorizontal, IconPin, IconPinFilled } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import type { ColumnLayout } from '#core/lists/list-layout.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import classes from './ColumnsPanel.module.css'
import { columnTexts } from './column-texts.ts'
import { completeLayout } from './list-layout.ts'
import type { LayoutControl } from './use-list-layout.ts'

type Props = { layout: LayoutControl; onClose(): void }

/** Which columns a list shows and in which order; every change is seen at once. */
export function ColumnsPanel({ layout, onClose }: Props) {
  const t = useTexts(columnTexts)
  const common = useTexts(commonTexts)
  const [words, setWords] = useState('')
  const all = completeLayout(layout.known, layout.layout)
  const labelOf = (field: string) => layout.known.find((column) => column.field === field)?.label ?? field
  const found = all.filter(({ field }) => labelOf(field).toLowerCase().includes(words.toLowerCase()))
  const shown = all.filter(({ hidden }) => !hidden)
  return (
    <Dialog title={t('columns')} onClose={onClose}>
      <TextInput
        data-autofocus
        size="xs"
        aria-label={t('find')}
        placeholder={t('find')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <ul className={`wk-list ${classes.list}`}>
        {found.map((column) => (
          <ColumnItem
            key={column.field}
            column={column}
            label={labelOf(column.field)}
            isLast={shown.length === 1 && !column.hidden}
            onto={(step) => all[all.indexOf(column) + step]?.field ?? null}
            layout={layout}
          />
        ))}
        {found.length === 0 && <li className={`wk-small ${classes.hint}`}>{t('none_found')}</li>}
      </ul>
      <p className={`wk-small ${classes.hint}`}>{t('keys')}</p>
      <div className={classes.buttons}>
        <Button variant="default" disabled={!layout.layout} onClick={layout.reset}>
          {t('reset')}
        </Button>
        <Button onClick={onClose}>{common('close')}</Button>
      </div>
    </Dialog>
  )
}

type ItemProps = {
  column: ColumnLayout
  label: string
  /** The last visible column cannot be hidden: without columns there would be no way back. */
  isLast: boolean
  onto(step: -1 | 1): string | null
  layout: LayoutControl
}

function ColumnItem({ column, label, isLast, onto, layout }: ItemProps) {
  const t = useTexts(columnTexts)
  const { field, hidden = false, pinned = false, width } = column

  function move(step: -1 | 1) {
    const other = onto(step)
    if (other) layout.move(field, other)
  }

  /** Alt and an arrow moves the column whose line has the focus. */
  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null
    if (!step || !event.altKey) return
    event.preventDefault()
    const focused = document.activeElement as HTMLElement | null
    move(step)
    requestAnimationFrame(() => focused?.focus())
  }

  return (
    <li className={`wk-row ${classes.item}`} onKeyDown={onKeyDown}>
      <Checkbox
        size="xs"
        label={label}
        checked={!hidden}
        disabled={isLast}
        onChange={() => layout.set(field, { hidden: !hidden })}
      />
      <span className={`wk-row ${classes.tools}`}>
        {width !== undefined && (
          <Tool label={t('fit', { column: label })} onClick={() => layout.set(field, { width: undefined })}>
            <IconArrowsHorizontal size={14} />
          </Tool>
        )}
        <Tool
          label={t('pin', { column: label })}
          isPressed={pinned}
          onClick={() => layout.set(field, { pinned: !pinned })}
        >
          {pinned ? <IconPinFilled size={14} /> : <IconPin size={14} />}
        </Tool>
        <Tool label={t('up', { column: label })} isOff={!onto(-1)} onClick={() => move(-1)}>
          <IconArrowUp size={14} />
        </Tool>
        <Tool label={t('down', { column: label })} isOff={!onto(1)} onClick={() => move(1)}>
          <IconArrowDown size={14} />
        </Tool>
      </span>
    </li>
  )
}

type ToolProps = { label: string; isPressed?: boolean; isOff?: boolean; onClick(): void; children: ReactNode }

function Tool({ label, isPressed, isOff, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      className={`wk-tool ${classes.tool}`}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
