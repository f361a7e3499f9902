import { ActionIcon } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { actOn } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { whyNotAdvance, type AdvanceRow } from '../domain/advances.ts'
import classes from './CommissionScreen.module.css'
import { commissionScreenTexts } from './texts.ts'

type Props = { rows: readonly AdvanceRow[]; corrected: number | null; onCorrect(advance: AdvanceRow): void }

/** Advances that are open: each can be corrected, and withdrawn while no slip has settled anything of it. */
export function OpenAdvances({ rows, corrected, onCorrect }: Props) {
  const t = useTexts(commissionScreenTexts)
  const common = useTexts(commonTexts)

  async function withdraw(advance: AdvanceRow) {
    const isDone = await confirm({
      title: t('advance_withdraw'),
      message: t('advance_withdraw_question', { sum: formatEuro(advance.tutar) }),
      confirm: t('advance_withdraw'),
      danger: true,
      act: () => actOn('/personel_odeme/delete', advance),
    })
    if (!isDone) return
    toastSuccess(common('deleted', { id: advance.id }))
  }

  return (
    <ul className={`wk-list ${classes.advances}`} aria-label={t('advance_open')}>
      {rows.map((advance) => (
        <li key={advance.id} data-shown={advance.id === corrected || undefined}>
          <span>
            {formatDate(advance.tarihi)} · {formatEuro(advance.tutar)}
          </span>
          <ActionIcon
            variant="subtle"
            size="sm"
            aria-label={`${t('advance_correct')} ${advance.id}`}
            onClick={() => onCorrect(advance)}
          >
            <IconPencil size={14} />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            size="sm"
            color="red"
            aria-label={`${t('advance_withdraw')} ${advance.id}`}
            disabled={whyNotAdvance(advance, 0) !== null}
            onClick={() => void withdraw(advance)}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
