import type { IsoDate } from '#core/days/dates.ts'
import { readableText } from '#core/texts/readable-text.ts'
import { fileNameFor } from '../files/files.ts'

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const LONGEST_TITLE = 100
const LONGEST_SHEET_NAME = 31

/** The start of a title in one line, without half a character at its end. */
const plain = (title: string, length: number) =>
  readableText(title.replace(/[/\\]/g, '-').replace(/\s+/g, ' ').trim().slice(0, length))

/** 'Offene Rechnungen 2026-11-16.xlsx'; the title comes from outside and is cleaned as every file name is. */
export const workbookName = (title: string, day: IsoDate): string =>
  fileNameFor(WORKBOOK_TYPE, `${plain(title, LONGEST_TITLE)} ${day}.xlsx`)

/** Excel forbids these characters, longer names and surrounding apostrophes, and reserves one name. */
export function sheetName(title: string): string {
  const name = plain(title.replace(/[?*[\]:]/g, ''), LONGEST_SHEET_NAME)
    .replace(/^'+|'+$/g, '')
    .trim()
  return !name || /^history$/i.test(name) ? 'Weinkontor' : name
}
