import { openRecord } from '#platform/web/records/records.ts'
import type { EditableName } from '../domain/editable-lists.ts'

/** The entries of a list have its name. */
export type DefinitionPanel = 'category' | 'country' | 'dealer' | 'ranking' | 'speech' | EditableName

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    definition: DefinitionPanel
  }
}

/** Opens the editor of a definition beside the screen; without a number that of a new one. */
export const showDefinition = (panel: DefinitionPanel, id: number | null): void =>
  openRecord('definition', panel, id)
