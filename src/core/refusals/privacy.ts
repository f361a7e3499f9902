import { defineTexts } from '../texts.ts'

/** Why the data of a person is not erased. */
export const privacyRefusals = defineTexts({
  erasure_of_merged: {
    tr: 'Bu kayıt {id} numaralı müşteriyle birleştirildi; veriler orada silinir.',
    de: 'Dieser Datensatz wurde mit Kunde {id} zusammengeführt; die Daten werden dort gelöscht.',
    en: 'This record was merged into customer {id}; the data is erased there.',
  },
  erasure_open_orders: {
    tr: 'Müşterinin {count:number} açık siparişi var. Önce tamamlayın ya da iptal edin.',
    de: 'Der Kunde hat {count|one=einen offenen Auftrag|other={count:number} offene Aufträge}. Bitte zuerst abschließen oder stornieren.',
    en: 'The customer has {count|one=an open order|other={count:number} open orders}. Finish or cancel first.',
  },
  erasure_open_invoices: {
    tr: 'Müşterinin {count:number} ödenmemiş faturası var.',
    de: 'Der Kunde hat {count|one=eine unbezahlte Rechnung|other={count:number} unbezahlte Rechnungen}.',
    en: 'The customer has {count|one=an unpaid invoice|other={count:number} unpaid invoices}.',
  },
  erasure_balance: {
    tr: 'Müşterinin {amount:money} bakiyesi var. Önce ödeyin.',
    de: 'Der Kunde hat ein Guthaben von {amount:money}. Bitte zuerst auszahlen.',
    en: 'The customer has a balance of {amount:money}. Pay it out first.',
  },
  erasure_money_under_way: {
    tr: 'Bankada cevaplanmamış ödeme var ({count:number}).',
    de: 'Es {count|one=ist eine Zahlung|other=sind {count:number} Zahlungen} bei der Bank unterwegs.',
    en: '{count|one=A payment is|other={count:number} payments are} under way at the bank.',
  },
  erasure_active_mandate: {
    tr: 'Müşterinin geçerli bir mandatı var. Önce iptal edin.',
    de: 'Der Kunde hat ein gültiges Mandat. Bitte zuerst widerrufen.',
    en: 'The customer has a mandate in use. Revoke it first.',
  },
  erasure_kept_until: {
    tr: 'Kalan veriler yasal süre nedeniyle saklanmalıdır. {day:date} tarihinden itibaren silinebilir.',
    de: 'Was noch da ist, muss aufbewahrt werden. Ab dem {day:date} kann weiteres gelöscht werden.',
    en: 'What is left must be kept. More can be erased from {day:date} on.',
  },
  erasure_nothing_left: {
    tr: 'Bu müşteriyle ilgili silinecek bir şey kalmadı.',
    de: 'Zu diesem Kunden ist nichts mehr zu löschen.',
    en: 'Nothing is left to erase for this customer.',
  },
  erasure_not_confirmed: {
    tr: 'Yazılan numara müşteri numarası değil.',
    de: 'Die eingegebene Nummer ist nicht die Kundennummer.',
    en: 'The number typed is not the number of the customer.',
  },
})
