import { say, type Language } from '#core/texts/texts.ts'
import { tableTexts } from '../texts.ts'

const names: Record<string, (typeof tableTexts)['customers'] | undefined> = tableTexts

/** A table without a text of its own is shown by its database name. */
export function tableName(table: string, language: Language): string {
  const text = names[table]
  return text ? say(text, language) : table
}
