import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { Action } from '#platform/web/module.ts'
import { openRecord } from '#platform/web/records/records.ts'
import './public/order-panel.ts'

const titles = defineTexts({
  new_order: { tr: 'Yeni sipariş', de: 'Neuer Auftrag', en: 'New order' },
})

export const actions: readonly Action[] = [
  { key: 'new_order', title: titles.new_order, who: everyone, run: () => openRecord('order', 'new', null) },
]
