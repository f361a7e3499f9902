import { AppError } from '#core/errors.ts'
import type { XmlNode } from './camt.ts'
import { bankRefusals } from './refusals.ts'

/** What the bank says about a file of ours (pain.002): that it refuses all of it, or single payments. */
export type StatusReport = {
  /** Name of the batch, which our files also have as the name of the message. */
  batchId: string
  isWholeRefused: boolean
  reason: Reason
  refused: { endToEndId: string; reason: Reason }[]
  /** How many payments the report names. */
  count: number
}

type Reason = { code: string; text: string | null }

const all = (node: XmlNode | undefined, name: string) =>
  node?.children.filter((child) => child.name === name) ?? []

function textAt(node: XmlNode | undefined, ...path: string[]): string | null {
  let found = node
  for (const step of path) found = all(found, step)[0]
  return found?.text.trim() || null
}

/** A reason that the bank does not give is told as such by the standard. */
const NO_REASON = 'NARR'

function reasonOf(node: XmlNode | undefined): Reason {
  const [info] = all(node, 'StsRsnInf')
  const text = all(info, 'AddtlInf').flatMap((line) => line.text.trim() || [])
  return {
    code: (textAt(info, 'Rsn', 'Cd') ?? textAt(info, 'Rsn', 'Prtry') ?? NO_REASON).slice(0, 10),
    text: text.join(' ').slice(0, 140) || null,
  }
}

const isRefused = (node: XmlNode | undefined, name: string) => textAt(node, name) === 'RJCT'

/** The reports of a message, one for each batch that it names; a refused message stands for its only batch. */
export function statusReports(document: XmlNode): StatusReport[] {
  const [message] = all(document, 'CstmrPmtStsRpt')
  const [group] = all(message, 'OrgnlGrpInfAndSts')
  const messageId = textAt(group, 'OrgnlMsgId')
  if (!messageId) throw new AppError(bankRefusals.statement_broken, { what: 'OrgnlMsgId' })
  const isGroupRefused = isRefused(group, 'GrpSts')
  const batches = all(message, 'OrgnlPmtInfAndSts')
  if (!batches.length)
    return [
      { batchId: messageId, isWholeRefused: isGroupRefused, reason: reasonOf(group), refused: [], count: 0 },
    ]
  return batches.map((batch) => {
    const payments = all(batch, 'TxInfAndSts')
    const own = isRefused(batch, 'PmtInfSts')
    return {
      batchId: textAt(batch, 'OrgnlPmtInfId') ?? messageId,
      isWholeRefused: isGroupRefused || own,
      reason: reasonOf(own ? batch : group),
      refused: payments
        .filter((payment) => isRefused(payment, 'TxSts'))
        .map((payment) => ({
          endToEndId: textAt(payment, 'OrgnlEndToEndId') ?? '',
          reason: reasonOf(payment),
        })),
      count: payments.length,
    }
  })
}
