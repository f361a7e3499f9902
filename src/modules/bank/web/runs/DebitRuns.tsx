import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '#core/money/money.ts'
import { debitTexts, debitValues } from '#modules/orders/domain/money/debit-texts.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import type { DebitItem, DebitRun } from '#modules/bank/domain/calls.ts'
import { RefusalEditor, type Refused } from './RefusalEditor.tsx'
import { runTexts } from './run-texts.ts'
import { EarlierRuns, RunTable, saveFile, SmallButton } from './RunParts.tsx'

/** The runs that were made, with what the bank has answered. */
export function DebitRuns() {
  const t = useTexts(runTexts)
  const [shown, setShown] = useState<number | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const client = useQueryClient()
  const query = useQuery({
    queryKey: ['/debit_run/list'],
    queryFn: async () => (await call('/debit_run/list', {})).datalist,
  })
  const cancel = ({ id }: DebitRun) =>
    confirm({
      title: t('cancel'),
      message: t('cancel_question'),
      confirm: t('cancel'),
      act: () => write('/debit_run/cancel', { id }),
    })
  const progressOf = ({ in_flight, credited, safe, returned, refused: count }: DebitRun) =>
    t('progress', { in_flight, credited, safe, returned, refused: count })
  /** The first download marks the run as handed over. */
  async function download({ id }: DebitRun) {
    await saveFile('/debit_run/file', id)
    await client.invalidateQueries({ queryKey: ['/debit_run/list'] })
  }
  const actsOf = (run: DebitRun) => (
    <>
      <SmallButton
        label={t('items')}
        isUnfolded={shown === run.id}
        onClick={() => setShown(shown === run.id ? null : run.id)}
      />
      <SmallButton label={t('download')} onClick={() => download(run)} />
      {run.state === 'made' && <SmallButton label={t('cancel')} onClick={() => cancel(run)} />}
      {run.state === 'handed_over' && run.in_flight > 0 && (
        <SmallButton
          label={t('refuse_run')}
          onClick={() => setRefused({ id: run.id, item_id: null, name: String(run.id) })}
        />
      )}
      {run.state === 'refused' && <RestoreButton id={run.id} item_id={null} />}
    </>
  )
  return (
    <>
      <Loaded query={query}>
        {(runs) => (
          <EarlierRuns
            rows={runs.map((run) => ({
              run,
              state: [t(`state_${run.state}`), run.state !== 'cancelled' && progressOf(run), run.user_name],
              acts: run.state !== 'cancelled' && actsOf(run),
              below: shown === run.id && <DebitItems run={run} onRefuse={setRefused} />,
            }))}
          />
        )}
      </Loaded>
      {refused && <RefusalEditor refused={refused} onClose={() => setRefused(null)} />}
    </>
  )
}

function RestoreButton({ id, item_id }: { id: number; item_id: number | null }) {
  const t = useTexts(runTexts)
  return (
    <SmallButton
      label={t('refuse_undo')}
      onClick={() => write('/debit_run/refuse_undo', { id, item_id }).catch(toastError)}
    />
  )
}

type ItemsProps = { run: DebitRun; onRefuse(refused: Refused): void }

/** Each debit of a run with what became of it. */
function DebitItems({ run, onRefuse }: ItemsProps) {
  const t = useTexts(runTexts)
  const words = useTexts(debitTexts)
  const query = useQuery({
    queryKey: ['/debit_item/list', 'run', run.id],
    queryFn: async () => (await call('/debit_item/list', { run_id: run.id })).datalist,
  })
  const actOf = ({ id, state, f_no }: DebitItem) => {
    if (state === 'refused') return <RestoreButton key="acts" id={run.id} item_id={id} />
    const isOpen = state === 'in_flight' && run.state === 'handed_over'
    const refused = { id: run.id, item_id: id, name: f_no ?? String(id) }
    return isOpen && <SmallButton key="acts" label={t('refuse_item')} onClick={() => onRefuse(refused)} />
  }
  return (
    <Loaded query={query}>
      {(items) => (
        <RunTable
          title={t('items_of', { id: run.id })}
          heads={[t('f_no'), t('name'), { figure: t('amount') }, t('state'), t('acts')]}
          rows={items.map((item) => ({
            key: String(item.id),
            cells: [
              item.f_no,
              item.name,
              formatAmount(item.amount),
              [words(item.state, debitValues(item)), item.refusal].filter(Boolean).join(': '),
              actOf(item),
            ],
          }))}
        />
      )}
    </Loaded>
  )
}
