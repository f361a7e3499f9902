import { useState, type ReactNode } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { Dashboard } from '../domain/calls.ts'
import { dashboardTexts } from '../texts.ts'
import classes from './HomeScreen.module.css'
import type { TileFigure } from './TilePanel.tsx'

const TilePanel = lazyPart(async () => (await import('./TilePanel.tsx')).TilePanel)

/** The last order and three figures; each figure opens exactly the rows that it counts. */
export function Tiles({ dashboard }: { dashboard: Dashboard | undefined }) {
  const t = useTexts(dashboardTexts)
  const [opened, setOpened] = useState<TileFigure | null>(null)
  const figures = dashboard?.kutular
  return (
    <>
      <ul className={`wk-list ${classes.tiles}`}>
        <LastOrder dashboard={dashboard} />
        <Tile
          label={t('open_invoices')}
          onOpen={() => setOpened('open_invoices')}
          figure={figures ? formatInteger(figures.acik_fatura.adet) : '–'}
          note={figures && formatEuro(figures.acik_fatura.toplam)}
        />
        <Tile
          label={t('orders_today')}
          onOpen={() => setOpened('orders_today')}
          figure={figures ? formatInteger(figures.bugun.adet) : '–'}
          note={figures && formatEuro(figures.bugun.toplam)}
        />
        <Tile
          label={t('low_stock')}
          onOpen={() => setOpened('low_stock')}
          figure={figures ? formatInteger(figures.az_stok) : '–'}
          note={t('low_stock_hint')}
        />
      </ul>
      {opened && <TilePanel figure={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function LastOrder({ dashboard }: { dashboard: Dashboard | undefined }) {
  const t = useTexts(dashboardTexts)
  const last = dashboard?.son_siparis_item
  const facts = last && [
    last.per_name,
    last.firma,
    t('bottles', { count: last.sise_adet ?? 0 }),
    formatMoment(last.s_tar),
  ]
  return (
    <Tile
      label={t('last_order')}
      figure={last ? formatEuro(last.s_g_toplam) : '–'}
      note={facts ? facts.filter(Boolean).join(' · ') : dashboard && t('no_order')}
    />
  )
}

type TileProps = { label: string; figure: string; note: ReactNode; onOpen?(): void }

function Tile({ label, figure, note, onOpen }: TileProps) {
  const content = (
    <>
      <span className="wk-small wk-strong">{label}</span>
      <span className={classes.figure}>{figure}</span>
      <span className="wk-muted">{note}</span>
    </>
  )
  return (
    <li>
      {onOpen ? (
        <button type="button" className={`wk-panel wk-stack ${classes.tile}`} onClick={onOpen}>
          {content}
        </button>
      ) : (
        <div className={`wk-panel wk-stack ${classes.tile}`}>{content}</div>
      )}
    </li>
  )
}
