import type { App } from '#app/create-app.ts'

type Db = App['services']['db']

let serial = 0

/** A wine on sale; `bottles` come in by an opening booking. */
export async function buildWine(db: Db, values: Record<string, unknown> = {}, bottles = 0): Promise<number> {
  serial += 1
  const { id } = await db
    .insertInto('stok')
    .values({
      stok_code: `T-${serial}`,
      stok_name: `Testwein ${serial}`,
      stok_color: 1,
      stok_mensey: 1,
      stok_tipi: 1,
      stok_cl: 1,
      stok_limit: 6,
      stok_user_on: '1',
      stok_de_price: 9.9,
      stok_at_price: 10.9,
      stok_ch_price: 12.9,
      stok_web_price: 5.5,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (bottles)
    await db
      .insertInto('stok_islem')
      .values({ stok_id: id, islem_tip: 2, in_out: 2, giren: bottles })
      .execute()
  return id
}

export async function buildCustomer(db: Db, values: Record<string, unknown> = {}): Promise<number> {
  serial += 1
  const { id } = await db
    .insertInto('customers')
    .values({ cus_name: 'Erika', cus_surname: `Muster ${serial}`, cus_country_code: 'DE', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An order with one line that reserves bottles, straight in the tables. */
export async function buildOrder(
  db: Db,
  line: { stk_id: number; stk_adet: number },
  values: Record<string, unknown> = {},
): Promise<number> {
  const cus_id = (values.cus_id as number | undefined) ?? (await buildCustomer(db))
  const { id } = await db
    .insertInto('siparisler')
    .values({ cus_id, per_id: 3, bayi_id: 1, cus_name: 'Erika', cus_surname: 'Muster', ...values })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('siparis_icerik')
    .values({
      sip_id: id,
      cus_id,
      per_id: 3,
      stk_kodu: 'T',
      stk_adi: 'Testwein',
      stk_birim: 1,
      stk_birim_ini: 1,
      stk_toplam: 1,
      ...line,
    })
    .execute()
  return id
}
