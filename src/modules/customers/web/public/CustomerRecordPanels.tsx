import type { RecordPanelsProps } from '#platform/web/module.ts'
import { CustomerEditor } from '../CustomerEditor.tsx'

/** The panels of a customer. */
export function CustomerRecordPanels({ panel, id, onClose }: RecordPanelsProps<number | null>) {
  return panel === 'editor' ? <CustomerEditor id={id} onClose={onClose} /> : null
}
