import '@mantine/dates/styles.css'
import { Popover } from '@mantine/core'
import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/de'
import 'dayjs/locale/tr'
import { useLanguage, useTexts } from '../language.tsx'
import { useReturnFocus } from '../dialogs/return-focus.ts'
import { serverToday } from '../session/server-clock.ts'
import { commonTexts } from '../texts.ts'

type Props = { value: string | null; onPick(day: string | null): void; onClose(): void }

/** A calendar at the right end of its field; weeks start on Monday. */
export function CalendarPopover({ value, onPick, onClose }: Props) {
  const t = useTexts(commonTexts)
  const language = useLanguage()
  useReturnFocus()
  return (
    <Popover opened onChange={onClose} position="bottom-end" trapFocus>
      <Popover.Target>
        <span aria-hidden style={{ position: 'absolute', inset: 0, pointerEvents: 'none' }} />
      </Popover.Target>
      <Popover.Dropdown>
        <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
          <DatePicker
            value={value}
            onChange={onPick}
            defaultDate={value ?? serverToday()}
            size="xs"
            ariaLabels={{
              previousMonth: t('date_earlier'),
              nextMonth: t('date_later'),
              previousYear: t('date_earlier'),
              nextYear: t('date_later'),
              previousDecade: t('date_earlier'),
              nextDecade: t('date_later'),
            }}
          />
        </DatesProvider>
      </Popover.Dropdown>
    </Popover>
  )
}
