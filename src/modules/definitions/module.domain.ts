import type { DomainModule } from '#core/domain-module.ts'
import { plain } from '#core/reference-definition.ts'

export const definitions = {
  references: {
    sys_country_code: plain('country_code', 'country_code', {
      order: 'c_type',
      words: { de: 'country', tr: 'country_tr', en: 'country_en' },
      withLabel: true,
      extra: ['id', 'country', 'country_tr', 'country_en', 'c_type', 'tax_rate', 'cargo_price'],
    }),
    sys_category: plain('category', 'cat_type', { extra: ['id'], keptIn: 'cus_category' }),
    bayi_cari: plain('firma', 'id', { keptIn: 'bayi_id bayi s_bayi_id upper_firm' }),
  },
  logged: {
    // The keys of lists.
    internal: `def_type un_type ad_type class_type t_no sys_fat_haciz.c_type sys_fat_iptal.c_type stok_hareket_tip.tip
      stok_islem_tip.tip sys_category.id`,
    number: 'sys_country_code.c_type',
  },
} satisfies DomainModule
