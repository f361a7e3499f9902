import { SegmentedControl, Select } from '@mantine/core'
import { isAdmin, Level } from '#core/actor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListTabs } from '#platform/web/list/ListTabs.tsx'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import { PayoutType } from '../domain/commission.ts'
import { commissionList, openFlag } from '../domain/commission-list.ts'
import { fixedFilters, thisMonth, type Question } from './commission-data.ts'
import { CommissionRows } from './CommissionRows.tsx'
import classes from './CommissionScreen.module.css'
import { EarningsTable } from './EarningsTable.tsx'
import { commissionScreenTexts } from './texts.ts'
import { useRequiredRange } from './use-required-range.ts'

/** /PrimIslemleri and /report/prim-islemleri: who earned what, and paying it out. Others only see what they earned. */
export function CommissionScreen() {
  const t = useTexts(commissionScreenTexts)
  const mayPay = isAdmin(useUser())
  const { range, setRange, params, change } = useRequiredRange(thisMonth(), ['tip', 'kisi', 'silinen'])
  const tip = mayPay && params.tip === '1' ? PayoutType.dealer : PayoutType.staff
  const earner = mayPay && params.kisi ? Number(params.kisi) : null
  const isWrittenOff = mayPay && params.silinen === '1'
  const question: Question = { tip, range, earner, isWrittenOff }
  const show = (id: number | null) => change({ kisi: id ? String(id) : undefined })
  return (
    <div className="wk-screen">
      <div className="wk-bar">
        {mayPay && (
          <>
            <SegmentedControl
              className={classes.selector}
              aria-label={t('side')}
              data={[
                { value: '0', label: t('staff') },
                { value: '1', label: t('dealer') },
              ]}
              value={String(tip)}
              onChange={(next) => change({ tip: next, kisi: undefined })}
            />
            <EarnerPicker key={tip} tip={tip} earner={earner} onPick={show} />
            <ListTabs
              label={t('shown')}
              list={commissionList}
              fixed={fixedFilters({ ...question, isWrittenOff: false })}
              tabs={[
                {
                  name: '0',
                  label: t('shown_open'),
                  filters: { [openFlag[tip]]: '0' },
                  sumField: 'prim_net',
                },
                { name: '1', label: t('shown_written_off'), filters: { silinen: '1' } },
              ]}
              value={isWrittenOff ? '1' : '0'}
              onChange={(next) => change({ silinen: next === '1' ? '1' : undefined })}
            />
          </>
        )}
        <DateRange range={range} label={t('paid_days')} onChange={setRange} />
      </div>
      <div className={classes.tables} data-single={!mayPay || undefined}>
        {mayPay && <EarningsTable question={question} onPick={show} />}
        <CommissionRows key={`${tip}-${earner}-${isWrittenOff}`} question={question} />
      </div>
    </div>
  )
}

type PickerProps = { tip: PayoutType; earner: number | null; onPick(id: number | null): void }

function EarnerPicker({ tip, earner, onPick }: PickerProps) {
  const t = useTexts(commissionScreenTexts)
  const isStaff = tip === PayoutType.staff
  const people = useReference('sys_users').filter(({ row }) => row.user_level !== Level.system)
  const dealers = useReference('bayi_cari')
  const options = isStaff ? people : dealers
  return (
    <Select
      size="xs"
      className={classes.picker}
      aria-label={isStaff ? t('staff') : t('dealer')}
      placeholder={isStaff ? t('all_staff') : t('all_dealers')}
      data={options.map(({ value, label }) => ({ value, label }))}
      searchable
      clearable
      value={earner === null ? null : String(earner)}
      onChange={(id) => onPick(id === null ? null : Number(id))}
    />
  )
}
