import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, many, one, saved, type TypesOf } from '#core/calls.ts'
import { flag, optionalText, rowId } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { recordCalls } from '#core/record-calls.ts'
import { storedRows } from '#core/stored-rows.ts'
import { BookingForm } from './booking.ts'
import { movementList, reservationList } from './movements.ts'
import { reservedLineList, wineToSendList } from './reserved.ts'
import { StokForm, stokList, stokStatusList } from './wines.ts'

/** A wine as it is read for the editor; net prices follow the tax rates of today. */
const Wine = storedRows.stok
  .omit({ brosur_file_id: true, image_file_id: true })
  .partial({ stok_web_price: true })
  .extend({
    sise: z.string().nullable(),
    brosur_file_name: z.string().nullable(),
    brosur_exist: flag,
    image_exist: flag,
    stok_de_price_net: z.number(),
    stok_at_price_net: z.number(),
    stok_ch_price_net: z.number(),
  })

export type Wine = z.infer<typeof Wine>

/** New file contents are sent with the save; an empty string removes the file, a missing one leaves it. */
const StokSave = StokForm.extend({
  brosur_file_name: optionalText(200),
  base_64_brosur: z.string().nullish(),
  base_64_image: z.string().nullish(),
})

export type StokSave = z.output<typeof StokSave>

export const saveWine = recordCalls('/stok', {
  form: StokSave,
  row: storedRows.stok,
  write: admin,
  maxBytes: 24 * 1_048_576,
})

/** Grouped by wine it answers the wines that orders wait for. */
export const reservedLines = listCall(reservedLineList, wineToSendList)

export const getWine = defineCall({
  path: '/stok/get',
  who: everyone,
  input: z.object({
    id: rowId,
    base_64: z.union([z.boolean(), flag]).nullish(),
    base_64_brosur: z.unknown().optional(),
    base_64_image: z.unknown().optional(),
  }),
  answer: one(Wine.extend({ base_64_brosur: z.string().optional(), base_64_image: z.string().optional() })),
})

export const listWine = defineCall({
  path: '/stok/list',
  who: everyone,
  input: z.object({ id: rowId }),
  answer: many(Wine).extend({ count: z.number() }),
})

export const bookMovement = defineCall({
  path: '/stok_islem/create',
  who: admin,
  writes: true,
  input: BookingForm,
  answer: saved(storedRows.stok_islem.extend({ kullanilabilir_adet: z.number() })),
})

export const stockCalls = [
  listCall(stokList),
  listCall(stokStatusList),
  listCall(movementList),
  listCall(reservationList),
  reservedLines,
  getWine,
  listWine,
  ...saveWine,
  bookMovement,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof stockCalls> {}
}
