import { isAdmin, type Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { asFlag } from '#core/fields.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { inScope } from '#core/scope.ts'
import { serveRecord } from '#platform/server/calls/crud.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { deleteFile, readFileBase64, storeFile } from '#platform/server/files/files.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { refuseRetired } from '#platform/server/calls/retired-entries.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import { editorNetPrice } from '../domain/net-price.ts'
import { getWine, listWine, saveWine, type StokSave } from '../domain/calls.ts'
import { wineScope } from '../domain/scope.ts'
import { brochureRule, imageRule, priceCountries, stokList, stokStatusList } from '../domain/wines.ts'

const refusals = defineRefusals({
  stock_in_use: {
    tr: 'Bu şarabın hareketleri veya siparişleri var, silinemez. Satıştan kaldırmak için “Satışta” işaretini kaldırın.',
    de: 'Zu diesem Wein gibt es Bewegungen oder Aufträge, er kann nicht gelöscht werden. Nehmen Sie ihn stattdessen aus dem Verkauf.',
    en: 'This wine has movements or orders and cannot be deleted. Take it off sale instead.',
  },
})

const chosenEntries = {
  stok_color: 'sys_stok_color',
  stok_mensey: 'sys_stok_mensey',
  stok_tipi: 'sys_stok_tipi',
  stok_cl: 'sys_stok_sise',
} as const

/** A wine keeps entries that were retired since; a new choice must be active. */
async function refuseRetiredChoices(db: Database, form: Partial<StokSave>, id: number | null): Promise<void> {
  const before =
    id === null
      ? undefined
      : await db
          .selectFrom('stok')
          .select(['stok_color', 'stok_mensey', 'stok_tipi', 'stok_cl'])
          .where('id', '=', id)
          .executeTakeFirst()
  await refuseRetired(db, chosenEntries, form, before)
}

async function toRow(form: Partial<StokSave>, call: SignedInCall<unknown>, id: number | null) {
  await refuseRetiredChoices(call.db, form, id)
  const { brosur_file_name, base_64_brosur, base_64_image, ...row } = form
  const brosur_file_id = await newFileId(
    call,
    base_64_brosur,
    brosur_file_name ?? 'broschuere.pdf',
    brochureRule,
  )
  const image_file_id = await newFileId(call, base_64_image, 'bild', imageRule)
  const changed = {
    ...row,
    ...(brosur_file_id === undefined ? {} : { brosur_file_id }),
    ...(image_file_id === undefined ? {} : { image_file_id }),
  }
  if (id !== null) await dropReplacedFiles(call.db, id, changed)
  return changed
}

async function newFileId(
  { db, actor }: SignedInCall<unknown>,
  base64: string | null | undefined,
  name: string,
  rule: typeof brochureRule,
): Promise<number | null | undefined> {
  if (base64 === null || base64 === undefined) return undefined
  return base64 === '' ? null : storeFile(db, { name, base64, userId: actor.id }, rule)
}

async function dropReplacedFiles(
  db: Database,
  id: number,
  changed: { brosur_file_id?: number | null; image_file_id?: number | null },
): Promise<void> {
  const before = await db
    .selectFrom('stok')
    .select(['brosur_file_id', 'image_file_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw new AppError(recordsRefusals.record_not_found)
  for (const field of ['brosur_file_id', 'image_file_id'] as const) {
    if (changed[field] === undefined || before[field] === null) continue
    await db
      .updateTable('stok')
      .set({ [field]: null })
      .where('id', '=', id)
      .execute()
    await deleteFile(db, before[field])
  }
}

async function refuseIfUsed({ db, input }: SignedInCall<{ id: number }>): Promise<void> {
  const row = await oneRow(db)<{ used: boolean }>`select
    exists (select from stok_islem where stok_id = ${input.id})
    or exists (select from siparis_icerik where stk_id = ${input.id})
    or exists (select from bottle_counts where stk_id = ${input.id} and held > 0) as used`
  if (row.used) throw new AppError(refusals.stock_in_use)
}

async function readWine(db: Database, actor: Actor, id: number) {
  const wine = await db
    .selectFrom('stok as s')
    .leftJoin('sys_stok_sise as b', 'b.def_type', 's.stok_cl')
    .leftJoin('sys_files as f', 'f.id', 's.brosur_file_id')
    .selectAll('s')
    .select(['b.descp as sise', 'f.file_name as brosur_file_name'])
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!wine || !inScope(wineScope(actor), wine)) throw new AppError(recordsRefusals.record_not_found)
  const { search_text: _, brosur_file_id, image_file_id, ...fields } = wine
  const { stok_web_price, ...visible } = fields
  const item = {
    ...visible,
    ...(isAdmin(actor) ? { stok_web_price } : {}),
    ...(await netPrices(db, wine)),
    brosur_exist: asFlag(brosur_file_id !== null),
    image_exist: asFlag(image_file_id !== null),
  }
  return { item, brosur_file_id, image_file_id }
}

/** Net prices are computed when read, so that a new tax rate shows at once. */
async function netPrices(db: Database, wine: Record<(typeof priceCountries)[number]['field'], number>) {
  const countries = await db
    .selectFrom('sys_country_code')
    .select(['country_code', 'tax_rate'])
    .where(
      'country_code',
      'in',
      priceCountries.map((price) => price.country_code),
    )
    .execute()
  const rates = new Map(countries.map((country) => [country.country_code, country.tax_rate]))
  return Object.fromEntries(
    priceCountries.map(({ country_code, field }) => [
      `${field}_net`,
      editorNetPrice(wine[field], rates.get(country_code) ?? 0),
    ]),
  ) as Record<`${(typeof priceCountries)[number]['field']}_net`, number>
}

export const stokEndpoints = [
  listEndpoint(stokList, { from: 'stok_all_list_view', scope: wineScope }),
  listEndpoint(stokStatusList, { from: 'stok_all_list_view' }),
  serve(getWine, async ({ db, actor, input }) => {
    const { item, brosur_file_id, image_file_id } = await readWine(db, actor, input.id)
    const all = input.base_64 === true || input.base_64 === '1'
    const brochure =
      (all || input.base_64_brosur) && brosur_file_id ? await readFileBase64(db, brosur_file_id) : null
    const image =
      (all || input.base_64_image) && image_file_id ? await readFileBase64(db, image_file_id) : null
    return {
      item: {
        ...item,
        ...(brochure ? { base_64_brosur: brochure.base_64 } : {}),
        ...(image ? { base_64_image: image.base_64 } : {}),
      },
    }
  }),
  serve(listWine, async ({ db, actor, input }) => ({
    datalist: [(await readWine(db, actor, input.id)).item],
    count: 1,
  })),
  ...serveRecord(saveWine, { table: 'stok', toRow, beforeDelete: refuseIfUsed }),
]
