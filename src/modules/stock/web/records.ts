import { everyone } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'wine',
    who: everyone,
    editor: async () => (await import('./public/WinePanels.tsx')).WinePanels,
  },
]
