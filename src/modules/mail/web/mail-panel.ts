import { openRecord } from '#platform/web/records/records.ts'

type MailPanelName = 'view' | 'correct'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    mail: MailPanelName
  }
}

/** Opens a mail beside the screen. */
export const showMail = (panel: MailPanelName, id: number): void => openRecord('mail', panel, id)
