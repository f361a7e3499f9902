import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'user',
    who: adminOrDealerAdmin,
    editor: async () => (await import('./UserEditor.tsx')).UserEditor,
  },
  { kind: 'error', who: admin, panels: async () => (await import('./ErrorPanel.tsx')).ErrorPanel },
]
