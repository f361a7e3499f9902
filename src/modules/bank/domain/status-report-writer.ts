import { element, elements, type XmlPart } from './xml.ts'

type Reason = { code?: string; text?: string }
type Payment = Reason & { endToEndId: string; status: string }
export type WrittenReport = Reason & {
  messageId: string
  groupStatus?: string
  batch?: Reason & { batchId: string; status?: string; payments?: readonly Payment[] }
}

const reason = ({ code, text }: Reason): XmlPart =>
  elements('StsRsnInf', [code && elements('Rsn', [element('Cd', code)]), element('AddtlInf', text)])

const payment = ({ endToEndId, status, ...why }: Payment): XmlPart =>
  elements('TxInfAndSts', [
    element('StsId', `S-${endToEndId}`.slice(0, 35)),
    element('OrgnlEndToEndId', endToEndId),
    element('TxSts', status),
    reason(why),
  ])

/** An answer of a bank to a file of ours (pain.002.001.10), for tests. */
export function statusReportOf({ messageId, groupStatus, batch, ...why }: WrittenReport): string {
  const document = elements(
    'Document',
    [
      elements('CstmrPmtStsRpt', [
        elements('GrpHdr', [element('MsgId', `RE-${messageId}`), element('CreDtTm', '2026-11-18T09:00:00')]),
        elements('OrgnlGrpInfAndSts', [
          element('OrgnlMsgId', messageId),
          element('OrgnlMsgNmId', 'pain.008.001.08'),
          element('GrpSts', groupStatus),
          reason(why),
        ]),
        batch &&
          elements('OrgnlPmtInfAndSts', [
            element('OrgnlPmtInfId', batch.batchId),
            element('PmtInfSts', batch.status),
            reason(batch),
            ...(batch.payments ?? []).map(payment),
          ]),
      ]),
    ],
    { xmlns: 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.10' },
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}\n`
}
