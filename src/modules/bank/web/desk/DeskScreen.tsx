import { TextInput } from '@mantine/core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { formatEuro } from '#core/money/money.ts'
import { SEARCH_MAX_LENGTH } from '#core/lists/search.ts'
import { writeAnswered } from '#modules/orders/web/public/answered.ts'
import { write } from '#platform/web/api.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { subForm } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { DeskRow } from '#modules/bank/domain/desk.ts'
import { deskTexts } from '#modules/bank/texts.ts'
import classes from './DeskScreen.module.css'
import { OpenItems, rowId } from './OpenItems.tsx'
import { RecentReceipts } from './RecentReceipts.tsx'
import { useEnter, useOpenItems } from './use-open-items.ts'

/** /odeme-masasi: one field in which payments are found and booked, one after the other. */
export function DeskScreen() {
  const t = useTexts(deskTexts)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<number | null>(null)
  const [day, setDay] = useState<{ day: string | null }>({ day: serverToday() })
  const [round, setRound] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const { rows, sure, state } = useOpenItems(typed, round)
  const active = chosen ?? (sure ? 0 : null)
  const isBooking = useRef(false)
  const note = useNote({ typed, state, count: rows.length, isOpen: active === null })

  async function book(row: DeskRow) {
    if (isBooking.current) return
    isBooking.current = true
    try {
      const { sip_id, taksit_id, amount, f_no, kalan, version } = row
      const seen = { acik: kalan, siparis_version: version }
      const answer = await writeAnswered('/open_item/book', { sip_id, taksit_id, amount, ...day, ...seen })
      if (!answer) return
      const { save_response } = answer
      const { id, rest, rest_amount } = save_response
      toastUndo(
        t(`booked_${rest}`, { f_no, amount: formatEuro(amount), rest: formatEuro(rest_amount) }),
        () => write('/open_item/undo', { id }),
      )
      setTyped('')
    } catch (error) {
      toastError(error)
      setRound((last) => last + 1)
    } finally {
      isBooking.current = false
      setChosen(null)
      field.current?.focus()
    }
  }

  const enter = useEnter(state, active === null ? undefined : rows[active], book)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setChosen(Math.min(rows.length - 1, (active ?? -1) + 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(0, (active ?? rows.length) - 1))
    else if (event.key === 'Enter') enter()
    else if (event.key === 'Escape') setTyped('')
    else return
    event.preventDefault()
  }

  return (
    <section className={`wk-stack ${classes.screen}`}>
      <header className={`wk-bar ${classes.head}`}>
        <TextInput
          ref={field}
          className={classes.field ?? ''}
          label={t('field')}
          description={t('hint')}
          size="md"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          role="combobox"
          aria-expanded={rows.length > 0}
          aria-controls="desk-items"
          aria-activedescendant={active === null || !rows[active] ? undefined : rowId(rows[active])}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(null)
          }}
          onKeyDown={onKeyDown}
        />
        <DateField
          form={subForm(day, (next) => setDay((before) => ({ ...before, ...next })))}
          name="day"
          label={t('day')}
        />
      </header>
      <p className={`wk-hint ${classes.note}`} role="status">
        {note}
      </p>
      <OpenItems
        rows={rows}
        active={active}
        isBusy={state === 'searching'}
        onBook={(row) => void book(row)}
      />
      <RecentReceipts onUndone={() => field.current?.focus()} />
    </section>
  )
}

type Noted = { typed: string; state: string; count: number; isOpen: boolean }

function useNote({ typed, state, count, isOpen }: Noted): string {
  const t = useTexts(deskTexts)
  if (state === 'searching') return t('searching')
  if (state === 'failed') return t('failed')
  if (state === 'idle') return ''
  if (!count) return t('nothing', { typed: typed.trim() })
  return isOpen ? t('choose') : ''
}
