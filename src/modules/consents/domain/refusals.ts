import { defineRefusals } from '#core/refusal.ts'

/** Why somebody is not called or written to. */
export const callingRefusals = defineRefusals({
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
  public_holiday: {
    tr: 'Müşterinin ülkesinde bugün resmî tatil.',
    de: 'Im Land des Kunden ist heute ein Feiertag.',
    en: 'Today is a public holiday in the customer’s country.',
  },
})
