import { Stack } from '@mantine/core'
import { useState } from 'react'
import { type DayRange } from '#core/days/dates.ts'
import { cents, euros, formatEuro, sumCents } from '#core/money/money.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { write } from '#platform/web/api.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, FlagField, TextField } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { PayoutType } from '../domain/commission.ts'
import type { CommissionRow } from '../domain/commission-list.ts'
import type { OpenItems } from '../domain/calls.ts'
import { PayoutForm } from '../domain/slips.ts'
import { whyNotRate } from '../domain/selection.ts'
import { commissionTexts } from '../texts.ts'
import { usePayoutTerms, viewSlip, type Earner } from './commission-data.ts'
import type { PayoutValues } from './commission-panel.ts'
import { slipOf, SlipPreview } from './SlipPreview.tsx'
import { commissionScreenTexts } from './texts.ts'

type Props = {
  rows: readonly CommissionRow[]
  earner: Earner
  range: DayRange
  onPaid(): void
  onClose(): void
}

/** Pays the ticked commissions; the slip is shown before and after. */
export function PayoutPanel(props: Props) {
  const terms = usePayoutTerms(props.earner)
  return (
    <RecordLoader query={terms} onClose={props.onClose}>
      {({ rate, open }) => <PayoutRecord {...props} rate={rate} open={open} />}
    </RecordLoader>
  )
}

/** '03/2026' for the month in which a range ends. */
const periodName = ({ to }: DayRange) => `${to.slice(5, 7)}/${to.slice(0, 4)}`

function startingValues({ rows, earner, range }: Props, rate: number | null, open: OpenItems): PayoutValues {
  return {
    tip: earner.tip,
    user_id: earner.user_id,
    bayi_id: earner.bayi_id,
    islem_tar: serverToday(),
    prim_donemi: periodName(range),
    provizyon: rate,
    vergisiz: '0',
    aciklama: null,
    avans_odemelerini_isle: open.avanslar.length ? '1' : '0',
    iptal_odemelerini_isle: open.iptaller.length || open.gutschriften.length ? '1' : '0',
    start_date: range.from,
    end_date: range.to,
    siparisler: rows.map(({ id }) => id),
  }
}

type RecordProps = Props & { rate: number | null; open: OpenItems }

function PayoutRecord({ rate, open, ...props }: RecordProps) {
  const { rows, earner, onPaid, onClose } = props
  const { commission_vat } = useCompanySettings()
  const t = useTexts(commissionScreenTexts)
  const say = useRefusals()
  const [initial] = useState(() => startingValues(props, rate, open))
  const editor = useEditor('/prim_odeme_fis/odeme_yap', PayoutForm, {
    initial,
    extra: (values) => ({
      beklenen: slipOf({ rows, open, usual: rate, values }, commission_vat).slip.odenecek,
    }),
    message: () => t('processed'),
    undo: ({ id }) => write('/prim_odeme_fis/delete', { id }),
    onSaved: (slip) => {
      onPaid()
      onClose()
      viewSlip(slip)
    },
  })
  const { form } = editor

  async function pay() {
    const refusal = whyNotRate(form.values.provizyon)
    if (refusal) return toastWarning(say(refusal))
    await editor.save()
  }

  return (
    <RecordDrawer
      title={t('pay_title', { name: earner.name })}
      size="side"
      editor={editor}
      onSave={pay}
      saveLabel={t('pay_save')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <PayoutFields form={form} open={open} />
        <SlipPreview rows={rows} open={open} usual={rate} values={form.values} />
      </Stack>
    </RecordDrawer>
  )
}

const totalOf = (amounts: readonly number[]) => formatEuro(euros(sumCents(amounts.map(cents))))

function PayoutFields({ form, open }: { form: FieldSource<PayoutValues>; open: OpenItems }) {
  const t = useTexts(commissionScreenTexts)
  const fields = useTexts(commissionTexts)
  const hint = (amounts: readonly number[]) =>
    amounts.length ? t('advances_hint', { count: amounts.length, sum: totalOf(amounts) }) : t('none_open')
  return (
    <>
      <MoneyField
        form={form}
        name="provizyon"
        label={t('rate')}
        unit="%"
        description={t('rate_of_day')}
        autoFocus
      />
      <TextField form={form} name="prim_donemi" label={fields('prim_donemi')} maxLength={50} />
      <DateField form={form} name="islem_tar" label={fields('islem_tar')} />
      <FlagField form={form} name="vergisiz" label={t('tax_free')} />
      {form.values.tip === PayoutType.staff && (
        <FlagField
          form={form}
          name="avans_odemelerini_isle"
          label={t('settle_advances')}
          description={hint(open.avanslar.map(({ kalan }) => kalan))}
        />
      )}
      <FlagField
        form={form}
        name="iptal_odemelerini_isle"
        label={t('take_back')}
        readOnly={open.borc > 0}
        description={
          open.borc > 0
            ? t('owed', { sum: formatEuro(open.borc) })
            : hint(open.iptaller.map(({ prim_net }) => prim_net))
        }
      />
      <AreaField form={form} name="aciklama" label={fields('aciklama')} rows={2} />
    </>
  )
}
