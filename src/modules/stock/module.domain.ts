import type { DomainModule } from '#core/domain-module.ts'
import { kept, plain, translated } from '#core/reference-definition.ts'

export const stock = {
  references: {
    sys_stok_color: translated('descp', 'def_type', { ...kept, keptIn: 'stok_color' }),
    sys_stok_mensey: translated('descp', 'def_type', { ...kept, keptIn: 'stok_mensey' }),
    sys_stok_sise: plain('descp', 'def_type', { ...kept, extra: ['litre'], keptIn: 'stok_cl' }),
    sys_stok_tipi: translated('descp', 'def_type', { ...kept, keptIn: 'stok_tipi' }),
    stok_hareket_tip: translated('aciklama', 'tip', { ...kept, extra: ['direction'] }),
    stok_islem_tip: translated('aciklama', 'tip'),
  },
  logged: {
    internal: 'in_out',
    count: 'stok_limit litre',
    number: 'brosur_file_id image_file_id stok_year direction',
  },
  records: {
    '/stok': 'wine',
    '/stok_urun_listesi_view': 'wine',
    '/stok_all_list_view': 'wine',
    '/stok_search_dialialog_view': 'wine',
    '/az_stok': 'wine',
  },
} satisfies DomainModule
