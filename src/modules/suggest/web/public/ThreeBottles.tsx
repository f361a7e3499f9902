import { Kbd } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { formatAmount } from '#core/money.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { keyMode } from '#platform/web/keys/key-mode.ts'
import { useStable } from '#platform/web/list/use-stable.ts'
import type { Suggested } from '../../domain/calls.ts'
import { suggestTexts } from '#modules/suggest/texts.ts'
import classes from '../ThreeBottles.module.css'
import { suggestedQuery } from './suggested.ts'

const keys = ['A', 'B', 'C'] as const

type Props = {
  cus_id: number
  /** Beside a form the letter keys need Alt; on a screen without fields they do not. */
  withAlt?: boolean
  onAdd(bottle: Suggested): void
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null

/** Three wines for a customer, each with its reason; its letter adds one to the order. */
export function ThreeBottles({ cus_id, withAlt = true, onAdd }: Props) {
  const t = useTexts(suggestTexts)
  const language = useLanguage()
  const { data: bottles = [] } = useQuery(suggestedQuery(cus_id, language))
  const onKey = useStable((event: KeyboardEvent) => {
    const bottle = bottles[keys.findIndex((key) => event.code === `Key${key}`)]
    if (!bottle || event.ctrlKey || event.metaKey || event.shiftKey) return
    const mode = keyMode.get()
    if (event.repeat || (!withAlt && mode === 'off')) return
    if (event.altKey !== (withAlt || mode === 'alt') || (!event.altKey && isTyping(event))) return
    event.preventDefault()
    onAdd(bottle)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [onKey])
  if (!bottles.length) return null
  return (
    <section className={classes.bottles} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <ul>
        {bottles.map((bottle, index) => (
          <li key={bottle.stk_id}>
            <button type="button" onClick={() => onAdd(bottle)}>
              <Kbd size="xs">{withAlt ? `Alt ${keys[index]}` : keys[index]}</Kbd>
              <span className={classes.wine}>
                <b>{bottle.stok_name}</b>
                <span className={classes.reason}>{bottle.reason}</span>
              </span>
              <b className={classes.price}>{formatAmount(bottle.price)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
