import { Select } from '@mantine/core'
import { IconExternalLink, IconMessageQuestion, IconReceiptEuro } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminOrDealerAdmin, isAdmin, Level } from '#core/actor.ts'
import { formatEuro, formatNumber } from '#core/money/money.ts'
import { inScope } from '#core/scope.ts'
import { showOrder } from '#modules/orders/web/public/order-panel.ts'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { useReference } from '#platform/web/references.ts'
import { sendTask } from '#platform/web/records/requests.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { kindTexts } from '../account-texts.ts'
import { accountKinds, accountList, type AccountKind, type AccountRow } from '../domain/account.ts'
import { accountScope } from '../domain/scope.ts'
import { accountScreenTexts } from './account-screen-texts.ts'
import { AccountDocuments } from './AccountDocuments.tsx'
import classes from './AccountScreen.module.css'
import { viewSlip } from './commission-data.ts'
import { PayeeAccountButton } from './PayeeAccountButton.tsx'

type Shown = AccountKind | 'all'

/** /primim: what a person has earned, will earn, was advanced and paid, line by line. */
export function AccountScreen() {
  const t = useTexts(accountScreenTexts)
  const user = useUser()
  const { params, change } = useScreenParams(['kisi', 'stand'])
  const mayPick = adminOrDealerAdmin(user)
  const owner = mayPick && Number(params.kisi) ? Number(params.kisi) : null
  const shown: Shown = accountKinds.find((kind) => kind === params.stand) ?? 'all'
  const setOwner = (id: number | null) => change({ kisi: id ? String(id) : undefined })
  const setShown = (next: Shown) => change({ stand: next === 'all' ? undefined : next })
  const whose = useMemo(() => (owner === null ? {} : { user_id: owner }), [owner])
  const fixedFilters = useMemo(
    () => (shown === 'all' ? whose : { ...whose, filters: { kind: shown } }),
    [shown, whose],
  )
  return (
    <div className="wk-screen">
      <div className="wk-bar">
        {mayPick && <OwnerPicker owner={owner} onPick={setOwner} />}
        <Figures whose={whose} onShow={setShown} />
        <AccountDocuments whose={whose} />
        {(owner === null || isAdmin(user)) && <PayeeAccountButton key={owner} payee={whose} />}
      </div>
      <KindTabs whose={whose} value={shown} onChange={setShown} />
      <ListScreen
        key={`${owner}-${shown}`}
        list={accountList}
        title={t('title')}
        fixedFilters={fixedFilters}
        actions={useAccountActions()}
        onOpen={openLine}
        emptyText={t('empty')}
      />
    </div>
  )
}

function OwnerPicker({ owner, onPick }: { owner: number | null; onPick(id: number | null): void }) {
  const t = useTexts(accountScreenTexts)
  const user = useUser()
  const people = useReference('sys_users').filter(({ value, row }) => {
    const person = { id: Number(value), bayi: Number(row.bayi), user_level: Number(row.user_level) }
    return person.user_level !== Level.system && inScope(accountScope(user), person)
  })
  return (
    <Select
      size="xs"
      aria-label={t('whose')}
      placeholder={t('own')}
      data={people.map(({ value, label }) => ({ value, label }))}
      searchable
      clearable
      value={owner === null ? null : String(owner)}
      onChange={(id) => onPick(id === null ? null : Number(id))}
    />
  )
}

type Whose = { user_id?: number }

function useSummary(whose: Whose) {
  return useQuery({
    queryKey: ['/commission_account/summary', whose],
    queryFn: () => call('/commission_account/summary', whose),
    placeholderData: keepPreviousData,
  })
}

/** The sums of the account; each opens the lines that it counts. */
function Figures({ whose, onShow }: { whose: Whose; onShow(kind: Shown): void }) {
  const t = useTexts(accountScreenTexts)
  const { data } = useSummary(whose)
  const figures = [
    ['expected', 'expected', data?.expected],
    ['earned', 'earned', data?.earned],
    ['advanced', 'advance', data?.advanced],
    ['debt', 'debt', data?.debt],
    ['paid_out', 'paid', data?.paid_out],
  ] as const
  return (
    <>
      <ul className={`wk-list wk-bar ${classes.figures}`}>
        {figures.map(([name, kind, amount]) => (
          <li key={name}>
            <button type="button" className="wk-panel" onClick={() => onShow(kind)}>
              <span>{t(name)}</span>
              <strong>{amount === undefined ? '–' : formatEuro(amount)}</strong>
            </button>
          </li>
        ))}
      </ul>
      {data && (
        <p className="wk-hint">
          {data.forecast.low === data.forecast.high
            ? t('forecast', { high: formatEuro(data.forecast.high) })
            : t('forecast_range', {
                low: formatEuro(data.forecast.low),
                high: formatEuro(data.forecast.high),
              })}
          {data.rate !== null && ` ${t('rate', { rate: formatNumber(data.rate) })}`}
          {data.settle_by !== null && <SettleBy day={data.settle_by} />}
        </p>
      )}
    </>
  )
}

/** Until when the earned part must be settled; red once that day is over. */
function SettleBy({ day }: { day: string }) {
  const t = useTexts(accountScreenTexts)
  if (day >= serverToday()) return ` ${t('settle_by', { day })}`
  return (
    <>
      {' '}
      <strong className="wk-problem">{t('overdue', { day })}</strong>
    </>
  )
}

type TabProps = { whose: Whose; value: Shown; onChange(kind: Shown): void }

function KindTabs({ whose, value, onChange }: TabProps) {
  const t = useTexts(accountScreenTexts)
  const names = useTexts(kindTexts)
  const tabs = useMemo(
    () => [
      { name: 'all' as const, label: t('all'), filters: {} },
      ...accountKinds.map((kind) => ({ name: kind, label: names(kind), filters: { kind } })),
    ],
    [t, names],
  )
  return (
    <ListTabs<Shown>
      label={t('shown')}
      list={accountList}
      fixed={whose}
      tabs={tabs}
      value={value}
      onChange={onChange}
    />
  )
}

/** The slip where there is one, the order otherwise. */
function openLine(row: AccountRow): void {
  if (row.fis_id && row.fis_no) viewSlip({ id: row.fis_id, fis_no: row.fis_no })
  else if (row.sip_id) showOrder('view', row.sip_id)
}

function useAccountActions(): RowAction<AccountRow>[] {
  const t = useTexts(accountScreenTexts)
  return [
    {
      key: 'order',
      label: t('action_order'),
      icon: <IconExternalLink size={14} />,
      isShown: ({ sip_id }) => sip_id !== null,
      run: ({ sip_id }) => sip_id && showOrder('view', sip_id),
    },
    {
      key: 'slip',
      label: t('action_slip'),
      icon: <IconReceiptEuro size={14} />,
      isShown: ({ fis_id }) => fis_id !== null,
      run: openLine,
    },
    {
      key: 'ask',
      label: t('action_ask'),
      icon: <IconMessageQuestion size={14} />,
      run: (row) => sendTask(subjectOf(row)),
    },
  ]
}

/** A question about a line goes as a task about its invoice or order. */
function subjectOf({ sip_id, f_no, customer }: AccountRow) {
  const about = customer ?? ''
  if (f_no) return { belge_tip: 2 as const, belge_no: f_no, about }
  if (sip_id) return { belge_tip: 1 as const, belge_no: String(sip_id), about }
  return { belge_tip: 0 as const, belge_no: null, about }
}
