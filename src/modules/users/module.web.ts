import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  user_management: { tr: 'Kullanıcı yönetimi', de: 'Benutzer', en: 'User management' },
  administration: { tr: 'Sistem yönetimi', de: 'Systemverwaltung', en: 'System administration' },
})

export const users: WebModule = {
  screens: [
    {
      path: '/genel/kullanici-yonetim',
      title: titles.user_management,
      who: adminOrDealerAdmin,
      menu: { icon: 'UserCog', group: 'general_definitions', order: 20 },
      screen: async () => (await import('./web/UserListScreen.tsx')).UserListScreen,
    },
    {
      path: '/genel/yonetim',
      title: titles.administration,
      who: admin,
      menu: { icon: 'ShieldLock', group: 'general_definitions', order: 100 },
      screen: async () => (await import('./web/AdministrationScreen.tsx')).AdministrationScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
