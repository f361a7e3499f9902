import type { Texts } from '#core/texts/texts.ts'
import { commissionTexts } from '#modules/commissions/texts.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { companyFieldTexts } from '#modules/definitions/company-texts.ts'
import { definitionTexts } from '#modules/definitions/texts.ts'
import { orderFieldTexts } from '#modules/orders/field-texts.ts'
import { settingLabels } from '#modules/settings/texts.ts'
import { shippingTexts } from '#modules/shipping/texts.ts'
import { stockTexts } from '#modules/stock/texts.ts'
import { taskTexts } from '#modules/tasks/texts.ts'
import { userTexts } from '#modules/users/texts.ts'
import { otherFieldTexts } from './other-field-texts.ts'
import { tableFieldTexts } from './table-field-texts.ts'

const texts: Record<string, Texts> = {
  allocations: orderFieldTexts,
  bayi_cari: definitionTexts,
  cari_islem: orderFieldTexts,
  company_settings: settingLabels,
  cus_adress: customerTexts,
  cus_files: customerTexts,
  cus_taksitler: orderFieldTexts,
  customers: customerTexts,
  firma_bilgileri: companyFieldTexts,
  gorevler: taskTexts,
  kargo_cikti: shippingTexts,
  konusma_metin: definitionTexts,
  musteri_gorusme: customerTexts,
  personel_odeme: commissionTexts,
  prim_odeme_fis: commissionTexts,
  raking_figure: definitionTexts,
  siparis_icerik: orderFieldTexts,
  siparisler: orderFieldTexts,
  stok: stockTexts,
  sys_category: definitionTexts,
  sys_country_code: definitionTexts,
  sys_users: userTexts,
}

/** Names of the fields of a table and words of their values, as its screens call them. */
export const fieldTextsOf = (table: string): Texts => ({
  ...otherFieldTexts,
  ...texts[table],
  ...tableFieldTexts[table],
})
