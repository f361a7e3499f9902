import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros } from '#core/money/money.ts'
import { element, elements, type XmlPart } from '../xml.ts'
import { sepaText } from './characters.ts'
import { accountOf, agentOf, documentOf, party, totalOf } from './pain008.ts'

export type Transfer = {
  endToEndId: string
  amount: number
  creditor: { name: string; iban: string; bic: string | null }
  purpose: string
}

export type TransferFile = {
  messageId: string
  batchId: string
  madeAt: string
  day: IsoDate
  debtor: { name: string; iban: string; bic: string | null }
  transfers: readonly Transfer[]
}

function transfer({ endToEndId, amount, creditor, purpose }: Transfer): XmlPart {
  return elements('CdtTrfTxInf', [
    elements('PmtId', [element('EndToEndId', endToEndId)]),
    elements('Amt', [element('InstdAmt', euros(cents(amount)).toFixed(2), { Ccy: 'EUR' })]),
    creditor.bic && agentOf('CdtrAgt', creditor.bic),
    party('Cdtr', creditor.name),
    accountOf('CdtrAcct', creditor.iban),
    elements('RmtInf', [element('Ustrd', sepaText(purpose, 140))]),
  ])
}

/** Transfers for the bank (pain.001.001.09): one batch of one day. */
export function pain001(file: TransferFile): string {
  const { debtor, transfers } = file
  const sums = [element('NbOfTxs', transfers.length), element('CtrlSum', totalOf(transfers).toFixed(2))]
  const head = elements('GrpHdr', [
    element('MsgId', file.messageId),
    element('CreDtTm', file.madeAt),
    ...sums,
    party('InitgPty', debtor.name),
  ])
  const batch = elements('PmtInf', [
    element('PmtInfId', file.batchId),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'true'),
    ...sums,
    elements('PmtTpInf', [elements('SvcLvl', [element('Cd', 'SEPA')])]),
    elements('ReqdExctnDt', [element('Dt', file.day)]),
    party('Dbtr', debtor.name),
    accountOf('DbtrAcct', debtor.iban),
    agentOf('DbtrAgt', debtor.bic),
    element('ChrgBr', 'SLEV'),
    ...transfers.map(transfer),
  ])
  return documentOf('pain.001.001.09', 'CstmrCdtTrfInitn', [head, batch])
}
