import { useRef, useState } from 'react'
import type { CallTypes } from '#core/calls.ts'
import type { TextParams } from '#core/texts/texts.ts'
import { writeAnswered, type Yes } from '#modules/orders/web/public/answered.ts'
import { actOn, write } from '#platform/web/api.ts'
import { useSeen } from '#platform/web/keys/use-seen.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import { toastSaved } from '#platform/web/toasts/undo.ts'
import type { BankEntryRow, ShownPart } from '../domain/entries.ts'
import { bookable } from './parts.ts'
import { bankTexts } from './texts.ts'

type Booking = CallTypes['/bank_entry/book']['input']

/** What was open of a part is what the question has shown; the debit in flight is accepted for the whole entry. */
const withAnswer = (input: Booking, yes: Yes, { sip_id, open }: TextParams): Booking => ({
  ...input,
  tahsilat_onay: yes.tahsilat_onay ?? input.tahsilat_onay,
  on_odeme: yes.on_odeme ?? input.on_odeme,
  parts: input.parts?.map((part) => (part.sip_id === sip_id ? { ...part, acik: Number(open) } : part)),
})

/** The selected entry, the proposal for it, and the possible actions. */
export function useReview(rows: readonly BankEntryRow[]) {
  const t = useTexts(bankTexts)
  const [chosen, setChosen] = useState<number | null>(null)
  const [changed, setChanged] = useState<{ id: number; parts: ShownPart[] } | null>(null)
  const [isSearching, setSearching] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const place = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  )
  const entry = rows[place]
  const parts = entry && changed?.id === entry.id ? changed.parts : (entry?.parts ?? [])

  const { isSeen, isFor } = useSeen(entry ? `${entry.id} ${entry.version}` : null)

  /** A key or click that came before the entry was seen was meant for the one before. */
  const once = (work: () => void) => (event: Event) => (isFor(event) ? work() : toastWarning(t('too_early')))

  function choose(id: number | null) {
    setChosen(id)
    setChanged(null)
    setSearching(false)
  }

  /** Then selects the next row, also if this one leaves the list. */
  async function act(
    row: BankEntryRow,
    work: () => Promise<unknown>,
    done: string,
    reverse?: () => Promise<unknown>,
  ) {
    const after = rows[place + 1] ?? rows[place - 1]
    try {
      if ((await work()) === null) return
      toastSaved(done, reverse)
      choose(after?.id ?? null)
    } catch (error) {
      toastError(error)
      choose(row.id)
    }
  }

  const takeBack = ({ id }: BankEntryRow) => write('/bank_entry/undo', { id })
  const step = (by: number) => choose(rows[Math.min(rows.length - 1, Math.max(0, place + by))]?.id ?? null)
  const acts = {
    book: once(() => {
      if (entry?.state !== 'asks' || !parts.length) return
      const { id, version } = entry
      const input = { id, version, parts: bookable(entry, parts) }
      void act(
        entry,
        () => writeAnswered('/bank_entry/book', input, withAnswer),
        t('booked'),
        () => takeBack(entry),
      )
    }),
    ignore: once(() => {
      if (entry?.state !== 'asks') return
      void act(
        entry,
        () => actOn('/bank_entry/ignore', entry),
        t('ignored'),
        () => takeBack(entry),
      )
    }),
    undo: once(() => {
      if (!entry || entry.state === 'asks') return
      void act(entry, () => takeBack(entry), t('undone'))
    }),
    undoBulk: once(() => {
      const id = entry?.bulk_id
      if (!id) return
      write('/bank_entry/undo_all', { id }).then(
        ({ save_response }) => toastSuccess(t('undo_bulk_done', { count: save_response.count })),
        toastError,
      )
    }),
    next: () => step(1),
    previous: () => step(-1),
    search: (keepsParts: boolean) => {
      if (entry?.state !== 'asks') return
      setChanged({ id: entry.id, parts: keepsParts ? [...parts] : [] })
      setSearching(true)
      field.current?.focus()
    },
  }

  return {
    entry,
    parts,
    isSeen,
    field,
    isSearching,
    choose,
    acts,
    setParts: (next: ShownPart[]) => entry && setChanged({ id: entry.id, parts: next }),
    endSearch: () => {
      setSearching(false)
      document.querySelector<HTMLElement>(`[data-row-id="${entry?.id}"]`)?.focus()
    },
  }
}
