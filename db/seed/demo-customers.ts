import { UNASSIGNED_USER } from '#core/actor.ts'
import type { IsoDate } from '#core/days/dates.ts'
import { firmKinds, innSigns, legalForms, localNames, turkishNames } from './data/names.ts'
import { countries, type CountryCode, type Place } from './data/places.ts'
import { appointmentNotes, customerNotes } from './data/remarks.ts'
import { clock, moment, workingDay } from './days.ts'
import { oldNoteOf } from './demo-care.ts'
import type { Random } from './random.ts'
import { vatId } from './vat-ids.ts'

type Seller = { id: number; country_code: CountryCode }

export type CustomerContext = { random: Random; today: IsoDate; sellers: readonly Seller[] }

/** Keys of the reference lists that the generator speaks of. */
const Title = { mr: 1, ms: 2, firm: 3, family: 4, mrDoctor: 5, msDoctor: 6 } as const
const MAY_BE_CALLED = 1
const AddressType = { delivery: 3, invoice: 4 } as const
const priceClass: Readonly<Record<CountryCode, number>> = { DE: 1, AT: 2, CH: 3 }

function countryOf(random: Random): CountryCode {
  const share = random.int(1, 100)
  if (share <= 70) return 'DE'
  return share <= 88 ? 'AT' : 'CH'
}

function personOf(country: CountryCode, random: Random) {
  const names = random.chance(0.08) ? turkishNames : localNames[country]
  const isWoman = random.chance(0.5)
  return {
    isWoman,
    name: random.pick(isWoman ? names.female : names.male),
    surname: random.pick(names.surnames),
  }
}

type Person = ReturnType<typeof personOf>

function titleOf({ isWoman }: Person, random: Random): number {
  if (random.chance(0.05)) return Title.family
  if (random.chance(0.06)) return isWoman ? Title.msDoctor : Title.mrDoctor
  return isWoman ? Title.ms : Title.mr
}

function firmOf(country: CountryCode, { surname }: Person, random: Random) {
  const { kind, category, named } = random.pick(firmKinds)
  const name = `${kind} ${named === 'owner' ? surname : random.pick(innSigns)}`
  const firm = `${name} ${random.pick(legalForms[country])}`.trim()
  return { kind, category, firm: country === 'CH' ? firm.replaceAll('ß', 'ss') : firm }
}

/** No subscriber's number starts with 0: nobody is rung by a demo. */
function phone(country: CountryCode, areaCode: string, random: Random): string {
  const prefix = `${countries[country].callingCode} ${areaCode}`
  if (country !== 'CH') return `${prefix} 0${random.digits(6)}`
  return `${prefix} 0${random.digits(2)} ${random.digits(2)} ${random.digits(2)}`
}

const GERMAN_LETTERS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i' }

const mailPart = (text: string) =>
  text
    .toLocaleLowerCase('de')
    .replace(/[äöüßı]/g, (letter) => GERMAN_LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z]/g, '')

function contactOf(
  id: number,
  country: CountryCode,
  [, , , areaCode]: Place,
  person: Person,
  kind: string | null,
  random: Random,
) {
  const maybe = (probability: number, code: string) =>
    random.chance(probability) ? phone(country, code, random) : null
  const mobile = random.pick(countries[country].mobileCodes)
  const domain = random.pick(['example.com', 'example.org', 'example.net'])
  const email = kind
    ? `info${id}@${mailPart(kind)}.${domain}`
    : `${mailPart(person.name)}.${mailPart(person.surname)}${id}@${domain}`
  const cus_email = random.chance(0.72) ? email : null
  return {
    cus_tel1: phone(country, areaCode, random),
    cus_tel2: maybe(0.12, areaCode),
    cus_gsm: maybe(0.6, mobile),
    cus_private: maybe(0.08, areaCode),
    cus_fax: maybe(kind ? 0.35 : 0.04, areaCode),
    cus_email,
    mail_verifyed: cus_email && random.chance(0.4) ? '1' : '0',
  }
}

/** Also on a weekend the demo has something to do today. */
function appointmentDay(today: IsoDate, random: Random): IsoDate {
  return random.chance(0.12) ? today : workingDay(today, random.int(-4, 30))
}

