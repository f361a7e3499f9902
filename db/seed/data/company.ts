import { DEMO_IBAN } from '#core/company/demo-company.ts'
import { Level, UNASSIGNED_USER } from '#core/actor.ts'
import { OWN_DEALER, UNNAMED_DEALER } from '#modules/definitions/domain/own-dealer.ts'

const ADDRESS = 'Am Weinhof 12, 50678 Köln'
const VAT_ID = 'DE297786702'

/** The company in its fields (the sample numbers of the standards); what is printed is made of them. */
export const companyRecord = {
  id: 1,
  legal_name: 'Weinkontor Handels GmbH',
  street: 'Am Weinhof 12',
  postcode: '50678',
  town: 'Köln',
  country: 'DE',
  phone: '+49 221 0471120',
  email: 'kontor@weinkontor.example.com',
  steuer: '215/5801/0427',
  ustid: VAT_ID,
  register_court: 'Amtsgericht Köln',
  register_number: 'HRB 047112',
  directors: 'Helene Brandt',
  bank_name: 'Hausbank Köln',
  account_holder: 'Weinkontor Handels GmbH',
  iban: DEMO_IBAN,
  bic: 'COBADEFFXXX',
  creditor_id: 'DE98ZZZ09999999999',
}

/** Dealer 1 is the company itself. */
export const companyDealer = {
  id: OWN_DEALER,
  firma: 'Weinkontor',
  firma_cari: 'Weinkontor Handels GmbH',
  adres: ADDRESS,
  ustid: VAT_ID,
  yuzde: 0,
  upper_firm: null,
}

/** The dealer of a company that has not entered its data yet; it takes the company's name and address with them. */
export const ownDealer = {
  id: OWN_DEALER,
  firma: UNNAMED_DEALER,
  yuzde: 0,
  upper_firm: null,
}

/** The pool's owner. Has no password and is blocked: nobody signs in as this user. */
export const unassignedUser = {
  id: UNASSIGNED_USER,
  user_name: 'unassigned',
  name: 'Nicht zugewiesen',
  tel_gsm: '',
  email: '',
  user_level: Level.system,
  bayi: companyDealer.id,
  blocked: '1',
}
