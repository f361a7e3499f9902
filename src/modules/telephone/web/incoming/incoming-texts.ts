import { defineTexts } from '#core/texts/texts.ts'

/** Words about calls that ring. */
export const incomingTexts = defineTexts({
  title: { tr: 'Gelen arama', de: 'Eingehender Anruf', en: 'Incoming call' },
  known: {
    tr: 'Gelen arama: {number}.',
    de: 'Eingehender Anruf von {number}.',
    en: 'Incoming call from {number}.',
  },
  several: {
    tr: 'Numara birden çok müşteride kayıtlı:',
    de: 'Die Nummer haben mehrere Kunden:',
    en: 'Several customers have this number:',
  },
  unknown: {
    tr: 'Bilinmeyen numaradan arama: {number}.',
    de: 'Anruf von der unbekannten Nummer {number}.',
    en: 'Call from the unknown number {number}.',
  },
  anonymous: {
    tr: 'Numarasını gizleyen bir arama.',
    de: 'Anruf mit unterdrückter Nummer.',
    en: 'Call with a hidden number.',
  },
  missed: {
    tr: 'Cevapsız arama: {number}.',
    de: 'Verpasster Anruf von {number}.',
    en: 'Missed call from {number}.',
  },
  missed_unknown: {
    tr: 'Bilinmeyen numaradan cevapsız arama: {number}.',
    de: 'Verpasster Anruf von der unbekannten Nummer {number}.',
    en: 'Missed call from the unknown number {number}.',
  },
  missed_anonymous: {
    tr: 'Numarasını gizleyen birinden cevapsız arama.',
    de: 'Verpasster Anruf mit unterdrückter Nummer.',
    en: 'Missed call with a hidden number.',
  },
  foreign: {
    tr: 'Müşteriyle {owner} ilgileniyor.',
    de: 'Den Kunden betreut {owner}.',
    en: 'The customer is looked after by {owner}.',
  },
  also_foreign: {
    tr: 'Numara, {owner} adlı kişinin bir müşterisinde de kayıtlı.',
    de: 'Die Nummer hat auch ein Kunde von {owner}.',
    en: 'A customer of {owner} has this number, too.',
  },
  new_customer: {
    tr: 'Bu numarayla yeni müşteri',
    de: 'Neuer Kunde mit dieser Nummer',
    en: 'New customer with this number',
  },
  systems_title: { tr: 'Telefon sistemleri', de: 'Telefonanlagen', en: 'Telephone systems' },
  systems_hint: {
    tr: 'Bir telefon sistemi gelen aramaları POST /api/call/event ile bildirir: token, event (newCall, answer, hangup), callId, from, to, user.',
    de: 'Eine Telefonanlage meldet Anrufe mit POST /api/call/event: token, event (newCall, answer, hangup), callId, from, to, user.',
    en: 'A telephone system tells of calls by POST /api/call/event: token, event (newCall, answer, hangup), callId, from, to, user.',
  },
  new_system: { tr: 'Telefon sistemi ekle', de: 'Telefonanlage hinzufügen', en: 'Add a telephone system' },
  name: { tr: 'Ad', de: 'Name', en: 'Name' },
  created: { tr: 'Eklendi', de: 'Angelegt', en: 'Added' },
  last_event: { tr: 'Son olay', de: 'Letzte Meldung', en: 'Latest event' },
  state: { tr: 'Durum', de: 'Stand', en: 'State' },
  active: { tr: 'aktif', de: 'aktiv', en: 'active' },
  revoked: {
    tr: '{day} tarihinde {name} iptal etti',
    de: 'widerrufen am {day} von {name}',
    en: 'revoked on {day} by {name}',
  },
  revoke: { tr: 'İptal et', de: 'Widerrufen', en: 'Revoke' },
  revoke_question: {
    tr: '{name} artık arama bildiremez. Geri almak için yeni bir anahtar gerekir.',
    de: '{name} kann dann keine Anrufe mehr melden. Ein neuer Schlüssel ist nötig, um das zu ändern.',
    en: '{name} can then tell of no more calls. It takes a new token to change that.',
  },
  token: { tr: 'Anahtar', de: 'Schlüssel', en: 'Token' },
  token_once: {
    tr: 'Anahtar yalnızca şimdi gösterilir. Telefon sistemine girin.',
    de: 'Der Schlüssel wird nur jetzt angezeigt. Tragen Sie ihn in der Telefonanlage ein.',
    en: 'The token is shown only now. Enter it in the telephone system.',
  },
  copy: { tr: 'Kopyala', de: 'Kopieren', en: 'Copy' },
  copied: { tr: 'Kopyalandı', de: 'Kopiert', en: 'Copied' },
  none: { tr: 'Telefon sistemi yok.', de: 'Noch keine Telefonanlage.', en: 'No telephone system yet.' },
  acts: { tr: 'İşlemler', de: 'Aktionen', en: 'Actions' },
})
