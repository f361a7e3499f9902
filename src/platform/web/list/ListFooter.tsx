import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatInteger } from '#core/money/money.ts'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'
import classes from './ListScreen.module.css'

type Props = {
  count: number | undefined
  /** How many items are paged, if they are groups instead of rows. */
  paged?: number | undefined
  page: number
  pageSize: number
  pageSizes: readonly number[]
  onPage(page: number): void
  onPageSize(size: number): void
  children?: ReactNode
}

/** How many rows there are and which of them are on screen. */
export function ListFooter({
  count,
  paged = count,
  page,
  pageSize,
  pageSizes,
  onPage,
  onPageSize,
  children,
}: Props) {
  const t = useTexts(commonTexts)
  const pages = Math.max(1, Math.ceil((paged ?? 0) / pageSize))
  return (
    <div className={`wk-bar ${classes.footer}`}>
      <span role="status">
        {count === undefined && '…'}
        {count !== undefined && t('count_rows', { count })}
      </span>
      <span className={classes.footerFigures}>{children}</span>
      <span className="wk-row">
        <label>
          {t('rows_per_page')}{' '}
          <select
            className={`wk-field ${classes.pageSize}`}
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={`wk-field ${classes.pageButton}`}
          aria-label={t('page_previous')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft size={14} />
        </button>
        <span>{t('page_of', { page: formatInteger(page), pages: formatInteger(pages) })}</span>
        <button
          type="button"
          className={`wk-field ${classes.pageButton}`}
          aria-label={t('page_next')}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight size={14} />
        </button>
      </span>
    </div>
  )
}
