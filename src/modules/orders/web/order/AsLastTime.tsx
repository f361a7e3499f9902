import { Button } from '@mantine/core'
import { useRef } from 'react'
import { AltKey } from '#platform/web/keys/AltKey.tsx'
import { useAltKeys } from '#platform/web/keys/shortcuts.ts'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import { uuid } from '#platform/web/uuid.ts'
import type { OrderLineRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { winesById } from './order-data.ts'
import type { FormLine, OrderTerms } from './order-form.ts'
import { linesAgain } from './order-lines.ts'

type Props = {
  lines: readonly OrderLineRow[]
  terms: OrderTerms
  onAdd(lines: FormLine[]): void
}

/** Adds the wines of the latest order again, at current prices and as far as available. */
export function AsLastTime({ lines, terms, onAdd }: Props) {
  const t = useTexts(orderFormTexts)
  const take = async () => {
    if (!lines.length) return
    try {
      const wines = await winesById(lines.map(({ stk_id }) => stk_id))
      const { taken, missing } = linesAgain(lines, wines, terms, uuid)
      onAdd(taken)
      if (missing.length) toastWarning(t('last_time_missing', { wines: missing.join(', ') }))
    } catch (error) {
      toastError(error)
    }
  }
  const button = useRef<HTMLButtonElement>(null)
  useAltKeys({ l: take }, button)
  if (!lines.length) return null
  return (
    <Button
      ref={button}
      variant="default"
      size="compact-xs"
      rightSection={<AltKey letter="L" />}
      onClick={() => void take()}
    >
      {t('last_time')}
    </Button>
  )
}
