import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  unreachable: {
    tr: 'Ulaşılamayan adresler',
    de: 'Nicht erreichbare Adressen',
    en: 'Unreachable addresses',
  },
  mail_outbox: { tr: 'Giden postalar', de: 'Postausgang', en: 'Outgoing mail' },
})

export const mail: WebModule = {
  screens: [
    {
      path: '/genel/postalar',
      title: titles.mail_outbox,
      who: admin,
      menu: { icon: 'MailForward', group: 'general_definitions', order: 90 },
      screen: async () => (await import('./web/OutboxScreen.tsx')).OutboxScreen,
    },
    {
      path: '/genel/ulasilamayan',
      title: titles.unreachable,
      who: admin,
      menu: { icon: 'MailOff', group: 'general_definitions', order: 92 },
      screen: async () => (await import('./web/UnreachableScreen.tsx')).UnreachableScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
