import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { Action } from '#platform/web/module.ts'
import { showWine } from './public/wine-panel.ts'

const titles = defineTexts({
  new_wine: { tr: 'Yeni şarap', de: 'Neuer Wein', en: 'New wine' },
})

export const actions: readonly Action[] = [
  { key: 'new_wine', title: titles.new_wine, who: admin, run: () => showWine('editor', null) },
]
