import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { formatAmount } from '#core/money/money.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { AltKey } from '#platform/web/keys/AltKey.tsx'
import { useAltKeys } from '#platform/web/keys/shortcuts.ts'
import type { Suggested } from '../../domain/calls.ts'
import { suggestTexts } from '#modules/suggest/texts.ts'
import classes from '../ThreeBottles.module.css'
import { suggestedQuery } from './suggested.ts'

const keys = ['A', 'B', 'C'] as const

type Props = {
  cus_id: number
  onAdd(bottle: Suggested): void
}

/** Three wines for a customer, each with its reason; its letter adds one to the order. */
export function ThreeBottles({ cus_id, onAdd }: Props) {
  const t = useTexts(suggestTexts)
  const language = useLanguage()
  const { data: bottles = [] } = useQuery(suggestedQuery(cus_id, language))
  const shown = useRef<HTMLElement>(null)
  const added = bottles.map((bottle, index) => [keys[index]?.toLowerCase(), () => onAdd(bottle)] as const)
  useAltKeys(Object.fromEntries(added), shown)
  if (!bottles.length) return null
  return (
    <section ref={shown} className={`wk-panel ${classes.bottles}`} aria-label={t('title')}>
      <h2 className="wk-heading">{t('title')}</h2>
      <ul className="wk-list">
        {bottles.map((bottle, index) => (
          <li key={bottle.stk_id}>
            <button type="button" className="wk-bare" onClick={() => onAdd(bottle)}>
              <AltKey letter={keys[index] ?? ''} />
              <span className={`wk-stack ${classes.wine}`}>
                <b>{bottle.stok_name}</b>
                <span className="wk-muted">{bottle.reason}</span>
              </span>
              <b>{formatAmount(bottle.price)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
