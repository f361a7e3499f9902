import type { RecordPanelsProps } from '#platform/web/module.ts'
import { CorrectionPanel } from './CorrectionPanel.tsx'
import { MailPanel } from './MailPanel.tsx'

/** The panels of a mail: reading it, and another address for one that did not arrive. */
export const MailPanels = ({ panel, id, onClose }: RecordPanelsProps) =>
  panel === 'correct' ? (
    <CorrectionPanel id={id} onClose={onClose} />
  ) : (
    <MailPanel id={id} onClose={onClose} />
  )
