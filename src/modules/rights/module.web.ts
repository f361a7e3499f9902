import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import { plainList } from '#platform/web/list/question/plain-list.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  rights: { tr: 'Kişi hakları', de: 'Auskunft und Löschung', en: 'Rights of persons' },
})

export const rights: WebModule = {
  screens: [
    {
      path: '/genel/kisi-haklari',
      title: titles.rights,
      who: admin,
      menu: { icon: 'UserShield', group: 'general_definitions', order: 97 },
      screen: plainList(
        async () => (await import('./domain/privacy-list.ts')).privacyRequests,
        ({ cus_id }) => ({ kind: 'rights', panel: 'view', id: cus_id }),
      ),
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
