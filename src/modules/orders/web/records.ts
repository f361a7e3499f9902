import { everyone } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'order',
    who: everyone,
    editor: async () => (await import('./public/OrderPanels.tsx')).OrderPanels,
  },
]
