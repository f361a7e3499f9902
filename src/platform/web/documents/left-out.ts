import { errorTexts, isErrorCode } from '#core/errors.ts'
import { say, type Language, type TextParams } from '#core/texts.ts'

/** A paper that a batch goes without, as the server tells it. */
export type LeftOutPaper = { id: number; code: string; message: string; params?: TextParams }

/** Why a paper was left out; a code of a newer server is told in the server's own words. */
export const whyLeftOut = ({ code, message, params }: LeftOutPaper, language: Language): string =>
  isErrorCode(code) ? say(errorTexts[code], language, params) : message
