import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { groupedIban } from '#core/bank.ts'
import { formatDate } from '#core/dates.ts'
import { formatAmount, formatEuro } from '#core/money.ts'
import { debitTexts, debitValues } from '#modules/orders/domain/debit-texts.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { Loaded } from '#platform/web/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { DebitRow, DebitRun } from '../domain/calls.ts'
import { MandateEditor } from './MandateEditor.tsx'
import { runTexts } from './run-texts.ts'
import { EarlierRuns, inTwoWeeks, RunHead, RunTable, saveFile, SmallButton, useMakeRun } from './RunParts.tsx'
import classes from './RunsScreen.module.css'

/** What is due by direct debit, what of it is left out and why, and the files that were made. */
export function DebitView() {
  const t = useTexts(runTexts)
  const [day, setDay] = useState(inTwoWeeks)
  const [lacking, setLacking] = useState<{ cus_id: number; name: string } | null>(null)
  const preview = useQuery({
    queryKey: ['/debit_run/preview', day],
    queryFn: () => call('/debit_run/preview', { day }),
  })
  const { datalist = [], excluded = [], total = 0 } = preview.data ?? {}

  const remarkOn = ({ is_again, left_open }: DebitRow) =>
    [is_again && t('drawn_again'), left_open > 0 && t('left_open', { amount: left_open })]
      .filter(Boolean)
      .join('; ')
  const makeRun = useMakeRun()
  const make = () =>
    makeRun(
      t('make_debits'),
      { count: datalist.length, total },
      () => write('/debit_run/create', { day, total }),
      (id) => write('/debit_run/cancel', { id }),
    )

  return (
    <div className={classes.screen}>
      <RunHead
        day={day}
        bankingDay={preview.data?.day}
        label={t('make_debits')}
        isDisabled={!datalist.length}
        onDay={setDay}
        onMake={() => void make()}
      />
      <Loaded query={preview}>
        {() => (
          <>
            <RunTable
              title={t('included', { count: datalist.length, total: formatEuro(total) })}
              heads={[
                t('f_no'),
                t('name'),
                t('due'),
                { figure: t('amount') },
                t('remark'),
                t('reference'),
                t('iban'),
              ]}
              rows={datalist.map((row) => ({
                key: `${row.sip_id} ${row.taksit_id}`,
                cells: [
                  row.f_no,
                  row.name,
                  formatDate(row.due),
                  formatAmount(row.amount),
                  <span key="remark" className={classes.remark}>
                    {remarkOn(row)}
                  </span>,
                  row.reference,
                  groupedIban(row.iban),
                ],
              }))}
            />
            <RunTable
              title={t('excluded', { count: excluded.length })}
              heads={[t('f_no'), t('name'), { figure: t('amount') }, t('reason'), t('acts')]}
              rows={excluded.map((row) => ({
                key: `${row.sip_id} ${row.taksit_id}`,
                cells: [
                  row.f_no,
                  row.name,
                  formatAmount(row.amount),
                  t(`why_${row.reason}`),
                  row.reason === 'no_mandate' && (
                    <SmallButton key="acts" label={t('mandate_for')} onClick={() => setLacking(row)} />
                  ),
                ],
              }))}
            />
          </>
        )}
      </Loaded>
      <DebitRuns />
      {lacking && <MandateEditor {...lacking} onClose={() => setLacking(null)} />}
    </div>
  )
}

function DebitRuns() {
  const t = useTexts(runTexts)
  const [shown, setShown] = useState<number | null>(null)
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
  const progressOf = ({ in_flight, credited, safe, returned }: DebitRun) =>
    t('progress', { in_flight, credited, safe, returned })
  /** The first download marks the run as handed over. */
  async function download({ id }: DebitRun) {
    await saveFile('/debit_run/file', id)
    await client.invalidateQueries({ queryKey: ['/debit_run/list'] })
  }
  return (
    <Loaded query={query}>
      {(runs) => (
        <EarlierRuns
          rows={runs.map((run) => ({
            run,
            state: [t(`state_${run.state}`), run.state !== 'cancelled' && progressOf(run), run.user_name],
            acts: run.state !== 'cancelled' && (
              <>
                <SmallButton
                  label={t('items')}
                  isUnfolded={shown === run.id}
                  onClick={() => setShown(shown === run.id ? null : run.id)}
                />
                <SmallButton label={t('download')} onClick={() => download(run)} />
                {run.state === 'made' && <SmallButton label={t('cancel')} onClick={() => cancel(run)} />}
              </>
            ),
            below: shown === run.id && <DebitItems runId={run.id} />,
          }))}
        />
      )}
    </Loaded>
  )
}

/** Each debit of a run with what became of it. */
function DebitItems({ runId }: { runId: number }) {
  const t = useTexts(runTexts)
  const words = useTexts(debitTexts)
  const query = useQuery({
    queryKey: ['/debit_item/list', 'run', runId],
    queryFn: async () => (await call('/debit_item/list', { run_id: runId })).datalist,
  })
  return (
    <Loaded query={query}>
      {(items) => (
        <RunTable
          title={t('items_of', { id: runId })}
          heads={[t('f_no'), t('name'), { figure: t('amount') }, t('state')]}
          rows={items.map((item) => ({
            key: String(item.id),
            cells: [item.f_no, item.name, formatAmount(item.amount), words(item.state, debitValues(item))],
          }))}
        />
      )}
    </Loaded>
  )
}
