import { everyone } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'customer',
    who: everyone,
    editor: async () => (await import('./public/CustomerRecordPanels.tsx')).CustomerRecordPanels,
  },
]
