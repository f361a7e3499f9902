import { ActionIcon, Popover, TextInput } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { formatDate, parseTypedDate } from '#core/dates.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import { common, type FieldProps } from './fields.tsx'

const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })))

/**
 * A day, typed as 5.3.2026 or picked from a calendar whose weeks start on Monday.
 * What is not a day stays in the field as typed, and the form says so.
 */
export function DateField<Values>(props: FieldProps<Values>) {
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
    set(text.trim() === '' ? null : (parseTypedDate(text) ?? text))
  }

  // The popover belongs to its button: a text field may not say that it is expanded.
  const calendar = (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" zIndex={800} trapFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('date_open')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar size={14} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={null}>
          <Calendar
            value={parseTypedDate(value)}
            onPick={(day) => {
              set(day)
              setOpen(false)
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )

  return (
    <TextInput
      {...common(props)}
      value={typed}
      placeholder="TT.MM.JJJJ"
      autoComplete="off"
      inputMode="numeric"
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
