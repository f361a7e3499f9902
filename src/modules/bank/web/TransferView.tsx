import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupedIban } from '#core/bank.ts'
import { businessDay, formatDate } from '#core/dates.ts'
import { formatAmount, formatEuro } from '#core/money.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { TransferRun } from '../domain/calls.ts'
import { runTexts } from './run-texts.ts'
import { RunHead, RunTable, saveFile, SmallButton, useMakeRun } from './RunParts.tsx'
import classes from './RunsScreen.module.css'

/** What customers get back, put together by one administrator and released by another. */
export function TransferView() {
  const t = useTexts(runTexts)
  const [day, setDay] = useState(businessDay)
  const preview = useQuery({
    queryKey: ['/transfer_run/preview', day],
    queryFn: () => call('/transfer_run/preview', { day }),
  })
  const { datalist = [], excluded = [], total = 0 } = preview.data ?? {}

  const makeRun = useMakeRun()
  const make = () =>
    makeRun(t('make_transfers'), { count: datalist.length, total }, () =>
      write('/transfer_run/create', { day, total }),
    )

  return (
    <div className={classes.screen}>
      <RunHead
        day={day}
        bankingDay={preview.data?.day}
        label={t('make_transfers')}
        isDisabled={!datalist.length}
        onDay={setDay}
        onMake={() => void make()}
      />
      <RunTable
        title={t('included', { count: datalist.length, total: formatEuro(total) })}
        heads={[t('f_no'), t('name'), t('amount'), t('iban')]}
        rows={datalist.map((row) => ({
          key: String(row.sip_id),
          cells: [row.f_no, row.name, formatAmount(row.amount), groupedIban(row.iban)],
        }))}
      />
      <RunTable
        title={t('excluded', { count: excluded.length })}
        heads={[t('f_no'), t('name'), t('amount'), t('reason')]}
        rows={excluded.map((row) => ({
          key: String(row.sip_id),
          cells: [row.f_no, row.name, formatAmount(row.amount), t(`why_${row.reason}`)],
        }))}
      />
      <TransferRuns />
    </div>
  )
}

function TransferRuns() {
  const t = useTexts(runTexts)
  const { data = [] } = useQuery({
    queryKey: ['/transfer_run/list'],
    queryFn: async () => (await call('/transfer_run/list', {})).datalist,
  })
  const act = (run: TransferRun, name: 'release' | 'cancel') =>
    confirm({
      title: t(name),
      message: t(`${name}_question`, { total: formatEuro(run.total) }),
      confirm: t(name),
      act: () => write(`/transfer_run/${name}`, { id: run.id }),
    })
  return (
    <RunTable
      title={t('earlier')}
      heads={['#', t('day'), t('amount'), t('state'), t('acts')]}
      rows={data.map((run) => ({
        key: String(run.id),
        cells: [
          run.id,
          formatDate(run.day),
          `${run.count} · ${formatEuro(run.total)}`,
          [t(`state_${run.state}`), run.user_name, run.released_by].filter(Boolean).join(' · '),
          <span key="acts" className={classes.acts}>
            {run.state === 'released' && (
              <SmallButton label={t('download')} onClick={() => saveFile('/transfer_run/file', run.id)} />
            )}
            {run.state === 'made' && run.may_release && (
              <SmallButton label={t('release')} onClick={() => act(run, 'release')} />
            )}
            {run.state === 'made' && !run.may_release && (
              <span className={classes.muted}>{t('waits_release')}</span>
            )}
            {run.state === 'made' && <SmallButton label={t('cancel')} onClick={() => act(run, 'cancel')} />}
          </span>,
        ],
      }))}
    />
  )
}
