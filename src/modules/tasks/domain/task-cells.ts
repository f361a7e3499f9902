import { say, type Language } from '#core/texts/texts.ts'
import { documentTexts } from '../texts.ts'

type Subject = { belge_tip: number; belge_no: string | null }

/** What a document is called, by its kind. */
export const documentWords = (['1', '2', '3'] as const).map((value) => ({
  value,
  text: documentTexts[`document_${value}`],
}))

/** 'Rechnung 100234'; nothing for a task without a document. */
export function documentName({ belge_tip, belge_no }: Subject, language: Language): string | null {
  if (belge_no === null || (belge_tip !== 1 && belge_tip !== 2 && belge_tip !== 3)) return null
  return say(documentTexts[`document_${belge_tip}`], language, { no: belge_no })
}

/** The cells of a task in a workbook, as on screen. */
export const printers = { belge_no: documentName }
