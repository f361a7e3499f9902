import { useEffect, useState } from 'react'
import { isIsoDate } from '#core/days/dates.ts'
import { DateField } from '../form/DateField.tsx'
import { subForm } from '../form/field-source.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import classes from './DateRange.module.css'

export type Range = { from: string | null; to: string | null }

type Props = { range: Range; label: string; onChange(range: Range): void }

const isComplete = (day: string | null) => day === null || isIsoDate(day)

/** Two days above a list; the list is fetched as soon as both are valid, and an empty end is open. */
export function DateRange({ range: { from, to }, label, onChange }: Props) {
  const t = useTexts(commonTexts)
  const [typed, setTyped] = useState<Range>({ from, to })
  useEffect(() => setTyped({ from, to }), [from, to])

  function change(end: Partial<Range>) {
    const next = { ...typed, ...end }
    setTyped(next)
    if (isComplete(next.from) && isComplete(next.to)) onChange(next)
  }

  const isTurned = from !== null && to !== null && from > to
  const form = subForm(typed, change, isTurned ? { to: t('range_turned') } : {})
  return (
    <div className={`wk-row ${classes.range}`} role="group" aria-label={label}>
      <span className={`wk-muted ${classes.label}`}>{label}</span>
      <DateField form={form} name="from" label={`${label}: ${t('range_from')}`} hideLabel />
      <span aria-hidden>–</span>
      <DateField form={form} name="to" label={`${label}: ${t('range_to')}`} hideLabel />
    </div>
  )
}
