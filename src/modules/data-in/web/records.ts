import { admin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  { kind: 'data_in', who: admin, panels: async () => (await import('./RunPanel.tsx')).RunPanel },
]
