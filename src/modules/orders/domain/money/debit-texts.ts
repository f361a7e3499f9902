import type { IsoDate } from '#core/days/dates.ts'
import { defineTexts } from '#core/texts/texts.ts'
import type { DebitState } from './debit-safety.ts'

/** States of a debit, on the invoice and in its run. */
export const debitTexts = defineTexts({
  in_flight: { tr: 'Bankada', de: 'Unterwegs', en: 'In flight' },
  paid: {
    tr: 'Ödendi, {from:date} tarihinden itibaren kesin',
    de: 'Bezahlt, sicher ab {from:date}',
    en: 'Paid, safe from {from:date}',
  },
  safe: { tr: 'Kesin', de: 'Sicher', en: 'Safe' },
  returned: {
    tr: '{day:date} tarihinde geri döndü ({code})',
    de: 'Zurückgegeben am {day:date} ({code})',
    en: 'Returned on {day:date} ({code})',
  },
  refused: {
    tr: '{day:date} tarihinde banka reddetti ({code})',
    de: 'Von der Bank abgelehnt am {day:date} ({code})',
    en: 'Refused by the bank on {day:date} ({code})',
  },
  cancelled: { tr: 'İptal edildi', de: 'Abgebrochen', en: 'Cancelled' },
})

export type ToldDebit = {
  state: DebitState
  safe_from: IsoDate | null
  return_code: string | null
  returned_on: IsoDate | null
}

/** The parameters of the text of a state. */
export const debitValues = ({ safe_from, return_code, returned_on }: ToldDebit) => ({
  from: safe_from ?? '',
  code: return_code ?? '',
  day: returned_on ?? '',
})
