import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  setup: { tr: 'Kurulum', de: 'Einrichtung', en: 'Setup' },
})

export const setup: WebModule = {
  screens: [
    {
      path: '/kurulum',
      title: titles.setup,
      who: admin,
      menu: { icon: 'Rocket', group: 'general_definitions', order: 5 },
      screen: async () => (await import('./web/SetupScreen.tsx')).SetupScreen,
    },
  ],
}
