import { Level, UNASSIGNED_USER } from '#core/actor.ts'

const ADDRESS = 'Am Weinhof 12, 50678 Köln'
const VAT_ID = 'DE297786702'

/** The company as it stands on paper: address, contact and register, bank (the sample IBAN of the standard). */
export const companyRecord = {
  id: 1,
  ust_bilgi: `Weinkontor Handels GmbH · ${ADDRESS.replace(', ', ' · ')}`,
  steuer: '215/5801/0427',
  ustid: VAT_ID,
  k1_1: 'Weinkontor Handels GmbH\nAm Weinhof 12\n50678 Köln\nDeutschland',
  k2_1: [
    'Telefon +49 221 0471120',
    'E-Mail kontor@weinkontor.example.com',
    'Geschäftsführerin: Helene Brandt',
    'Amtsgericht Köln, HRB 047112',
  ].join('\n'),
  k3_1: 'Hausbank Köln\nIBAN DE89 3704 0044 0532 0130 00\nBIC COBADEFFXXX',
}

/** Dealer 1 is the company itself. */
export const companyDealer = {
  id: 1,
  firma: 'Weinkontor',
  firma_cari: 'Weinkontor Handels GmbH',
  adres: ADDRESS,
  ustid: VAT_ID,
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
