import { Button, Kbd, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { businessTime } from '#core/days/dates.ts'
import { referenceLabel } from '#core/references.ts'
import type { TypedMoment } from '#core/days/typed-moment.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { write } from '#platform/web/api.ts'
import { keepKeysUntil } from '#platform/web/keys/kept-keys.ts'
import { useAreaKeys, useShortcuts } from '#platform/web/keys/shortcuts.ts'
import { useSeen } from '#platform/web/keys/use-seen.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { serverNow, serverToday } from '#platform/web/session/server-clock.ts'
import { toastError, toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { OutcomeEffects } from '../domain/after-call.ts'
import { keyedOutcomes, NO_CALLS_KEY, questionOf } from '../domain/outcome-keys.ts'
import { useCard, useOpenCall } from './call-data.ts'
import { CallBackRow, WordingRow } from './CallQuestions.tsx'
import classes from './Outcomes.module.css'
import { deskTexts } from './texts.ts'
import { noteHandedOver } from './use-keep-card.ts'
import { useTalkNote } from './use-talk-note.ts'

type Outcome = OutcomeEffects & { def_type: number; label: string }

/** The outcomes that may be given, in the order of the list. */
function useOutcomes(): Outcome[] {
  const language = useLanguage()
  return useReferenceRows('sys_gorusme_asama')
    .filter((row) => row.status !== '0')
    .map((row) => ({
      ...row,
      def_type: Number(row.def_type),
      label: referenceLabel('sys_gorusme_asama', row, language),
    }))
}

type Ending = { appointment?: TypedMoment; note?: string }

type Props = {
  customer: CustomerRow
  /** Who is next in a list; else the queue decides. */
  next: number | null
  onSaveNotes(): Promise<boolean>
  onFinished(next: number | null): void
}

/** How the call ended: one digit, and the next customer is there. */
export function Outcomes({ customer, next: listed, onSaveNotes, onFinished }: Props) {
  const t = useTexts(deskTexts)
  const [asked, setAsked] = useState<{ question: 'call_back' | 'wording' | 'note'; outcome: Outcome } | null>(
    null,
  )
  const isSending = useRef(false)
  const { isSeen, isFor } = useSeen(customer.id)
  const noteField = useRef<HTMLInputElement>(null)
  const card = useCard(customer.id)
  const { note, type, clear } = useTalkNote(customer.id, card?.note)
  const open = useOpenCall(customer.id)
  const owes = (card?.open_sum ?? 0) > 0
  const keyed = keyedOutcomes(useOutcomes()).filter(({ outcome }) => owes || outcome.promises_payment !== '1')

  async function finish(outcome: Outcome, { appointment, note: words = note }: Ending = {}) {
    if (isSending.current || !(await onSaveNotes())) return
    isSending.current = true
    try {
      const { next } = await write('/call/finish', {
        cus_id: customer.id,
        call_id: open?.id ?? null,
        outcome: outcome.def_type,
        note: words.trim() || null,
        appointment: appointment ? { rand_tar: appointment.day, rand_saat: appointment.time } : null,
        ...(listed === null ? { next: true } : { next_cus_id: listed }),
      })
      noteHandedOver({ left: customer.id, here: listed ?? next?.cus_id ?? null })
      clear()
      setAsked(null)
      toastSuccess(t('finished', { outcome: outcome.label }))
      onFinished(next?.cus_id ?? null)
    } catch (error) {
      toastError(error)
    } finally {
      isSending.current = false
    }
  }

  /** A key or click that came before the customer was seen was meant for the one before. */
  function choose(outcome: Outcome, event: Event) {
    if (!isFor(event)) return toastWarning(t('outcome_too_early'))
    const question = questionOf(outcome, note)
    if (question === null) return keepKeysUntil(finish(outcome), 'screen')
    setAsked({ question, outcome })
    if (question === 'note') noteField.current?.focus()
    return undefined
  }

  const chosen = keyed.flatMap(({ key, outcome }) =>
    key ? [[key.toLowerCase(), (event: Event) => choose(outcome, event)] as const] : [],
  )
  useAreaKeys(Object.fromEntries(chosen))
  useShortcuts({ k: () => noteField.current?.focus() })
  const close = () => setAsked(null)
  const needsNote = asked?.question === 'note'

  return (
    <section className={`wk-stack ${classes.outcomes}`} aria-label={t('outcomes')} aria-busy={!isSeen}>
      <TextInput
        ref={noteField}
        size="xs"
        aria-label={t('talk_note')}
        placeholder={t('talk_note')}
        leftSection={<Kbd size="xs">K</Kbd>}
        leftSectionWidth={36}
        value={note}
        maxLength={4_000}
        error={needsNote && !note.trim() ? t('note_needed') : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key === 'Enter' && needsNote && note.trim())
            keepKeysUntil(finish(asked.outcome), 'screen')
        }}
      />
      {asked?.question === 'call_back' && (
        <CallBackRow
          at={{ today: serverToday(), time: businessTime(serverNow()) }}
          onChoose={(appointment) => keepKeysUntil(finish(asked.outcome, { appointment }), 'screen')}
          onCancel={close}
        />
      )}
      {asked?.question === 'wording' && (
        <WordingRow
          begun={note}
          onSave={(wording) => keepKeysUntil(finish(asked.outcome, { note: wording }), 'screen')}
          onCancel={close}
        />
      )}
      <OutcomeKeys keyed={keyed} onChoose={choose} />
    </section>
  )
}

type KeysProps = {
  keyed: ReturnType<typeof keyedOutcomes<Outcome>>
  onChoose(outcome: Outcome, event: Event): void
}

/** A button for each outcome that has a key. */
function OutcomeKeys({ keyed, onChoose }: KeysProps) {
  return (
    <div className={classes.keys}>
      {keyed.map(
        ({ key, outcome }) =>
          key && (
            <Button
              key={outcome.def_type}
              variant="default"
              size="compact-sm"
              className={classes.key ?? ''}
              data-danger={key === NO_CALLS_KEY || undefined}
              leftSection={<Kbd size="xs">{key}</Kbd>}
              title={outcome.label}
              onClick={({ nativeEvent }) => onChoose(outcome, nativeEvent)}
            >
              {outcome.label}
            </Button>
          ),
      )}
    </div>
  )
}
