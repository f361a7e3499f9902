import { ActionIcon, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatDate, parseTypedDate, type IsoDate } from '#core/days/dates.ts'
import { parsePastDay, parseTypedDay } from '#core/days/typed-moment.ts'
import { useTexts } from '../language.tsx'
import { lazyPart } from '../screen/lazy-part.tsx'
import { serverToday } from '../session/server-clock.ts'
import { commonTexts } from '../texts.ts'
import { common, type FieldProps } from './field-props.ts'

const CalendarPopover = lazyPart(async () => (await import('./CalendarPopover.tsx')).CalendarPopover)

type Props<Values> = FieldProps<Values> & {
  /** The day that the server fills in where none is named. */
  whenEmpty?: IsoDate
  /** The day is over, such as a birthday. */
  isPast?: boolean
}

/**
 * A day, typed as 5.3.2026, 5.3, +1, mo or morgen, or picked from a calendar whose weeks start on Monday.
 * What is not a day stays in the field as typed, and the form says so.
 */
export function DateField<Values>(props: Props<Values>) {
  const t = useTexts(commonTexts)
  const { form, name } = props
  const value = (form.values[name] ?? '') as string
  const printed = parseTypedDate(value) ? formatDate(parseTypedDate(value)) : value
  const [typed, setTyped] = useState(printed)
  const [isOpen, setOpen] = useState(false)
  // The form follows every key, so that Ctrl+S saves what is seen; the field is tidied when it is left.
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!hasFocus.current) setTyped(printed)
  }, [printed])
  const set = (next: string | null) => form.set(name, next as Values[typeof name])

  function type(text: string) {
    setTyped(text)
    set(
      text.trim() === ''
        ? null
        : ((props.isPast ? parsePastDay : parseTypedDay)(text, serverToday()) ?? text),
    )
  }

  const calendar = (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={t('date_open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        // A press outside closes the calendar; on its own button the click does.
        onMouseDown={(event) => event.stopPropagation()}
        onClick={() => setOpen(!isOpen)}
      >
        <IconCalendar size={14} />
      </ActionIcon>
      {isOpen && (
        <CalendarPopover
          value={parseTypedDate(value)}
          onPick={(day) => {
            set(day)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )

  return (
    <TextInput
      {...common(props)}
      value={typed}
      placeholder={formatDate(props.whenEmpty) || t('date_form')}
      autoComplete="off"
      onFocus={() => (hasFocus.current = true)}
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => {
        hasFocus.current = false
        setTyped(printed)
      }}
      rightSection={props.readOnly ? null : calendar}
    />
  )
}
