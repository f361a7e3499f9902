import { businessDay } from '#core/days/dates.ts'
import { DEMO_IBAN } from '#core/company/demo-company.ts'
import { AppError } from '#core/errors.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { purposeOf } from '#modules/orders/domain/documents/transfer.ts'
import type { OpenItem } from '#modules/orders/domain/money/open-items.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { everyOpenItem } from '#modules/orders/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { camtOf, statementOver } from '../domain/camt-writer.ts'
import { demoStatement } from '../domain/calls.ts'
import { bareEntry, type BankEntry } from '../domain/statement.ts'
import { bankSettings } from './settings.ts'

const refusals = defineRefusals({
  demo_company_only: {
    tr: 'Örnek ekstre yalnızca örnek firmada vardır: gerçek faturaları ödenmiş gösterirdi.',
    de: 'Den Demo-Auszug gibt es nur in der Demo-Firma: Er würde echte Rechnungen als bezahlt buchen.',
    en: 'The demo statement exists in the demo company only: it would book real invoices as paid.',
  },
})

const ITEMS = 24

const more = (amount: number, added: number) => euros((cents(amount) + added) as Cents)

/** How customers of the demo pay, by the place of their invoice. */
function paymentOf(item: OpenItem, place: number): Pick<BankEntry, 'amount' | 'purpose' | 'name'> {
  const { name, open, f_no } = item
  const ways = [
    { purpose: purposeOf(item), amount: open },
    { purpose: `RG ${f_no}`, amount: open },
    { purpose: `Rg ${f_no.slice(0, 3)} ${f_no.slice(3).replaceAll('0', 'O')}`, amount: open },
    { purpose: `Rechnung ${f_no} danke`, amount: more(open, -2) },
    { purpose: `${f_no} Restbetrag folgt`, amount: more(open, -Math.floor(cents(open) / 3)) },
    { purpose: `RE-NR ${f_no}`, amount: more(open, 1000) },
    { purpose: 'Wein', amount: open },
  ]
  return { name, ...(ways[place % ways.length] ?? { purpose: f_no, amount: open }) }
}

/** Entries of other payers and payees. */
const others: Pick<BankEntry, 'name' | 'amount' | 'purpose'>[] = [
  { name: 'Stadtwerke', amount: -184.2, purpose: 'Abschlag Strom' },
  { name: 'Lohn', amount: -2450.5, purpose: 'Lohn und Gehalt' },
  { name: 'Unbekannter Zahler', amount: 42.42, purpose: 'danke für alles' },
]

export const demoEndpoints = [
  serve(demoStatement, async ({ db, actor, now }) => {
    const { iban } = await bankSettings(db)
    if (!iban) throw new AppError(ordersRefusals.company_iban_invalid)
    if (iban !== DEMO_IBAN) throw new AppError(refusals.demo_company_only)
    const day = businessDay(now)
    const items = (await everyOpenItem(db, actor, ITEMS)).filter(
      (item, place, all) => all.findIndex(({ sip_id }) => sip_id === item.sip_id) === place,
    )
    const paid = [...items.map(paymentOf), ...others]
    const entries = paid.map((payment, index) => ({
      ...bareEntry,
      ...payment,
      day,
      reference: `DEMO-${day}-${index + 1}`,
    }))
    const sequence = Temporal.PlainDate.from(day).dayOfYear
    const statement = statementOver(
      { iban, statementId: `DEMO-${day}`, sequence, day, opening: 12_500 },
      entries,
    )
    return {
      file: Buffer.from(camtOf([statement])),
      file_name: `Auszug-Demo-${day}.xml`,
      file_type: 'application/xml',
    }
  }),
]
