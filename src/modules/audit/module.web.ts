import { admin } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import { AUDIT_PATH } from '#platform/web/list/question/audit-address.ts'
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
      menu: { icon: 'History', group: 'general_definitions', order: 95 },
      screen: async () => (await import('./web/AuditScreen.tsx')).AuditScreen,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
}
