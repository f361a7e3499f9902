import { defineTexts } from '../texts.ts'

/** Why a call is refused. */
export const callsRefusals = defineTexts({
  customer_wants_no_calls: {
    tr: 'Müşteri artık aranmak istemediğini söyledi.',
    de: 'Der Kunde hat darum gebeten, nicht mehr angerufen zu werden.',
    en: 'The customer has asked not to be called any more.',
  },
  customer_must_not_be_called: {
    tr: 'Müşterinin durumu aranmasına izin vermiyor.',
    de: 'Der Status des Kunden erlaubt keine Anrufe.',
    en: 'The status of the customer allows no calls.',
  },
  outside_calling_hours: {
    tr: 'Şu anda arama saatleri dışındayız.',
    de: 'Jetzt ist keine Zeit für Anrufe (siehe Einstellungen).',
    en: 'It is outside the calling hours now.',
  },
  consent_missing: {
    tr: 'Müşterinin aranmaya onay verdiği kanıtlanmış değil.',
    de: 'Eine Einwilligung des Kunden in Anrufe ist nicht belegt.',
    en: 'There is no proof that the customer agreed to calls.',
  },
  consent_unproven: {
    tr: 'Onayın metni veya nasıl verildiği kayıtlı değil; onay kanıtlanamaz.',
    de: 'Zur Einwilligung fehlt der Wortlaut oder wie sie erteilt wurde; sie ist nicht belegt.',
    en: 'The wording of the consent or how it was given is missing; it cannot be proven.',
  },
  consent_withdrawn: {
    tr: 'Müşteri onayını geri aldı.',
    de: 'Der Kunde hat seine Einwilligung widerrufen.',
    en: 'The customer has withdrawn the consent.',
  },
  consent_withdrawn_before: {
    tr: 'Bu onay zaten geri alınmış.',
    de: 'Diese Einwilligung ist schon widerrufen.',
    en: 'This consent has been withdrawn already.',
  },
  public_holiday: {
    tr: 'Müşterinin ülkesinde bugün resmî tatil.',
    de: 'Im Land des Kunden ist heute ein Feiertag.',
    en: 'Today is a public holiday in the customer’s country.',
  },
  phone_token_wrong: {
    tr: 'Telefon sisteminin anahtarı geçersiz veya iptal edilmiş.',
    de: 'Der Schlüssel der Telefonanlage ist falsch oder widerrufen.',
    en: 'The token of the telephone system is wrong or revoked.',
  },
  phone_event_replayed: {
    tr: 'Bu çağrı olayı zaten bildirildi.',
    de: 'Dieses Ereignis des Anrufs wurde schon gemeldet.',
    en: 'This event of the call has been told already.',
  },
  phone_call_unknown: {
    tr: 'Telefon sistemi bu çağrıyı bildirmedi.',
    de: 'Von diesem Anruf hat die Telefonanlage nichts gemeldet.',
    en: 'The telephone system has not told of this call.',
  },
  transfer_undone_before: {
    tr: 'Bu dağıtım zaten geri alındı.',
    de: 'Diese Verteilung wurde schon zurückgenommen.',
    en: 'This transfer has been taken back already.',
  },
  transfer_too_old: {
    tr: 'Bir dağıtım yalnızca bir gün içinde geri alınabilir.',
    de: 'Eine Verteilung kann nur einen Tag lang zurückgenommen werden.',
    en: 'A transfer can be taken back for one day only.',
  },
  no_dialable_number: {
    tr: 'Müşterinin aranabilir bir numarası yok.',
    de: 'Der Kunde hat keine Nummer, die gewählt werden kann.',
    en: 'The customer has no number that can be dialled.',
  },
  customer_is_taken: {
    tr: 'Müşteri şu anda {name} tarafından açık.',
    de: 'Den Kunden hat gerade {name} geöffnet.',
    en: '{name} has the customer open at the moment.',
  },
  call_still_open: {
    tr: 'Bitmemiş bir görüşmeniz var (müşteri {id}). Önce onu bitirin.',
    de: 'Sie haben noch ein offenes Gespräch (Kunde {id}). Beenden Sie es zuerst.',
    en: 'You still have an open call (customer {id}). Finish it first.',
  },
  call_not_open: {
    tr: 'Bu görüşme sizin değil veya çoktan bitmiş.',
    de: 'Dieses Gespräch ist nicht Ihres oder schon beendet.',
    en: 'This call is not yours or has already ended.',
  },
  request_is_known: {
    tr: 'Müşterinin bu isteği zaten kayıtlı.',
    de: 'Dieser Wunsch des Kunden ist schon festgehalten.',
    en: 'This wish of the customer is already on record.',
  },
  no_free_phone_field: {
    tr: 'Müşterinin bütün telefon alanları dolu. Önce birini boşaltın.',
    de: 'Alle Telefonfelder des Kunden sind belegt. Bitte erst eines leeren.',
    en: 'All telephone fields of the customer are in use. Empty one first.',
  },
})
