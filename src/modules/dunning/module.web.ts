import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  reminders: { tr: 'Uyarı işlemleri', de: 'Mahnungen', en: 'Reminders' },
})

const reminders = async () => (await import('./web/ReminderScreen.tsx')).ReminderScreen

export const dunning: WebModule = {
  screens: [
    { path: '/UyariIslemleri', title: titles.reminders, who: everyone, screen: reminders },
    {
      path: '/takip/uyari',
      title: titles.reminders,
      who: everyone,
      menu: { icon: 'Alarm', group: 'tracking', order: 20 },
      screen: reminders,
    },
  ],
}
