import '@mantine/dates/styles.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import 'dayjs/locale/de'
import 'dayjs/locale/tr'
import { useLanguage } from '../language.tsx'

type Props = { value: string | null; onPick(day: string | null): void }

export function Calendar({ value, onPick }: Props) {
  const language = useLanguage()
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DatePicker value={value} onChange={onPick} {...(value ? { defaultDate: value } : {})} size="xs" />
    </DatesProvider>
  )
}
