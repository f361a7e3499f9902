import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupedIban } from '#core/money/bank.ts'
import { formatDate } from '#core/days/dates.ts'
import { formatAmount, formatEuro } from '#core/money/money.ts'
import { call, write } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { DebitRow } from '#modules/bank/domain/calls.ts'
import { DebitRuns } from './DebitRuns.tsx'
import { MandateEditor } from './MandateEditor.tsx'
import { runTexts } from './run-texts.ts'
import { inTwoWeeks, losing, NameInFile, RunHead, RunTable, SmallButton, useMakeRun } from './RunParts.tsx'
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
      { count: datalist.length, total, losing: losing(datalist) },
      () => write('/debit_run/create', { day, total }),
      (id) => write('/debit_run/cancel', { id }),
    )

  return (
    <div className={`wk-screen wk-scroll ${classes.screen}`}>
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
                  <NameInFile key="name" name={row.name} replaced={row.replaced} />,
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
