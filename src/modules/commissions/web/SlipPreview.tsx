import { cents, euros, formatEuro, sumCents, type Cents } from '#core/money/money.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { debtLeft, openLine, slipTotals, takeBack, whyNotSlip } from '../domain/commission.ts'
import type { CommissionRow } from '../domain/commission-list.ts'
import type { OpenItems } from '../domain/calls.ts'
import classes from './CommissionScreen.module.css'
import type { PayoutValues } from './commission-panel.ts'
import { commissionScreenTexts } from './texts.ts'

type Props = {
  rows: readonly CommissionRow[]
  open: OpenItems
  usual: number | null
  values: PayoutValues
}

const sum = (amounts: readonly number[]) => sumCents(amounts.map(cents))

/** The slip as it will be, by the same rule that the server pays by. */
export function slipOf({ rows, open, usual, values }: Props, vat: number) {
  const rate = typeof values.provizyon === 'number' ? values.provizyon : 0
  const isTakenBack = values.iptal_odemelerini_isle === '1'
  const creditNotes = isTakenBack
    ? open.gutschriften.filter(({ sip_id }) => !rows.some(({ id }) => id === sip_id))
    : []
  const commissions = [...rows, ...creditNotes].map((row) => openLine(row, rate, usual ?? rate).prim_net)
  const clawBacks = isTakenBack ? takeBack(euros(sum(commissions)), open.iptaller) : []
  const slip = slipTotals({
    commissions,
    clawBacks: clawBacks.map(({ prim_net }) => prim_net),
    advances: values.avans_odemelerini_isle === '1' ? open.avanslar : [],
    isTaxFree: values.vergisiz === '1',
    vat,
  })
  const openAdvances = sum(open.avanslar.map(({ kalan }) => kalan))
  return {
    slip,
    advancesLeft: euros((openAdvances - cents(slip.avans)) as Cents),
    debt: debtLeft(open.iptaller, clawBacks),
    creditNotes: creditNotes.length,
  }
}

export function SlipPreview(props: Props) {
  const t = useTexts(commissionScreenTexts)
  const say = useRefusals()
  const { commission_vat } = useCompanySettings()
  const { slip, advancesLeft, debt, creditNotes } = slipOf(props, commission_vat)
  const refusal = whyNotSlip(slip)
  const isTaxed = props.values.vergisiz === '0'
  const lines: [label: string, amount: number, isShown: boolean][] = [
    [t('preview_orders', { count: props.rows.length + creditNotes }), slip.prim_toplam, true],
    [t('preview_taken_back'), -slip.iptal_toplam, slip.iptal_toplam !== 0],
    [t('preview_net'), slip.prim_net, slip.iptal_toplam !== 0],
    [t('preview_vat', { rate: commission_vat }), slip.kdv, isTaxed],
    [t('preview_gross'), slip.prim_brut, isTaxed],
    [t('preview_advances'), -slip.avans, slip.avans !== 0],
  ]
  return (
    <section aria-label={t('preview')}>
      <dl className={`wk-panel wk-sums ${classes.preview}`}>
        {lines
          .filter(([, , isShown]) => isShown)
          .map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatEuro(amount)}</dd>
            </div>
          ))}
        <div className="wk-grand">
          <dt>{t('preview_payable')}</dt>
          <dd>{formatEuro(slip.odenecek)}</dd>
        </div>
      </dl>
      {refusal && <p role="alert">{say(refusal)}</p>}
      {advancesLeft > 0 && (
        <p className={`wk-hint ${classes.hint}`}>{t('advances_left', { sum: formatEuro(advancesLeft) })}</p>
      )}
      {debt > 0 && (
        <p className={`wk-hint ${classes.hint}`}>{t('claw_backs_left', { sum: formatEuro(debt) })}</p>
      )}
    </section>
  )
}
