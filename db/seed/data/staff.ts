import { Level } from '#core/actor.ts'

export const DEMO_PASSWORD = 'Weinkontor1'

/** Dealer 4 takes the orders that nobody placed elsewhere; it has no people of its own. */
export const dealers = [
  {
    id: 2,
    firma: 'Donau Weine',
    firma_cari: 'Donau Weine Handels OG',
    adres: 'Lerchenfelder Straße 41, 1070 Wien',
    ustid: 'ATU59216495',
    yuzde: 12,
    upper_firm: null,
  },
  {
    id: 3,
    firma: 'Limmat Vinum',
    firma_cari: 'Limmat Vinum AG',
    adres: 'Limmatquai 88, 8001 Zürich',
    ustid: 'CHE-306.486.074 MWST',
    yuzde: 10,
    upper_firm: null,
  },
  {
    id: 4,
    firma: 'Weinkontor Direkt',
    firma_cari: 'Weinkontor Direktvertrieb GmbH',
    adres: 'Am Weinhof 12, 50678 Köln',
    ustid: 'DE795468943',
    yuzde: 8,
    upper_firm: 1,
  },
]

type Person = readonly [
  user_name: string,
  name: string,
  surname: string,
  user_level: Level,
  bayi: number,
  country_code: 'DE' | 'AT' | 'CH',
  yuzde: number,
  kota: number,
]

const people: readonly Person[] = [
  ['admin', 'Helene', 'Brandt', Level.administrator, 1, 'DE', 8, 0],
  ['personel', 'Elif', 'Yılmaz', Level.staff, 1, 'DE', 10, 12_000],
  ['satis', 'Jonas', 'Becker', Level.staff, 1, 'DE', 10, 12_000],
  ['bayiadmin', 'Katharina', 'Hofer', Level.dealerAdministrator, 2, 'AT', 12, 15_000],
  ['bayi', 'Lukas', 'Gruber', Level.dealer, 2, 'AT', 10, 9000],
  ['n.schulz', 'Nadine', 'Schulz', Level.staff, 1, 'DE', 9, 10_000],
  ['m.demir', 'Murat', 'Demir', Level.staff, 1, 'DE', 11, 14_000],
  ['t.vogel', 'Thomas', 'Vogel', Level.staff, 1, 'DE', 8, 8000],
  ['v.steiner', 'Verena', 'Steiner', Level.dealer, 2, 'AT', 10, 9000],
  ['r.keller', 'Reto', 'Keller', Level.dealerAdministrator, 3, 'CH', 12, 15_000],
  ['s.brunner', 'Seraina', 'Brunner', Level.dealer, 3, 'CH', 10, 10_000],
  ['b.frei', 'Beat', 'Frei', Level.dealer, 3, 'CH', 9, 8500],
]

/** The first of the people; the others follow. */
export const ADMIN_ID = 2

const callsRandomCustomers: readonly string[] = ['personel', 'satis', 'bayi']
const homes = { DE: 'Rebenweg #, 50667 Köln', AT: 'Kellergasse #, 3500 Krems', CH: 'Seegasse #, 8002 Zürich' }
const mobile = { DE: '+49 151 047', AT: '+43 664 047', CH: '+41 79 047 ' }

export const users = people.map(
  ([user_name, name, surname, user_level, bayi, country_code, yuzde, kota], i) => ({
    id: ADMIN_ID + i,
    user_name,
    name,
    surname,
    user_level,
    bayi,
    country_code,
    yuzde,
    kota,
    tel_gsm: `${mobile[country_code]}${12 + i} ${20 + i}`,
    email: `${user_name}@weinkontor.example.com`,
    adres: homes[country_code].replace('#', String(3 + i)),
    ustid: `215/5${String(101 + i)}/04${String(11 + i)}`,
    random_customer_access: callsRandomCustomers.includes(user_name) ? '1' : '0',
  }),
)

/** The people to sign in as, one or two per level. */
export const demoSignIns = users
  .slice(0, 5)
  .map(({ user_name, user_level }) => ({ user_name, user_level, password: DEMO_PASSWORD }))
