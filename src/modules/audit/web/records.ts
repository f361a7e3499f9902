import { admin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  { kind: 'audit', who: admin, panels: async () => (await import('./AuditPanel.tsx')).AuditPanel },
]
