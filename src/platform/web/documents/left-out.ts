import { errorTexts, isErrorCode } from '#core/errors.ts'
import { say, type Language, type TextParams } from '#core/texts.ts'

/** A document that a batch goes without, as the server tells it. */
export type LeftOutDocument = { id: number; code: string; message: string; params?: TextParams }

/** Why a document was left out; a code of a newer server is told in the server's own words. */
export const whyLeftOut = ({ code, message, params }: LeftOutDocument, language: Language): string =>
  isErrorCode(code) ? say(errorTexts[code], language, params) : message
