import type { DomainModule } from '#core/domain-module.ts'

export const tasks = {
  logged: { number: 'belge_tip' },
  records: { '/takip/gorevler': 'task', '/takip/gorev_list': 'task' },
} satisfies DomainModule
