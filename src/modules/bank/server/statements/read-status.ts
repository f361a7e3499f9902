import { AppError } from '#core/errors.ts'
import type { XmlNode } from '../../domain/camt.ts'
import { bankRefusals } from '../../domain/refusals.ts'
import { MAX_ENTRIES } from '../../domain/statement.ts'
import { statusReports, type StatusReport } from '../../domain/status-report.ts'
import { nodeOf, readXml } from './xml-events.ts'

const NAMESPACE = /urn:iso:std:iso:20022:tech:xsd:pain\.002\.001\.\d{2}\b/

const MAX_DEPTH = 40
/** A payment has some twenty elements. */
const MAX_ELEMENTS = MAX_ENTRIES * 20

/** Whether a file is an answer of the bank to one of our files, by its head. */
export const isStatusReport = (text: string): boolean => NAMESPACE.test(text.slice(0, 2000))

/** What a pain.002 file says about our files. */
export function readStatusReports(text: string): StatusReport[] {
  const path: XmlNode[] = []
  let root: XmlNode | undefined
  let count = 0
  readXml(text, {
    open: (tag) => {
      count += 1
      if (path.length >= MAX_DEPTH || count > MAX_ELEMENTS)
        throw new AppError(bankRefusals.statement_broken, { what: `> ${MAX_DEPTH}` })
      const node = nodeOf(tag)
      path.at(-1)?.children.push(node)
      path.push(node)
      root ??= node
    },
    text: (part) => {
      const node = path.at(-1)
      if (node) node.text += part
    },
    close: () => void path.pop(),
  })
  if (!root) throw new AppError(bankRefusals.statement_not_xml)
  return statusReports(root)
}
