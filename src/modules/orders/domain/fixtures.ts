import type { Flag } from '#core/fields.ts'
import type { SentReminders } from './reminders/fees.ts'
import type { OrderFacts } from './transitions.ts'

/** What the tests of this folder share. */
const flagOf = (value: number): Flag => (value ? '1' : '0')

export const newOrder: OrderFacts & SentReminders & { per_id: number; bayi_id: number } = {
  s_is_teklif: 0,
  cus_is_firm: '0',
  sd_kesin: '0',
  sd_onaylama: '0',
  sd_onaylama_tar: null,
  sd_cancel_on: '0',
  sd_gonderi_status: '0',
  fd_fon: '0',
  f_no: null,
  f_close: '0',
  f_status: '0',
  f_ytakip: 0,
  sd_uyari_1_is: '0',
  sd_uyari_2_is: '0',
  sd_uyari_3_is: '0',
  sd_uyari_2_fark: null,
  sd_uyari_3_fark: null,
  gutschrift_ok: '0',
  per_odeme: '0',
  bayi_odeme: '0',
  s_g_toplam: 100,
  kalan: 100,
  tahsilat_gun: null,
  per_id: 3,
  bayi_id: 1,
}

type VectorOrder = Record<
  | 'teklif'
  | 'kesin'
  | 'onay'
  | 'fon'
  | 'cancel'
  | 'close'
  | 'status'
  | 'ytakip'
  | 'sent'
  | 'u1'
  | 'u2'
  | 'u3',
  number
>

/** An order as the rule vectors abbreviate it. */
export const orderFrom = (vector: VectorOrder) => ({
  ...newOrder,
  s_is_teklif: vector.teklif,
  sd_kesin: flagOf(vector.kesin),
  sd_onaylama: flagOf(vector.onay),
  fd_fon: flagOf(vector.fon),
  f_no: vector.fon ? '100001' : null,
  sd_cancel_on: flagOf(vector.cancel),
  f_close: flagOf(vector.close),
  f_status: flagOf(vector.status),
  f_ytakip: vector.ytakip,
  sd_gonderi_status: flagOf(vector.sent),
  sd_uyari_1_is: flagOf(vector.u1),
  sd_uyari_2_is: flagOf(vector.u2),
  sd_uyari_3_is: flagOf(vector.u3),
})

export { flagOf }
