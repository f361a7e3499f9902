import { everyone } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'task',
    who: everyone,
    panels: async () => (await import('./TaskPanel.tsx')).TaskPanel,
  },
]
