import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatMoment } from '#core/dates.ts'
import { formatEuro, formatInteger } from '#core/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useScreens } from '#platform/web/shell/screens.ts'
import type { Dashboard } from '../domain/dashboard.ts'
import { dashboardTexts } from '../texts.ts'
import classes from './HomeScreen.module.css'

/** The last order and three figures; each leads to its list for whom the menu shows it. */
export function Tiles({ dashboard }: { dashboard: Dashboard | undefined }) {
  const t = useTexts(dashboardTexts)
  const last = dashboard?.son_siparis_item
  const figures = dashboard?.kutular
  return (
    <ul className={classes.tiles}>
      <Tile
        label={t('last_order')}
        figure={last ? formatEuro(last.s_g_toplam) : '–'}
        note={
          last
            ? [
                last.per_name,
                last.firma,
                t('bottles', { count: last.sise_adet ?? 0 }),
                formatMoment(last.s_tar),
              ]
                .filter(Boolean)
                .join(' · ')
            : dashboard && t('no_order')
        }
      />
      <Tile
        label={t('open_invoices')}
        to="/siparis-islem"
        search={{ list: 'open', from: '-', to: '-' }}
        figure={figures ? formatInteger(figures.acik_fatura.adet) : '–'}
        note={figures && formatEuro(figures.acik_fatura.toplam)}
      />
      <Tile
        label={t('orders_today')}
        to="/siparis-islem"
        search={{ list: 'new' }}
        figure={figures ? formatInteger(figures.bugun.adet) : '–'}
        note={figures && formatEuro(figures.bugun.toplam)}
      />
      <Tile
        label={t('low_stock')}
        to="/aktif-stok-durumlari"
        figure={figures ? formatInteger(figures.az_stok) : '–'}
        note={t('low_stock_hint')}
      />
    </ul>
  )
}

type TileProps = {
  label: string
  figure: string
  note: ReactNode
  to?: string
  search?: Record<string, string>
}

function Tile({ label, figure, note, to, search }: TileProps) {
  const screens = useScreens().flatMap((item) => item.children ?? [item])
  const isReachable = to !== undefined && screens.some((screen) => screen.to === to)
  const content = (
    <>
      <span className={classes.label}>{label}</span>
      <span className={classes.figure}>{figure}</span>
      <span className={classes.note}>{note}</span>
    </>
  )
  return (
    <li>
      {isReachable ? (
        <Link to={to} search={search ?? {}} className={classes.tile}>
          {content}
        </Link>
      ) : (
        <div className={classes.tile}>{content}</div>
      )}
    </li>
  )
}
