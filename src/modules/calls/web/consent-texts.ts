import { defineTexts } from '#core/texts.ts'

/** Words of the panel about consents. */
export const consentTexts = defineTexts({
  consents: { tr: 'Onaylar', de: 'Einwilligungen', en: 'Consents' },
  title: { tr: 'Onaylar: {name}', de: 'Einwilligungen: {name}', en: 'Consents: {name}' },
  new: { tr: 'Onay kaydet', de: 'Einwilligung festhalten', en: 'Record a consent' },
  none: {
    tr: 'Bu müşterinin kayıtlı bir onayı yok.',
    de: 'Von diesem Kunden ist keine Einwilligung festgehalten.',
    en: 'No consent of this customer is on record.',
  },
  not_in_call: {
    tr: 'Reklam araması sırasında onay istenemez. Yalnızca önceden verilmiş onayı kaydedin.',
    de: 'Im Werbeanruf darf nicht um Einwilligung gebeten werden. Halten Sie nur fest, was vorher erteilt wurde.',
    en: 'A consent must not be asked for in an advertising call. Record only what was given before.',
  },
  state_proven: { tr: 'kanıtlı', de: 'belegt', en: 'proven' },
  state_unproven: { tr: 'kanıtsız', de: 'nicht belegt', en: 'unproven' },
  state_withdrawn: { tr: 'geri alındı', de: 'widerrufen', en: 'withdrawn' },
  state_none: { tr: 'yok', de: 'keine', en: 'none' },
  channel: { tr: 'Yol', de: 'Weg', en: 'Channel' },
  channel_phone: { tr: 'Telefon', de: 'Telefon', en: 'Phone' },
  channel_email: { tr: 'E-posta', de: 'E-Mail', en: 'E-mail' },
  value: { tr: 'Numara veya adres', de: 'Nummer oder Adresse', en: 'Number or address' },
  purpose: { tr: 'Amaç', de: 'Zweck', en: 'Purpose' },
  usual_purpose: {
    tr: 'Şarap teklifleri',
    de: 'Weinangebote',
    en: 'Wine offers',
  },
  wording: { tr: 'Metin ve sürümü', de: 'Wortlaut mit Fassung', en: 'Wording with its version' },
  given_at: { tr: 'Verildiği gün', de: 'Erteilt am', en: 'Given on' },
  how: { tr: 'Nasıl verildi', de: 'Wie erteilt', en: 'How it was given' },
  received_by: { tr: 'Kim aldı', de: 'Wer hat sie entgegengenommen', en: 'Who received it' },
  proof: { tr: 'Kanıt dosyası', de: 'Nachweis', en: 'Proof' },
  choose_file: {
    tr: 'Kanıt seç (PDF, resim)',
    de: 'Nachweis wählen (PDF, Bild)',
    en: 'Choose proof (PDF, picture)',
  },
  state: { tr: 'Durum', de: 'Stand', en: 'State' },
  last_used: { tr: 'Son kullanım', de: 'Zuletzt genutzt', en: 'Last used' },
  keep_until: { tr: 'Saklama sonu', de: 'Aufbewahren bis', en: 'Keep until' },
  acts: { tr: 'İşlemler', de: 'Aktionen', en: 'Actions' },
  withdraw: { tr: 'Geri al', de: 'Widerrufen', en: 'Withdraw' },
  withdraw_question: {
    tr: 'Müşteri {value} için onayını geri mi aldı? Bu kayıt kalır ve değiştirilemez.',
    de: 'Hat der Kunde die Einwilligung für {value} widerrufen? Der Eintrag bleibt und ist nicht änderbar.',
    en: 'Has the customer withdrawn the consent for {value}? The entry stays and cannot be changed.',
  },
  withdrawn: {
    tr: 'Geri alma kaydedildi.',
    de: 'Der Widerruf ist festgehalten.',
    en: 'The withdrawal is on record.',
  },
  granted: {
    tr: 'Onay kaydedildi.',
    de: 'Die Einwilligung ist festgehalten.',
    en: 'The consent is on record.',
  },
})
