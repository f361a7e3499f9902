import { sql } from 'kysely'
import type { FileAnswer } from '#core/calls.ts'
import { AppError } from '#core/errors.ts'
import { documentsRefusals } from '#core/refusals/documents.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { lacksTaxNumber } from '#modules/orders/domain/documents/company.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import {
  deleteSlip,
  listOpenItems,
  payOutCommissions,
  printSlip,
  retaxDealerSlip,
  retaxStaffSlip,
} from '../domain/calls.ts'
import { debtOf, PayoutType } from '../domain/commission.ts'
import { commissionSlip } from '../domain/documents/slip.ts'
import { dealerSlips, slipList, staffSlips } from '../domain/slips.ts'
import { earnerOf } from './payees.ts'
import { openAdvances, openClawBacks, openCreditNotes, payOut } from './payout.ts'
import { slipSource } from './slip-source.ts'
import { retax, withdrawSlip } from './slips.ts'

const SLIPS = 'prim_odeme_fis_view'

const retaxing = (declared: typeof retaxStaffSlip | typeof retaxDealerSlip, tip: PayoutType) =>
  serve(declared, async ({ db, input }) => {
    const { firma_bilgi: _company, ...save_response } = await retax(db, input, tip)
    return { save_response }
  })

export const slipEndpoints = [
  serve(payOutCommissions, async (call) => {
    const { firma_bilgi: _company, ...save_response } = await payOut(call)
    return { save_response }
  }),
  serve(listOpenItems, async ({ db, input }) => {
    const { id } = await earnerOf(db, input)
    const clawBacks = await openClawBacks(db, input.tip, id)
    const creditNotes = await openCreditNotes(db, input.tip, id)
    return {
      avanslar: input.tip === PayoutType.staff ? await openAdvances(db, id) : [],
      iptaller: clawBacks.map(({ sip_id, f_no, prim_net }) => ({ sip_id, f_no, prim_net })),
      gutschriften: creditNotes,
      borc: debtOf(clawBacks, creditNotes),
    }
  }),
  listEndpoint(slipList, { from: SLIPS }),
  listEndpoint(staffSlips, { from: SLIPS, where: () => sql`tip = ${PayoutType.staff}` }),
  listEndpoint(dealerSlips, { from: SLIPS, where: () => sql`tip = ${PayoutType.dealer}` }),
  retaxing(retaxStaffSlip, PayoutType.staff),
  retaxing(retaxDealerSlip, PayoutType.dealer),
  serve(deleteSlip, async ({ db, input }) => {
    await withdrawSlip(db, input.id)
    return {}
  }),
  serve(printSlip, async ({ db, actor, input, services }) => {
    const source = await slipSource(db, actor, input.id)
    if (!source) throw new AppError(recordsRefusals.record_not_found)
    const model = commissionSlip(source)
    const headers: FileAnswer['headers'] = lacksTaxNumber(source.company)
      ? { 'x-document-warning': documentsRefusals.company_tax_number_missing.code }
      : {}
    return {
      file: await services.documents.render(model),
      file_name: model.fileName,
      file_type: 'application/pdf',
      headers,
    }
  }),
]
