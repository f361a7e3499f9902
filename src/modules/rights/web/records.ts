import { admin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  { kind: 'rights', who: admin, panels: async () => (await import('./RightsPanel.tsx')).RightsPanel },
]
