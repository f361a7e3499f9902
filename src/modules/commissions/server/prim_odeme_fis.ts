import { sql } from 'kysely'
import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { optionalKey, rowId } from '#core/fields.ts'
import { lacksTaxNumber } from '#modules/orders/domain/documents/company.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { debtOf, PayoutType } from '../domain/commission.ts'
import { commissionSlip } from '../domain/documents/slip.ts'
import {
  dealerSlips,
  PayoutForm,
  payoutType,
  SlipChange,
  slipList,
  staffSlips,
  type OpenItems,
} from '../domain/prim_odeme_fis.ts'
import { earnerOf } from './payees.ts'
import { openAdvances, openClawBacks, payOut } from './payout.ts'
import { slipSource } from './slip-source.ts'
import { retax, withdrawSlip } from './slips.ts'

const byId = z.object({ id: rowId.describe('number of the slip') })

const SLIPS = 'prim_odeme_fis_view'

const retaxing = (path: `/${string}`, tip: PayoutType) =>
  endpoint({
    path,
    who: admin,
    writes: true,
    input: SlipChange,
    run: async ({ db, input }) => {
      const { firma_bilgi: _company, ...save_response } = await retax(db, input, tip)
      return { save_response }
    },
  })

export const slipEndpoints = [
  endpoint({
    path: '/prim_odeme_fis/odeme_yap',
    who: admin,
    writes: true,
    input: PayoutForm,
    run: async (call) => {
      const { firma_bilgi: _company, ...save_response } = await payOut(call)
      return { save_response }
    },
  }),
  endpoint({
    path: '/prim_odeme_fis/acik_kalemler',
    who: admin,
    input: z.object({ tip: payoutType, user_id: optionalKey, bayi_id: optionalKey }),
    run: async ({ db, input }) => {
      const { id } = await earnerOf(db, input)
      const clawBacks = await openClawBacks(db, input.tip, id)
      return {
        avanslar: input.tip === PayoutType.staff ? await openAdvances(db, id) : [],
        iptaller: clawBacks.map(({ sip_id, f_no, prim_net }) => ({ sip_id, f_no, prim_net })),
        borc: debtOf(clawBacks),
      } satisfies OpenItems
    },
  }),
  listEndpoint(slipList, { from: SLIPS }),
  listEndpoint(staffSlips, { from: SLIPS, scope: () => sql`tip = ${PayoutType.staff}` }),
  listEndpoint(dealerSlips, { from: SLIPS, scope: () => sql`tip = ${PayoutType.dealer}` }),
  retaxing('/prim_odeme_fis_personel/update', PayoutType.staff),
  retaxing('/prim_odeme_fis_bayi/update', PayoutType.dealer),
  endpoint({
    path: '/prim_odeme_fis/delete',
    who: admin,
    writes: true,
    input: byId,
    run: async ({ db, input }) => {
      await withdrawSlip(db, input.id)
      return {}
    },
  }),
  endpoint({
    path: '/prim_odeme_fis/belge',
    who: admin,
    input: byId,
    run: async ({ db, input, services }) => {
      const source = await slipSource(db, input.id)
      if (!source) throw new AppError('record_not_found')
      const model = commissionSlip(source)
      return {
        file: await services.documents.render(model),
        file_name: model.fileName,
        file_type: 'application/pdf',
        headers: lacksTaxNumber(source.company) ? { 'x-document-warning': 'company_tax_number_missing' } : {},
      }
    },
  }),
]