/** Owner, status, last contact and appointment hang together: who may not be called has no appointment. */
function careOf(country: CountryCode, isFirm: boolean, { random, today, sellers }: CustomerContext) {
  const seller = random.pick(sellers.filter((one) => one.country_code === country)).id
  const owned = random.chance(0.5)
  const callable = random.chance(0.94)
  const lastContact = random.chance(owned ? 0.85 : 0.3)
  const at = (offset: number) =>
    moment(workingDay(today, offset), clock(random.int(9, 18), random.int(0, 59)))
  const appointment = owned && callable && random.chance(0.25)
  return {
    cus_user: owned ? seller : UNASSIGNED_USER,
    cus_dnd: callable ? MAY_BE_CALLED : random.pick(isFirm ? [2, 3, 5, 6] : [2, 2, 3, 3, 4, 5]),
    dnd_usr: callable ? null : seller,
    dnd_date: callable ? null : at(-random.int(1, 400)),
    cus_end_contact: lastContact ? at(-random.int(1, owned ? 180 : 700)) : null,
    rand_tar: appointment ? appointmentDay(today, random) : null,
    rand_saat: appointment ? clock(random.int(9, 18), random.pick([0, 15, 30, 45])) : null,
    rand_note: appointment ? random.pick(appointmentNotes) : null,
    rand_user: appointment ? seller : 0,
  }
}

/** Red, white, rosé, sparkling; dry, medium dry, sweet. */
function tasteOf(random: Random) {
  const likes = (probability: number) => (random.chance(probability) ? '1' : '0')
  return {
    s_k: likes(0.6),
    s_b: likes(0.5),
    s_r: likes(0.2),
    s_s: likes(0.25),
    s_t: likes(0.5),
    s_h: likes(0.2),
    s_l: likes(0.15),
  }
}

function addressOf(cus_id: number, country: CountryCode, place: Place, c_type: number, random: Random) {
  const [pk, sehir, bolge] = place
  return {
    cus_id,
    adres: `${random.pick(countries[country].streets)} ${random.int(1, 120)}`,
    pk,
    bolge,
    sehir,
    ulke: country,
    c_type,
    a_def: c_type === AddressType.invoice ? '1' : '0',
  }
}

function birthdayOf({ random, today }: CustomerContext): IsoDate | null {
  if (!random.chance(0.7)) return null
  return Temporal.PlainDate.from(today)
    .subtract({ days: random.int(24 * 365, 84 * 365) })
    .toString()
}

/** A customer with the invoice address and, sometimes, a delivery address. */
export function buildCustomer(id: number, context: CustomerContext) {
  const { random } = context
  const country = countryOf(random)
  const place = random.pick(countries[country].places)
  const person = personOf(country, random)
  const firm = random.chance(0.22) ? firmOf(country, person, random) : null
  const customer = {
    id,
    cus_code: String(id),
    cus_is_firm: firm ? '1' : '0',
    cus_firm: firm?.firm ?? null,
    cus_m_f: firm ? Title.firm : titleOf(person, random),
    cus_name: person.name,
    cus_surname: person.surname,
    cus_birtday: firm ? null : birthdayOf(context),
    cus_atu_no: firm && random.chance(0.7) ? vatId(country, random) : null,
    cus_city: place[1],
    cus_country_code: country,
    cus_category: firm?.category ?? random.pick(['PRIVAT', 'PRIVAT', 'PRIVAT', 'STAMM']),
    cus_class: priceClass[country],
    call_time: random.chance(0.7) ? random.pick([1, 1, 1, 2, 3, 4, 5, 5, 6]) : null,
    cus_note: oldNoteOf(id),
    note2: random.chance(0.3) ? random.pick(customerNotes) : null,
    ...contactOf(id, country, place, person, firm?.kind ?? null, random),
    ...careOf(country, firm !== null, context),
    ...tasteOf(random),
  }
  const addresses = [addressOf(id, country, place, AddressType.invoice, random)]
  if (random.chance(0.12)) {
    const elsewhere = random.chance(0.5) ? place : random.pick(countries[country].places)
    addresses.push(addressOf(id, country, elsewhere, AddressType.delivery, random))
  }
  return { customer, addresses }
}
