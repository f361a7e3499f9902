import type { DomainModule } from '#core/domain-module.ts'
import { percent } from '#core/company/setting-definition.ts'

export const commissions = {
  logged: {
    internal: 'prim_oranlari.tip prim_oranlari.alici_id islem firma_bilgi alici_bilgi',
    percent: 'yuzde',
    number: 'prim_odeme_fis.tip durum',
  },
  settings: {
    commission_vat: percent('commissions', 19),
    commission_when: {
      group: 'commissions',
      kind: 'choice',
      default: 'paid',
      options: ['paid', 'safe'],
      isOpen: true,
    },
  },
} satisfies DomainModule
