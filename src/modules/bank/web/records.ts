import { admin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'bank_account',
    who: admin,
    editor: async () => (await import('./AccountEditor.tsx')).AccountEditor,
  },
]
