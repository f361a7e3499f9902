import { SaxesParser, type SaxesTagNS } from 'saxes'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { XmlNode } from '../../domain/camt.ts'
import { bankRefusals } from '../../domain/refusals.ts'

const refusals = defineRefusals({
  statement_has_dtd: {
    tr: 'Dosyada DTD veya entity var; güvenlik nedeniyle okunmaz.',
    de: 'Die Datei enthält eine DTD oder Entities und wird aus Sicherheitsgründen nicht gelesen.',
    en: 'The file contains a DTD or entities and is not read for security reasons.',
  },
})

/** How many characters are passed to the parser at once. */
const CHUNK = 65_536

type Events = { open(tag: SaxesTagNS): void; text(part: string): void; close(): void }

/** Reads the elements and texts of a file; a DTD or an entity ends the reading. */
export function readXml(text: string, { open, text: add, close }: Events): void {
  const parser = new SaxesParser({ xmlns: true })
  parser.on('doctype', () => {
    throw new AppError(refusals.statement_has_dtd)
  })
  parser.on('error', (error) => {
    throw /entity/i.test(error.message)
      ? new AppError(refusals.statement_has_dtd)
      : new AppError(bankRefusals.statement_not_xml)
  })
  parser.on('opentag', open)
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', close)
  for (let start = 0; start < text.length; start += CHUNK) parser.write(text.slice(start, start + CHUNK))
  parser.close()
}

export const nodeOf = (tag: SaxesTagNS): XmlNode => ({
  name: tag.local,
  currency: tag.attributes.Ccy?.value ?? null,
  text: '',
  children: [],
})
