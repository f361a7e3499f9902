import { Button, Table } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#core/days/dates.ts'
import { formatInteger } from '#core/money/money.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { TransferRow } from '#modules/customers/domain/calls/transfer.ts'
import classes from '../CustomerLists.module.css'
import { transferTexts } from './transfer-texts.ts'

const PATH = '/customer_transfer/list'
const SHOWN = 5

/** The latest transfers; each can be undone within a day. */
export function TransferHistory() {
  const t = useTexts(transferTexts)
  const { data } = useQuery({ queryKey: [PATH], queryFn: async () => (await call(PATH)).datalist })
  if (!data?.length) return null
  return (
    <section className="wk-card" aria-label={t('history')}>
      <h2 className={`wk-heading ${classes.heading}`}>{t('history')}</h2>
      <Table aria-label={t('history')}>
        <Table.Tbody>
          {data.slice(0, SHOWN).map((row) => (
            <Transfer key={row.id} row={row} />
          ))}
        </Table.Tbody>
      </Table>
    </section>
  )
}

function Transfer({ row }: { row: TransferRow }) {
  const t = useTexts(transferTexts)
  const { id, made_at, made_name, receiver_name, count, undone_at, undone_name, undone_count, may_undo } = row

  async function undo() {
    let answer = { count: 0, stayed: 0 }
    const isDone = await confirm({
      title: t('undo'),
      message: t('undo_question', { count: formatInteger(count), name: receiver_name }),
      confirm: t('undo'),
      act: async () => {
        answer = (await write('/customer_transfer/undo', { id })).save_response
      },
    })
    if (isDone) toastSuccess(t('undo_done', { count: answer.count, stayed: answer.stayed }))
  }

  return (
    <Table.Tr>
      <Table.Td>{formatMoment(made_at)}</Table.Td>
      <Table.Td>{t('moved', { by: made_name, count: formatInteger(count), name: receiver_name })}</Table.Td>
      <Table.Td>
        {undone_at &&
          t('undone', { time: formatMoment(undone_at), by: undone_name ?? '', count: undone_count ?? 0 })}
        {may_undo && (
          <Button size="compact-xs" variant="default" onClick={() => void undo()}>
            {t('undo')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  )
}
