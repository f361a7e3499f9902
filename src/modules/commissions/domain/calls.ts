import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, done, fileContent, many, one, saved, savedId, type TypesOf } from '#core/calls.ts'
import { flag, optionalDate, optionalKey, rowId } from '#core/fields.ts'
import { listCall, listPayload } from '#core/lists/list-call.ts'
import { changesOf } from '#core/record-calls.ts'
import { rangeBetween, refuseBadRange, reportForm } from '#core/days/report-range.ts'
import { storedRows } from '#core/stored-rows.ts'
import { accountList } from './account.ts'
import { AdvanceChange, AdvanceForm, advanceList } from './advances.ts'
import { commissionList } from './commission-list.ts'
import { prim_listesi } from './stored/prim_listesi.ts'
import { dealerSlips, PayoutForm, payoutType, SlipChange, slipList, staffSlips } from './slips.ts'
import { PayeeAccount, PayeeAccountForm, PayeeQuery } from './payee-account.ts'
import { MAX_ORDERS } from './selection.ts'
import { CalendarRow } from './statement-calendar.ts'

/** The shared list payload, with the side that earns, a dealer with those below it, and chosen orders. */
const CommissionPayload = listPayload.extend({
  tip: payoutType.nullish(),
  _bayi_t_id: rowId.nullish(),
  siparisler: z.array(rowId).max(MAX_ORDERS).nullish(),
})

/** The dealer may be asked for among the filters, although it is none of the columns. */
function withDealer(body: z.input<typeof CommissionPayload>): unknown {
  const { filters, ...rest } = body
  if (typeof filters !== 'object' || filters === null || !('_bayi_t_id' in filters)) return body
  const { _bayi_t_id, ...others } = filters
  return { _bayi_t_id, ...rest, filters: others }
}

const CommissionQuery = z.preprocess(withDealer, CommissionPayload)

/** The list screen uses the usual path of a list. */
const commissionScreen = listCall(commissionList)

export const listCommissions = defineCall({
  path: '/prim_listesi/prim_listesi_getir',
  aliases: [commissionScreen.path],
  who: everyone,
  input: CommissionQuery,
  answer: commissionScreen.answer,
})

const sums = prim_listesi.pick({ net_t: true, g_toplam: true })

/** What one person or dealer earned in all. */
const EarningsRow = sums.extend({
  id: z.number(),
  name: z.string(),
  total: z.number(),
  adet: z.number(),
  borc: z.number().describe('what that person or dealer owes from commission of cancelled orders'),
})

export type EarningsRow = z.infer<typeof EarningsRow>

export const listEarnings = defineCall({
  path: '/prim_listesi/acik_odemeleri_ozet',
  who: everyone,
  input: CommissionQuery,
  answer: many(EarningsRow),
})

const CommissionTotals = sums.extend({ toplam: z.number(), count: z.number() })

export type CommissionTotals = z.infer<typeof CommissionTotals>

export const commissionTotals = defineCall({
  path: '/prim_listesi/toplamlar',
  who: everyone,
  input: CommissionQuery,
  answer: CommissionTotals,
})

/** Whose account, by default the caller's. Administrators may name anyone, dealer administrators their people. */
const whose = { user_id: optionalKey.describe('person; the own account without it') }

const accountScreen = listCall(accountList)

export const listAccount = defineCall({
  path: accountScreen.path,
  who: everyone,
  input: listPayload.extend(whose),
  answer: accountScreen.answer,
})

const AccountSummary = z.object({
  user_id: z.number(),
  name: z.string(),
  rate: z.number().nullable().describe('rate of today in percent'),
  expected: z.number().describe('what open orders bring when they are paid'),
  earned: z.number().describe('paid by customers, not yet by a slip'),
  settle_by: z.string().nullable().describe('last day on which the oldest part of it may be settled'),
  advanced: z.number().describe('open advances, with tax'),
  debt: z.number().describe('commission of cancelled orders that is still to be taken back'),
  paid_out: z.number().describe('commission on slips, less what slips took back'),
  forecast: z.object({ low: z.number(), high: z.number() }),
})

export type AccountSummary = z.infer<typeof AccountSummary>

export const accountSummary = defineCall({
  path: '/commission_account/summary',
  who: everyone,
  input: z.object(whose),
  answer: AccountSummary,
})

/** The rate on a day, for the order form. */
export const accountRate = defineCall({
  path: '/commission_account/rate',
  who: everyone,
  input: z.object({ ...whose, day: optionalDate.describe('day of the order; today without it') }),
  answer: AccountSummary.pick({ rate: true }),
})

/** The statements of a year by person and month: which are issued, due or late. */
export const statementCalendar = defineCall({
  path: '/commission_account/calendar',
  who: everyone,
  input: z.object({
    end_date: optionalDate.describe('a day in the last month shown; this month without it'),
  }),
  answer: many(CalendarRow).extend({ months: z.array(z.string()).describe('first days of the months') }),
})

/** The statement of a period as a German document; that of a closed month is issued with the first request and stays as it is. */
export const accountStatementFile = defineCall({
  path: '/commission_account/statement',
  who: everyone,
  writes: true,
  input: reportForm(whose, 'decade'),
  answer: fileContent,
})

/** Every deal of a period as a German document or a workbook. */
export const accountExtract = defineCall({
  path: '/commission_account/extract',
  who: everyone,
  input: reportForm(
    { ...whose, format: z.enum(['pdf', 'xlsx']).default('pdf').describe('kind of file') },
    'decade',
  ),
  answer: fileContent,
})

