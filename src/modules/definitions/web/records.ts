import { admin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'definition',
    who: admin,
    editor: async () => (await import('./DefinitionPanels.tsx')).DefinitionPanels,
  },
]
