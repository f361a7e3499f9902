import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { groupedIban } from '#core/money/bank.ts'
import { businessDay, formatDate } from '#core/days/dates.ts'
import { formatAmount, formatEuro } from '#core/money/money.ts'
import { PayeeAccountEditor, type Payee } from '#modules/commissions/web/public/PayeeAccountEditor.tsx'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { OfferedSlip, TransferRun } from '#modules/bank/domain/calls.ts'
import { runTexts } from './run-texts.ts'
import {
  EarlierRuns,
  losing,
  NameInFile,
  RunHead,
  RunTable,
  saveFile,
  SmallButton,
  useMakeRun,
} from './RunParts.tsx'
import classes from './RunsScreen.module.css'

/** Refunds and commission slips to pay, prepared by one administrator and released by another. */
export function TransferView() {
  const t = useTexts(runTexts)
  const [day, setDay] = useState(businessDay)
  const [slips, setSlips] = useState<readonly number[]>([])
  const preview = useQuery({
    queryKey: ['/transfer_run/preview', day, slips],
    queryFn: () => call('/transfer_run/preview', { day, slips: [...slips] }),
    placeholderData: keepPreviousData,
  })
  const { datalist = [], excluded = [], slips: offered = [], total = 0 } = preview.data ?? {}

  const makeRun = useMakeRun()
  const make = () =>
    makeRun(
      t('make_transfers'),
      { count: datalist.length, total, losing: losing(datalist) },
      () => write('/transfer_run/create', { day, total, slips: [...slips] }),
      (id) => write('/transfer_run/cancel', { id }),
    )

  return (
    <div className={`wk-screen wk-scroll ${classes.screen}`}>
      <RunHead
        day={day}
        bankingDay={preview.data?.day}
        label={t('make_transfers')}
        isDisabled={!datalist.length}
        onDay={setDay}
        onMake={() => void make()}
      />
      <Loaded query={preview}>
        {() => (
          <>
            <RunTable
              title={t('included', { count: datalist.length, total: formatEuro(total) })}
              heads={[t('document'), t('number'), t('payee'), { figure: t('amount') }, t('iban')]}
              rows={datalist.map((row) => ({
                key: `${row.kind} ${row.f_no}`,
                cells: [
                  t(`kind_${row.kind}`),
                  row.f_no,
                  <NameInFile key="name" name={row.name} replaced={row.replaced} />,
                  formatAmount(row.amount),
                  groupedIban(row.iban),
                ],
              }))}
            />
            <SlipChoice slips={offered} chosen={slips} onChange={setSlips} />
            <RunTable
              title={t('excluded', { count: excluded.length })}
              heads={[t('document'), t('number'), t('payee'), { figure: t('amount') }, t('reason')]}
              rows={excluded.map((row) => ({
                key: `${row.kind} ${row.f_no}`,
                cells: [
                  t(`kind_${row.kind}`),
                  row.f_no,
                  row.name,
                  formatAmount(row.amount),
                  t(`why_${row.reason}`),
                ],
              }))}
            />
          </>
        )}
      </Loaded>
      <TransferRuns />
    </div>
  )
}

type ChoiceProps = {
  slips: readonly OfferedSlip[]
  chosen: readonly number[]
  onChange(ids: readonly number[]): void
}

/** Commission slips to pay with the refunds; one without an account asks for it. */
function SlipChoice({ slips, chosen, onChange }: ChoiceProps) {
  const t = useTexts(runTexts)
  const [payee, setPayee] = useState<Payee | null>(null)
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <>
      <RunTable
        title={t('slips', { count: slips.length })}
        heads={[t('choose'), t('number'), t('payee'), t('day'), { figure: t('amount') }, t('acts')]}
        rows={slips.map((slip) => ({
          key: String(slip.fis_id),
          cells: [
            <Checkbox
              key="choose"
              size="xs"
              aria-label={t('choose_slip', { number: slip.fis_no })}
              disabled={!slip.has_account}
              checked={chosen.includes(slip.fis_id)}
              onChange={() => toggle(slip.fis_id)}
            />,
            slip.fis_no,
            slip.name,
            formatDate(slip.day),
            formatAmount(slip.amount),
            <SmallButton
              key="account"
              label={t(slip.has_account ? 'account' : 'enter_account')}
              onClick={() => setPayee(slip)}
            />,
          ],
        }))}
      />
      {payee && <PayeeAccountEditor payee={payee} onClose={() => setPayee(null)} />}
    </>
  )
}

function TransferRuns() {
  const t = useTexts(runTexts)
  const query = useQuery({
    queryKey: ['/transfer_run/list'],
    queryFn: async () => (await call('/transfer_run/list', {})).datalist,
  })
  const act = (run: TransferRun, name: 'release' | 'cancel', work: () => Promise<unknown>) =>
    confirm({
      title: t(name),
      message: t(`${name}_question`, { total: formatEuro(run.total) }),
      confirm: t(name),
      act: work,
    })
  const release = (run: TransferRun) =>
    act(run, 'release', async () => {
      const { left_out } = await write('/transfer_run/release', { id: run.id })
      for (const { name, purpose, amount, owed } of left_out)
        toastWarning(t('left_out', { name, purpose, amount: formatEuro(amount), owed: formatEuro(owed) }))
    })
  const cancel = (run: TransferRun) => act(run, 'cancel', () => write('/transfer_run/cancel', { id: run.id }))
  return (
    <Loaded query={query}>
      {(runs) => (
        <EarlierRuns
          rows={runs.map((run) => ({
            run,
            state: [t(`state_${run.state}`), run.user_name, run.released_by],
            acts: (
              <>
                {run.state === 'released' && (
                  <SmallButton label={t('download')} onClick={() => saveFile('/transfer_run/file', run.id)} />
                )}
                {run.state === 'made' && run.may_release && (
                  <SmallButton label={t('release')} onClick={() => release(run)} />
                )}
                {run.state === 'made' && !run.may_release && (
                  <span className="wk-muted">{t('waits_release')}</span>
                )}
                {run.state === 'made' && <SmallButton label={t('cancel')} onClick={() => cancel(run)} />}
              </>
            ),
          }))}
        />
      )}
    </Loaded>
  )
}