/** Undoes the writing off of a commission, which is /siparisler/update with both flags. */
export const restoreCommission = defineCall({
  path: '/prim_listesi/silme_geri_al',
  actsOn: 'siparisler',
  who: admin,
  writes: true,
  forRowsOf: [commissionList.path],
  input: z.object({ id: rowId.describe('number of the order') }),
  answer: savedId,
})

export const createAdvance = defineCall({
  path: '/personel_odeme/create',
  who: admin,
  writes: true,
  input: AdvanceForm,
  answer: saved(storedRows.personel_odeme),
})

export const updateAdvance = defineCall({
  path: '/personel_odeme/update',
  who: admin,
  writes: true,
  input: changesOf(AdvanceChange),
  answer: saved(storedRows.personel_odeme),
})

export const deleteAdvance = defineCall({
  path: '/personel_odeme/delete',
  actsOn: 'personel_odeme',
  who: admin,
  writes: true,
  input: z.object({ id: rowId.describe('number of the advance') }),
  answer: savedId,
})

const OpenAdvance = storedRows.personel_odeme.pick({ id: true, tarihi: true, tutar: true, kalan: true })

export type OpenAdvance = z.infer<typeof OpenAdvance>

/** Each advance with its tax. */
export const listAdvanceTax = defineCall({
  path: '/personel_odeme/kdv_list',
  who: admin,
  input: refuseBadRange(
    z.object({
      per_id: optionalKey.describe('person'),
      durum: z.coerce
        .number()
        .pipe(z.literal([0, 1]))
        .nullish()
        .describe('0 open, 1 settled'),
      start_date: optionalDate.describe('first day'),
      end_date: optionalDate.describe('last day, included'),
    }),
    ({ start_date, end_date }) => rangeBetween(start_date, end_date),
    'end_date',
    'decade',
  ),
  answer: many(
    OpenAdvance.omit({ tutar: true }).extend({ g_toplam: z.number(), kdv: z.number(), net_t: z.number() }),
  ),
})

/** The slip without the company data stored with it. */
const savedSlip = saved(storedRows.prim_odeme_fis.omit({ firma_bilgi: true }))

export const payOutCommissions = defineCall({
  path: '/prim_odeme_fis/odeme_yap',
  who: admin,
  writes: true,
  input: PayoutForm,
  answer: savedSlip,
})

const OpenCreditNote = z.object({
  sip_id: z.number(),
  f_no: z.string(),
  net_t: z.number().describe('total without tax; negative'),
  yuzde: z.number().describe('rate'),
  prim_net: z.number().describe('commission; negative'),
  yeniden: flag.describe('taken back before and open again'),
})

export type OpenCreditNote = z.infer<typeof OpenCreditNote>

/** What a payout could still take along: open advances, commission of orders that were cancelled since, and credit notes. */
const OpenItems = z.object({
  avanslar: z.array(OpenAdvance),
  iptaller: z.array(z.object({ sip_id: z.number(), f_no: z.string(), prim_net: z.number() })),
  gutschriften: z.array(OpenCreditNote).describe('credit notes that no slip has deducted'),
  borc: z.number().describe('what is owed in all'),
})

export type OpenItems = z.infer<typeof OpenItems>

export const listOpenItems = defineCall({
  path: '/prim_odeme_fis/acik_kalemler',
  who: admin,
  input: z.object({ tip: payoutType, user_id: optionalKey, bayi_id: optionalKey }),
  answer: OpenItems,
})

export const retaxStaffSlip = defineCall({
  path: '/prim_odeme_fis_personel/update',
  who: admin,
  writes: true,
  input: SlipChange,
  answer: savedSlip,
})

export const retaxDealerSlip = defineCall({ ...retaxStaffSlip, path: '/prim_odeme_fis_bayi/update' })

const bySlip = z.object({ id: rowId.describe('number of the slip') })

export const deleteSlip = defineCall({
  path: '/prim_odeme_fis/delete',
  actsOn: 'prim_odeme_fis',
  who: admin,
  writes: true,
  input: bySlip,
  answer: done,
})

/** The document of a slip; users who are not administrators get only their own. */
export const printSlip = defineCall({
  path: '/prim_odeme_fis/belge',
  who: everyone,
  input: bySlip,
  answer: fileContent,
})

/** The account that a person or dealer is paid to; for administrators and the payee. */
export const getPayeeAccount = defineCall({
  path: '/payee_account/get',
  who: everyone,
  input: PayeeQuery,
  answer: one(PayeeAccount.nullable()),
})

export const savePayeeAccount = defineCall({
  path: '/payee_account/save',
  who: everyone,
  writes: true,
  input: PayeeAccountForm,
  answer: saved(PayeeAccount),
})

export const deletePayeeAccount = defineCall({
  path: '/payee_account/delete',
  who: everyone,
  writes: true,
  input: PayeeQuery,
  answer: savedId,
})

export const commissionCalls = [
  commissionScreen,
  listCall(advanceList),
  listCall(slipList),
  listCall(staffSlips),
  listCall(dealerSlips),
  listAccount,
  accountSummary,
  accountRate,
  statementCalendar,
  accountStatementFile,
  accountExtract,
  listCommissions,
  listEarnings,
  commissionTotals,
  restoreCommission,
  createAdvance,
  updateAdvance,
  deleteAdvance,
  listAdvanceTax,
  payOutCommissions,
  listOpenItems,
  retaxStaffSlip,
  retaxDealerSlip,
  deleteSlip,
  printSlip,
  getPayeeAccount,
  savePayeeAccount,
  deletePayeeAccount,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof commissionCalls> {}
}
