import { everyone } from '#core/actor.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { WebModule } from '#platform/web/module.ts'
import { taskRequest } from '#platform/web/records/requests.ts'

const titles = defineTexts({
  tasks: { tr: 'Görevler', de: 'Aufgaben', en: 'Tasks' },
})

export const tasks: WebModule = {
  groups: [
    {
      key: 'tracking',
      title: { tr: 'Takip', de: 'Wiedervorlage', en: 'Tracking' },
      icon: 'Checklist',
      order: 40,
    },
  ],
  screens: [
    {
      path: '/takip/gorevler',
      title: titles.tasks,
      who: everyone,
      menu: { icon: 'ListCheck', group: 'tracking', order: 10 },
      screen: async () => (await import('./web/TaskScreen.tsx')).TaskScreen,
    },
  ],
  hosts: [
    {
      key: 'task',
      request: taskRequest,
      host: async () => (await import('./web/SendTaskHost.tsx')).SendTaskHost,
    },
  ],
  records: async () => (await import('./web/records.ts')).records,
  actions: async () => (await import('./web/actions.ts')).actions,
  watch: async () => (await import('./web/task-notices.ts')).watchTasks(),
}
