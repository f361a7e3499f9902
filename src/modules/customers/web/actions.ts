import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { Action } from '#platform/web/module.ts'
import { showCustomer } from './public/customer-panel.ts'

const titles = defineTexts({
  new_customer: { tr: 'Yeni müşteri', de: 'Neuer Kunde', en: 'New customer' },
})

export const actions: readonly Action[] = [
  { key: 'new_customer', title: titles.new_customer, who: everyone, run: () => showCustomer('editor', null) },
]
