import type { IsoDate } from './dates.ts'
import { defineRefusals, type Refusal } from '../refusal.ts'

const refusals = defineRefusals({
  clock_went_back: {
    tr: 'Son numara {last:date} tarihinde verildi, sunucunun saatine göre ise bugün {today:date}. Sunucunun saatini kontrol edin. Saat doğruysa bir yönetici bunu Ayarlar’daki numara aralıklarında onaylar.',
    de: 'Die letzte Nummer wurde am {last:date} vergeben, nach der Uhr des Servers ist heute aber der {today:date}. Prüfen Sie diese Uhr. Geht sie richtig, bestätigt das ein Administrator in den Einstellungen bei den Nummernkreisen.',
    en: 'The last number was given on {last:date}, but by the clock of the server today is {today:date}. Check that clock. If it is right, an administrator confirms so in the settings, at the number ranges.',
  },
  clocks_differ: {
    tr: 'Sunucunun saatine göre bugün {today:date}, veritabanınınkine göre {database:date}. Numara verilebilmesi için iki saatin uyuşması gerekir; lütfen sistem yöneticinize haber verin.',
    de: 'Nach der Uhr des Servers ist heute der {today:date}, nach der Uhr der Datenbank der {database:date}. Nummern werden erst vergeben, wenn beide Uhren übereinstimmen. Bitte sagen Sie es dem Betreiber.',
    en: 'By the clock of the server today is {today:date}, by the clock of the database {database:date}. Numbers are only given when both clocks agree. Please tell whoever runs the system.',
  },
})

type Clocks = {
  /** The day on the clock of the node. */
  today: IsoDate
  /** The day on the clock of the database. */
  database: IsoDate
  /** What the clock showed when the range gave its latest number; null before the first. */
  last: IsoDate | null
}

const daysBetween = (from: IsoDate, to: IsoDate) => Temporal.PlainDate.from(from).until(to).days

/** Whether the latest number was given on a day that is still ahead; one day is nodes on both sides of midnight. */
export const isAhead = (last: IsoDate | null, today: IsoDate): boolean =>
  last !== null && daysBetween(today, last) > 1

/**
 * Why no number is given now. Days without documents prove nothing, since a company may have been closed: a clock that
 * is ahead shows by that of the database, and by the documents themselves once it is right again.
 */
export function whyClockDoubted({ today, database, last }: Clocks): Refusal {
  if (Math.abs(daysBetween(database, today)) > 1)
    return { ...refusals.clocks_differ, params: { today, database } }
  return isAhead(last, today) ? { ...refusals.clock_went_back, params: { today, last: last ?? today } } : null
}
