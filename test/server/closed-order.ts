import type { TestApp } from './app.ts'
import { people } from './company.ts'
import { buildOrder, buildWine, type Values } from './factories.ts'
import { serialNumbers } from './serial.ts'

const nextNumber = serialNumbers()
/** One wine for each database. */
const wines = new WeakMap<object, Promise<number>>()

/** An invoice of 119 € (100 € net) of user 3 that was paid on 10 March 2026, straight in the tables. */
export async function buildClosedOrder(
  { db }: Pick<TestApp, 'db'>,
  values: Values<'siparisler'> = {},
): Promise<number> {
  const f_no = `C${nextNumber()}`
  const wine = wines.get(db) ?? buildWine(db)
  wines.set(db, wine)
  const total = values.s_g_toplam ?? 119
  return buildOrder(
    db,
    { stk_id: await wine, stk_adet: 1 },
    {
      s_toplam: total,
      s_ara_toplam: total,
      s_kargo: 0,
      s_g_toplam: total,
      kdv_oran: 19,
      sd_kesin: '1',
      sd_onaylama: '1',
      fd_fon: '1',
      f_no,
      f_tarih: '2026-03-01',
      f_close: '1',
      f_odeme_tar: '2026-03-10',
      per_id: people.personel.id,
      per_name: 'personel Test',
      ...values,
    },
  )
}

/** The input for paying these orders out to user 3. */
export const payoutForm = (siparisler: readonly unknown[], more: Record<string, unknown> = {}) => ({
  tip: 0,
  user_id: people.personel.id,
  islem_tar: '2026-04-01',
  prim_donemi: '03/2026',
  provizyon: 10,
  siparisler: [...siparisler],
  ...more,
})
