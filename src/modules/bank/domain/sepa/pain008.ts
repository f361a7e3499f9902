import type { IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { element, elements, type XmlPart } from '../xml.ts'
import { sepaText } from './characters.ts'

export type Creditor = { name: string; iban: string; bic: string | null; creditorId: string }

/** Where a debtor outside of the EEA lives. */
export type DebtorAddress = { street: string; postcode: string; town: string; country: string }

export type Debit = {
  endToEndId: string
  amount: number
  mandate: { reference: string; signedOn: IsoDate }
  debtor: { name: string; iban: string; bic: string | null; address: DebtorAddress | null }
  purpose: string
}

export type DebitFile = {
  messageId: string
  batchId: string
  /** Moment at which the file was made, in UTC and to the second. */
  madeAt: string
  day: IsoDate
  creditor: Creditor
  debits: readonly Debit[]
}

export const totalOf = (payments: readonly { amount: number }[]): number =>
  euros(sumCents(payments.map(({ amount }) => cents(amount))))

/** The bank of an account; since the IBAN is enough, most are not named. */
export const agentOf = (name: string, bic: string | null): XmlPart =>
  elements(name, [
    elements('FinInstnId', [bic ? element('BICFI', bic) : elements('Othr', [element('Id', 'NOTPROVIDED')])]),
  ])

export const accountOf = (name: string, iban: string): XmlPart =>
  elements(name, [elements('Id', [element('IBAN', iban)])])

export const party = (name: string, who: string, address: DebtorAddress | null = null): XmlPart =>
  elements(name, [
    element('Nm', sepaText(who, 70) || 'NOTPROVIDED'),
    address &&
      elements('PstlAdr', [
        element('PstCd', sepaText(address.postcode, 16)),
        element('TwnNm', sepaText(address.town, 35)),
        element('Ctry', address.country),
        element('AdrLine', sepaText(address.street, 70)),
      ]),
  ])

function debit({ endToEndId, amount, mandate, debtor, purpose }: Debit): XmlPart {
  return elements('DrctDbtTxInf', [
    elements('PmtId', [element('EndToEndId', endToEndId)]),
    element('InstdAmt', euros(cents(amount)).toFixed(2), { Ccy: 'EUR' }),
    elements('DrctDbtTx', [
      elements('MndtRltdInf', [element('MndtId', mandate.reference), element('DtOfSgntr', mandate.signedOn)]),
    ]),
    agentOf('DbtrAgt', debtor.bic),
    party('Dbtr', debtor.name, debtor.address),
    accountOf('DbtrAcct', debtor.iban),
    elements('RmtInf', [element('Ustrd', sepaText(purpose, 140))]),
  ])
}

/** Direct debits for the bank (pain.008.001.08): one batch of one day, core scheme, recurring. */
export function pain008(file: DebitFile): string {
  const { creditor, debits } = file
  const sums = [element('NbOfTxs', debits.length), element('CtrlSum', totalOf(debits).toFixed(2))]
  const batch = elements('PmtInf', [
    element('PmtInfId', file.batchId),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    ...sums,
    elements('PmtTpInf', [
      elements('SvcLvl', [element('Cd', 'SEPA')]),
      elements('LclInstrm', [element('Cd', 'CORE')]),
      element('SeqTp', 'RCUR'),
    ]),
    element('ReqdColltnDt', file.day),
    party('Cdtr', creditor.name),
    accountOf('CdtrAcct', creditor.iban),
    agentOf('CdtrAgt', creditor.bic),
    element('ChrgBr', 'SLEV'),
    elements('CdtrSchmeId', [
      elements('Id', [
        elements('PrvtId', [
          elements('Othr', [
            element('Id', creditor.creditorId),
            elements('SchmeNm', [element('Prtry', 'SEPA')]),
          ]),
        ]),
      ]),
    ]),
    ...debits.map(debit),
  ])
  const head = elements('GrpHdr', [
    element('MsgId', file.messageId),
    element('CreDtTm', file.madeAt),
    ...sums,
    party('InitgPty', creditor.name),
  ])
  return documentOf('pain.008.001.08', 'CstmrDrctDbtInitn', [head, batch])
}

export const documentOf = (version: string, name: string, parts: readonly XmlPart[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${elements('Document', [elements(name, parts)], {
    xmlns: `urn:iso:std:iso:20022:tech:xsd:${version}`,
  })}\n`
