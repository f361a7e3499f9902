import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { call, write } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { RecentReceipt } from '#modules/bank/domain/calls.ts'
import { deskTexts } from '#modules/bank/texts.ts'
import classes from './DeskScreen.module.css'

/** Recent bookings, each with an undo button. */
export function RecentReceipts({ onUndone }: { onUndone(): void }) {
  const t = useTexts(deskTexts)
  const query = useQuery({
    queryKey: ['/open_item/recent'],
    queryFn: async () => (await call('/open_item/recent', {})).datalist,
  })

  async function undo({ id, f_no }: RecentReceipt) {
    try {
      await write('/open_item/undo', { id })
      toastSuccess(t('undo_done', { f_no }))
    } catch (error) {
      toastError(error)
    }
    onUndone()
  }

  return (
    <section className={classes.recent} aria-label={t('recent')}>
      <h2>{t('recent')}</h2>
      <Loaded query={query}>
        {(receipts) =>
          receipts.length === 0 ? (
            <p className="wk-muted">{t('recent_empty')}</p>
          ) : (
            <ul className="wk-list wk-panel">
              {receipts.map((receipt) => (
                <li key={receipt.id} className={classes.item}>
                  <strong>{receipt.f_no}</strong>
                  <span className="wk-cut">{receipt.name}</span>
                  <span className="wk-muted">{receipt.user_name}</span>
                  <span className="wk-muted">{formatDate(receipt.day)}</span>
                  <span className="wk-figure">{formatEuro(receipt.amount)}</span>
                  <span className="wk-figure">
                    {receipt.is_undone && t('undone')}
                    {!receipt.is_undone && (
                      <Button
                        size="compact-xs"
                        variant="default"
                        leftSection={<IconArrowBackUp size={12} />}
                        aria-label={t('undo_of', { f_no: receipt.f_no })}
                        onClick={() => void undo(receipt)}
                      >
                        {t('undo')}
                      </Button>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
