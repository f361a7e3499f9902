import { Button, Loader } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { managerTexts } from './manager-texts.ts'

const PAGE = 200

type Member = { id: number; ad: string; toplam: number }

type Props = {
  title: string
  amount: string
  /** The call that is paged through, and its cache key. */
  query: {
    key: readonly unknown[]
    ask(page: { offset: number; limit: number }): Promise<{ rows: Member[]; count: number }>
  }
  onOpen(member: Member): void
  onClose(): void
}

/** The customers or wines that a figure counts, the largest first; each opens its own rows. */
export function MembersPanel({ title, amount, query, onOpen, onClose }: Props) {
  const t = useTexts(managerTexts)
  const common = useTexts(commonTexts)
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [...query.key, 'members'],
    queryFn: ({ pageParam }) => query.ask({ offset: pageParam, limit: PAGE }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.count ? pages.length * PAGE : undefined),
  })
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  const count = data?.pages[0]?.count ?? 0
  return (
    <Dialog title={`${title} (${formatInteger(count)})`} size="lg" onClose={onClose}>
      {!data && <Loader size="sm" aria-label={common('busy')} />}
      <table className="wk-table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col" className="wk-figure">
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <button type="button" className="wk-link" onClick={() => onOpen(row)}>
                  {row.ad}
                </button>
              </td>
              <td className="wk-figure">{formatEuro(row.toplam)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasNextPage && (
        <Button variant="default" onClick={() => void fetchNextPage()}>
          {t('members_more', { shown: formatInteger(rows.length), count: formatInteger(count) })}
        </Button>
      )}
    </Dialog>
  )
}
