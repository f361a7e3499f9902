import type { DomainModule } from '#core/domain-module.ts'
import { kept, plain } from '#core/reference-definition.ts'
import { euros } from '#core/company/setting-definition.ts'

export const shipping = {
  references: {
    kargo_sirketi: plain('kisa_tanim', 'id', {
      ...kept,
      extra: ['takip_yok', 'tracking_url'],
      keptIn: 'kargo_firm',
    }),
  },
  settings: {
    shipping_price: euros('shipping', 8.9, 1_000),
    usual_carrier: { group: 'shipping', kind: 'reference', default: 1, list: 'kargo_sirketi', isOpen: true },
  },
} satisfies DomainModule
