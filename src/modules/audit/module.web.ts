import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts.ts'
import { AUDIT_PATH } from '#platform/web/list/audit-address.ts'
import type { WebModule } from '#platform/web/module.ts'

const titles = defineTexts({
  audit: { tr: 'Denetim', de: 'Änderungsprotokoll', en: 'Change log' },
})

export const audit: WebModule = {
  screens: [
    {
      path: AUDIT_PATH,
      title: titles.audit,
      who: admin,
      screen: async () => (await import('./web/AuditScreen.tsx')).AuditScreen,
    },
  ],
  menu: async () => (await import('./web/menu.ts')).menu,
  shows: async () => (await import('./web/shows.ts')).shows,
}
