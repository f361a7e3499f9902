import { ActionIcon, TextInput } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import classes from '../Tracking.module.css'
import { trackingTexts } from '../texts.ts'

type Props = { page: number; count: number; onPage(page: number): void }

/** One customer per page: first, previous, a number to jump to, next, last. */
export function Pager({ page, count, onPage }: Props) {
  const t = useTexts(trackingTexts)
  const [typed, setTyped] = useState(String(page))
  useEffect(() => setTyped(String(page)), [page])

  function jump() {
    const wanted = Number(typed)
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= count) return onPage(wanted)
    toastWarning(t('page_between', { count: formatInteger(count) }))
    return setTyped(String(page))
  }

  const step = (label: string, target: number, icon: React.ReactNode, hint?: string) => (
    <ActionIcon
      variant="default"
      size={30}
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      disabled={target < 1 || target > count || target === page}
      onClick={() => onPage(target)}
    >
      {icon}
    </ActionIcon>
  )

  return (
    <nav className={`wk-row ${classes.pager}`} aria-label={t('page_number')}>
      {step(t('first'), 1, <IconChevronsLeft size={16} />)}
      {step(t('previous'), page - 1, <IconChevronLeft size={16} />, 'PageUp')}
      <TextInput
        size="xs"
        aria-label={t('page_number')}
        inputMode="numeric"
        value={typed}
        styles={{ input: { width: 64, textAlign: 'right' } }}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(String(page))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') jump()
        }}
      />
      <span className={`wk-muted ${classes.count}`}>{t('page_of', { count: formatInteger(count) })}</span>
      {step(t('next'), page + 1, <IconChevronRight size={16} />, 'PageDown')}
      {step(t('last'), count, <IconChevronsRight size={16} />)}
    </nav>
  )
}
