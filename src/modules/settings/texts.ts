import type { SettingKey } from '#core/company/company-settings.ts'
import type { SettingGroup } from '#core/company/setting-definition.ts'
import { stageNames } from '#core/reminder-stages.ts'
import { defineTexts, type Text } from '#core/texts/texts.ts'

export const settingLabels = defineTexts({
  reminder_fee_2: {
    tr: `${stageNames[2].tr} ücreti`,
    de: `Gebühr: ${stageNames[2].de}`,
    en: `Fee: ${stageNames[2].en}`,
  },
  reminder_fee_3: {
    tr: `${stageNames[3].tr} ücreti`,
    de: `Gebühr: ${stageNames[3].de}`,
    en: `Fee: ${stageNames[3].en}`,
  },
  reminder_days: {
    tr: 'Mektuptaki ödeme süresi',
    de: 'Zahlungsfrist im Schreiben',
    en: 'Days to pay in the letter',
  },
  reminder_exceptions: {
    tr: 'Ülkeye ve müşteri türüne göre farklar',
    de: 'Abweichungen nach Land und Kundenart',
    en: 'Exceptions by country and kind of customer',
  },
  payment_term_days: { tr: 'Ödeme vadesi', de: 'Zahlungsziel', en: 'Payment term' },
  direct_debit_percent: {
    tr: 'Otomatik ödeme iskontosu',
    de: 'Nachlass bei Lastschrift',
    en: 'Discount for direct debit',
  },
  usual_payment_type: { tr: 'Olağan ödeme türü', de: 'Übliche Zahlungsart', en: 'Usual way of payment' },
  usual_dealer: { tr: 'Olağan bayi', de: 'Üblicher Händler', en: 'Usual dealer' },
  withdrawal_days: { tr: 'Cayma süresi', de: 'Widerrufsfrist', en: 'Withdrawal period' },
  withdrawal_transit_days: {
    tr: 'Teslim onayı yoksa kargo süresi',
    de: 'Laufzeit ohne Zustellnachweis',
    en: 'Transit without proof of delivery',
  },
  withdrawal_notice_on: {
    tr: 'Cayma bilgisi hangi belgede',
    de: 'Widerrufsbelehrung auf',
    en: 'Withdrawal notice on',
  },
  withdrawal_notice: { tr: 'Cayma bilgisi', de: 'Widerrufsbelehrung', en: 'Withdrawal notice' },
  withdrawal_form: { tr: 'Cayma formu', de: 'Widerrufsformular', en: 'Withdrawal form' },
  title_retention_on: {
    tr: 'Mülkiyet saklaması hangi belgede',
    de: 'Eigentumsvorbehalt auf',
    en: 'Retention of title on',
  },
  title_retention: { tr: 'Mülkiyet saklaması', de: 'Eigentumsvorbehalt', en: 'Retention of title' },
  closing_words_on: { tr: 'Kapanış sözü hangi belgede', de: 'Schlusswort auf', en: 'Closing words on' },
  closing_words: { tr: 'Kapanış sözü', de: 'Schlusswort', en: 'Closing words' },
  default_tax_rate: {
    tr: 'Bilinmeyen ülkenin KDV oranı',
    de: 'Steuersatz ohne bekanntes Land',
    en: 'Tax rate without a known country',
  },
  hold_minutes: {
    tr: 'Sipariş yazılırken şişeler ayrılır',
    de: 'Flaschen beim Erfassen gehalten',
    en: 'Bottles held while typing',
  },
  hold_bottles: {
    tr: 'Bir taslakta ayrılan en çok şişe',
    de: 'Höchstens gehaltene Flaschen je Entwurf',
    en: 'Most bottles held for a draft',
  },
  hold_drafts: {
    tr: 'Kişi başına en çok taslak',
    de: 'Höchstens Entwürfe je Person',
    en: 'Most drafts of a person',
  },
  discount_limit_administrator: { tr: 'Yönetici', de: 'Administratoren', en: 'Administrators' },
  discount_limit_staff: { tr: 'Personel', de: 'Mitarbeiter', en: 'Staff' },
  discount_limit_dealer_administrator: {
    tr: 'Bayi yöneticisi',
    de: 'Händler-Administratoren',
    en: 'Dealer administrators',
  },
  discount_limit_dealer: { tr: 'Bayi', de: 'Händler', en: 'Dealers' },
  shipping_price: {
    tr: 'Bilinmeyen ülkenin kargo ücreti',
    de: 'Versandkosten ohne bekanntes Land',
    en: 'Shipping without a known country',
  },
  usual_carrier: { tr: 'Olağan kargo firması', de: 'Üblicher Paketdienst', en: 'Usual carrier' },
  write_off_limit: {
    tr: 'Ödemede silinen en yüksek fark',
    de: 'Höchste Differenz, die ausgebucht wird',
    en: 'Highest difference that is written off',
  },
  debit_lead_days: {
    tr: 'Otomatik ödemenin bankaya verilmesi',
    de: 'Vorlauf für Lastschriften',
    en: 'Lead time of direct debits',
  },
  debit_safe_weeks: {
    tr: 'Otomatik ödemenin geri istenebildiği süre',
    de: 'Rückgabefrist von Lastschriften',
    en: 'Debits can be asked back for',
  },
  debit_draws_charge: {
    tr: 'İkinci tahsilat banka masrafını da çeker',
    de: 'Zweiter Einzug nimmt die Bankgebühr mit',
    en: 'A second debit draws the bank charge too',
  },
  draw_minutes: {
    tr: 'Çekilen müşteri ayrılır',
    de: 'Gezogener Kunde bleibt vergeben',
    en: 'A drawn customer stays taken',
  },
  draw_contact_days: {
    tr: 'Görüşmeden sonra çekilmez',
    de: 'Nach einem Kontakt nicht gezogen',
    en: 'Not drawn after a contact',
  },
  draw_order_days: {
    tr: 'Siparişten sonra çekilmez',
    de: 'Nach einer Bestellung nicht gezogen',
    en: 'Not drawn after an order',
  },
  calling_from: { tr: 'Arama başlangıcı (saat)', de: 'Anrufe ab (Uhr)', en: 'Calls from (hour)' },
  calling_to: { tr: 'Arama bitişi (saat)', de: 'Anrufe bis (Uhr)', en: 'Calls until (hour)' },
  calling_strictness: {
    tr: 'Şüpheli aramalar',
    de: 'Zweifelhafte Anrufe',
    en: 'Doubtful calls',
  },
  calling_strictness_de: {
    tr: 'Şüpheli aramalar: Almanya',
    de: 'Zweifelhafte Anrufe: Deutschland',
    en: 'Doubtful calls: Germany',
  },
  calling_strictness_at: {
    tr: 'Şüpheli aramalar: Avusturya',
    de: 'Zweifelhafte Anrufe: Österreich',
    en: 'Doubtful calls: Austria',
  },
  calling_strictness_ch: {
    tr: 'Şüpheli aramalar: İsviçre',
    de: 'Zweifelhafte Anrufe: Schweiz',
    en: 'Doubtful calls: Switzerland',
  },
  mailing_strictness: {
    tr: 'Reklam e-postaları onaysız',
    de: 'Werbemails ohne Einwilligung',
    en: 'Advertising mails without consent',
  },
  consent_keep_years: {
    tr: 'Onay kanıtları (yıl)',
    de: 'Einwilligungen aufbewahren (Jahre)',
    en: 'Keep consents (years)',
  },
  callback_share_minutes: {
    tr: 'Geri arama meslektaşlara açılır',
    de: 'Rückruf geht auch an Kollegen nach',
    en: 'Colleagues share a call-back after',
  },
  callback_return_days: {
    tr: 'Geciken geri arama havuza döner',
    de: 'Versäumter Rückruf geht in den Pool nach',
    en: 'A missed call-back returns to the pool after',
  },
  callback_retry_minutes: {
    tr: 'Ulaşılamayan geri arama yinelenir',
    de: 'Nicht erreicht: neuer Versuch nach',
    en: 'Not reached: try again after',
  },
  reorder_pause_days: {
    tr: 'Sipariş hatırlatması arası',
    de: 'Pause zwischen Nachbestell-Anrufen',
    en: 'Pause between re-order calls',
  },
  queue_weight_overdue: {
    tr: 'Ağırlık: geciken geri arama',
    de: 'Gewicht: überfälliger Rückruf',
    en: 'Weight: overdue call-back',
  },
  queue_weight_callback: { tr: 'Ağırlık: geri arama', de: 'Gewicht: Rückruf', en: 'Weight: call-back' },
  queue_weight_promise: {
    tr: 'Ağırlık: ödeme sözü',
    de: 'Gewicht: Zahlungszusage',
    en: 'Weight: promise to pay',
  },
  queue_weight_shared: {
    tr: 'Ağırlık: meslektaşın geri araması',
    de: 'Gewicht: Rückruf von Kollegen',
    en: 'Weight: call-back of a colleague',
  },
  queue_weight_reorder: {
    tr: 'Ağırlık: sipariş zamanı',
    de: 'Gewicht: Nachbestellung fällig',
    en: 'Weight: re-order due',
  },
  queue_weight_birthday: { tr: 'Ağırlık: doğum günü', de: 'Gewicht: Geburtstag', en: 'Weight: birthday' },
  queue_weight_own: { tr: 'Ağırlık: kendi listesi', de: 'Gewicht: eigene Liste', en: 'Weight: own list' },
  commission_vat: { tr: 'Prim KDV oranı', de: 'Umsatzsteuer auf Provisionen', en: 'VAT on commissions' },
  commission_when: {
    tr: 'Otomatik ödemede prim hak edilir',
    de: 'Provision bei Lastschrift verdient',
    en: 'Commission of debited invoices is earned',
  },
  bounce_address: {
    tr: 'Geri dönüş adresi',
    de: 'Adresse für Rückläufer',
    en: 'Address for returned mails',
  },
  mails_per_minute: {
    tr: 'Dakikada şarap önerisi',
    de: 'Weinempfehlungen je Minute',
    en: 'Wine mails a minute',
  },
  mails_per_hour: { tr: 'Saatte şarap önerisi', de: 'Weinempfehlungen je Stunde', en: 'Wine mails an hour' },
  session_idle_minutes: {
    tr: 'İşlem yapılmazsa oturum biter',
    de: 'Abmeldung ohne Tätigkeit',
    en: 'Signed out when idle',
  },
  session_hours: { tr: 'En uzun oturum', de: 'Längste Anmeldung', en: 'Longest session' },
  remember_days: {
    tr: '“Beni hatırla” süresi',
    de: 'Dauer von „Angemeldet bleiben“',
    en: 'Duration of “stay signed in”',
  },
  backup_time: {
    tr: 'Günlük yedeğin saati',
    de: 'Uhrzeit der täglichen Sicherung',
    en: 'Time of the daily backup',
  },
  access_note: {
    tr: 'Kişiye verilen bilgiye ek',
    de: 'Ergänzung zur Auskunft',
    en: 'Addition to what persons are told',
  },
  retention_invoice_years: {
    tr: 'Faturaları sakla',
    de: 'Rechnungen aufbewahren',
    en: 'Keep invoices',
  },
  retention_ledger_years: {
    tr: 'Muhasebe kayıtlarını sakla',
    de: 'Buchungen aufbewahren',
    en: 'Keep bookings',
  },
  retention_letter_years: {
    tr: 'İş mektuplarını sakla',
    de: 'Geschäftsbriefe aufbewahren',
    en: 'Keep business letters',
  },
  retention_caller_days: {
    tr: 'Bilinmeyen arayanları sakla',
    de: 'Unbekannte Anrufer aufbewahren',
    en: 'Keep unknown callers',
  },
  retention_mandate_months: {
    tr: 'Mandatları sakla',
    de: 'Mandate aufbewahren',
    en: 'Keep mandates',
  },
  backup_keep: { tr: 'Saklanan yedek sayısı', de: 'Aufbewahrte Sicherungen', en: 'Backups that are kept' },
  mail_heads: {
    tr: 'Zincir uçlarını her gün yöneticilere gönder',
    de: 'Kettenenden täglich an die Administratoren mailen',
    en: 'Mail the ends of the chains to administrators daily',
  },
} satisfies Record<SettingKey, Text>)

/** Explanations of settings whose names do not suffice. */
export const settingHints = defineTexts({
  reminder_fee_2: {
    tr: 'Tüketicilere yüksek ücretler mahkemede tutmayabilir.',
    de: 'Hohe Gebühren halten gegenüber Verbrauchern vor Gericht oft nicht stand.',
    en: 'Courts may not accept high fees towards consumers.',
  },
  reminder_fee_3: {
    tr: 'Önceki ücretin yerine geçer, ona eklenmez.',
    de: 'Ersetzt die frühere Gebühr, kommt nicht hinzu.',
    en: 'Replaces the earlier fee, is not added to it.',
  },
  reminder_exceptions: {
    tr: 'En dar satır geçerlidir; gönderilmiş mektuplar ücretini korur.',
    de: 'Die engste passende Zeile gilt; verschickte Schreiben behalten ihre Gebühr.',
    en: 'The narrowest row that fits counts; letters that were sent keep their fee.',
  },
  payment_term_days: {
    tr: 'Yeni siparişler için; eskiler vadesini korur.',
    de: 'Für neue Bestellungen; frühere behalten ihre Frist.',
    en: 'For new orders; earlier ones keep their term.',
  },
  withdrawal_days: {
    tr: 'Son paketin tesliminden itibaren; hafta sonuna denk gelirse pazartesi biter.',
    de: 'Ab Zustellung des letzten Pakets; am Wochenende endet sie am Montag danach.',
    en: 'From the delivery of the last parcel; at a weekend it ends on the Monday after.',
  },
  withdrawal_transit_days: {
    tr: 'Teslim günü girilmemiş paketler bu kadar gün sonra teslim edilmiş sayılır.',
    de: 'Pakete ohne eingetragene Zustellung gelten nach so vielen Tagen als angekommen.',
    en: 'Parcels without a day of delivery count as arrived after so many days.',
  },
  withdrawal_notice_on: {
    tr: 'Yalnızca tüketicilere.',
    de: 'Nur an Verbraucher.',
    en: 'To consumers only.',
  },
  withdrawal_notice: {
    tr: 'Belgeler Almancadır. İlk paragraf başlıktır. {tage}, {firma}, {anschrift}, {kontakt} doldurulur.',
    de: 'Der erste Absatz ist die Überschrift. {tage}, {firma}, {anschrift} und {kontakt} werden ersetzt.',
    en: 'Documents are German. The first paragraph is the heading. {tage}, {firma}, {anschrift} and {kontakt} are filled in.',
  },
  direct_debit_percent: {
    tr: 'Yeni siparişler için; eskiler oranını korur.',
    de: 'Für neue Bestellungen; frühere behalten ihren Satz.',
    en: 'For new orders; earlier ones keep their rate.',
  },
  hold_minutes: {
    tr: 'Her tuşla yeniden başlar; süre dolunca şişeler serbest kalır.',
    de: 'Beginnt mit jeder Eingabe neu; danach sind die Flaschen wieder frei.',
    en: 'Starts anew with each input; afterwards the bottles are free again.',
  },
  discount_limit_administrator: {
    tr: 'Mal bedelinin yüzdesi olarak en yüksek iskonto.',
    de: 'Höchster Nachlass in Prozent der Ware.',
    en: 'Highest discount in percent of the goods.',
  },
  write_off_limit: {
    tr: 'Fatura ödendiğinde, nedeni yazılarak.',
    de: 'Beim Bezahlen einer Rechnung, mit Begründung.',
    en: 'When an invoice is paid, with a reason.',
  },
  debit_lead_days: {
    tr: 'Banka iş günü.',
    de: 'Bankarbeitstage.',
    en: 'Banking days.',
  },
  calling_strictness: {
    tr: 'Arama saatleri dışında veya onay kanıtı olmadan.',
    de: 'Außerhalb der Anrufzeiten oder ohne belegte Einwilligung.',
    en: 'Outside the calling hours or without a proven consent.',
  },
  draw_contact_days: { tr: '0: sınır yok', de: '0: keine Sperre', en: '0: no limit' },
  draw_order_days: { tr: '0: sınır yok', de: '0: keine Sperre', en: '0: no limit' },
  debit_safe_weeks: {
    tr: 'İzin verilmiş ödemelerde yasal olarak 8 hafta.',
    de: 'Bei autorisierten Lastschriften gesetzlich 8 Wochen.',
    en: '8 weeks by law for authorised debits.',
  },
  debit_draws_charge: {
    tr: 'Kapalı: yalnız faturada bildirilen tutar çekilir, masraf havale için açık kalır.',
    de: 'Aus: Eingezogen wird nur der angekündigte Betrag; die Gebühr bleibt zur Überweisung offen.',
    en: 'Off: only the announced amount is drawn; the charge stays open for a transfer.',
  },
  commission_when: {
    tr: 'Fişle ödenmiş primler değişmez.',
    de: 'Abgerechnete Provisionen bleiben, wie sie sind.',
    en: 'Commissions on slips stay as they are.',
  },
  commission_vat: {
    tr: 'Yeni fişler için.',
    de: 'Für neue Abrechnungen.',
    en: 'For new slips.',
  },
  remember_days: {
    tr: 'Bir sonraki girişten itibaren geçerlidir.',
    de: 'Gilt ab der nächsten Anmeldung.',
    en: 'Counts from the next sign-in.',
  },
  bounce_address: {
    tr: 'Her e-posta kendi adresini alır (adres+numara@alan); kutunun artı adreslerini kabul etmesi gerekir. Boş: gönderenin adresi.',
    de: 'Jede E-Mail bekommt daraus eine eigene (name+nummer@domain); das Postfach muss Plus-Adressen annehmen. Leer: die Adresse des Absenders.',
    en: 'Each mail gets one of its own (name+number@domain); the mailbox must accept plus addresses. Empty: the address of the sender.',
  },
  backup_time: {
    tr: 'SS:DD, Berlin saatiyle.',
    de: 'HH:MM, nach Berliner Zeit.',
    en: 'HH:MM, by the clock of Berlin.',
  },
  access_note: {
    tr: 'Örneğin sunucu hizmeti, veri koruma sorumlusu, yetkili makam, AB dışına aktarım.',
    de: 'Zum Beispiel Hoster, Datenschutzbeauftragte, zuständige Aufsicht, Übermittlung in Länder außerhalb der EU.',
    en: 'For example the hosting provider, the data protection officer, the authority, transfers outside the EU.',
  },
  retention_invoice_years: {
    tr: 'Düzenlendiği yılın sonundan itibaren.',
    de: 'Ab dem Ende des Jahres, in dem sie ausgestellt wurden.',
    en: 'From the end of the year in which they were issued.',
  },
  retention_ledger_years: {
    tr: 'Banka hareketleri dahil, yıl sonundan itibaren.',
    de: 'Mit Bankumsätzen, ab dem Ende des Jahres.',
    en: 'With bank entries, from the end of the year.',
  },
  retention_letter_years: {
    tr: 'Belge gönderilen e-postalar, yıl sonundan itibaren.',
    de: 'E-Mails mit Belegen, ab dem Ende des Jahres.',
    en: 'Mails with documents, from the end of the year.',
  },
  retention_caller_days: {
    tr: 'Sonra numara aramalardan silinir.',
    de: 'Danach wird die Nummer aus den Anrufen gelöscht.',
    en: 'Then the number is erased from the calls.',
  },
  retention_mandate_months: {
    tr: 'Son tahsilattan itibaren.',
    de: 'Ab dem letzten Einzug.',
    en: 'From the last debit.',
  },
  backup_keep: {
    tr: 'Eskiler ancak yeni ve sağlam bir yedekten sonra silinir. Klasörü ve dış kopyayı sunucu belirler (BACKUP_DIR, BACKUP_COMMAND).',
    de: 'Ältere gehen erst nach einer neuen, guten Sicherung. Ordner und Kopie außer Haus bestimmt der Server (BACKUP_DIR, BACKUP_COMMAND).',
    en: 'Older ones go only after a new good backup. The server decides on folder and off-site copy (BACKUP_DIR, BACKUP_COMMAND).',
  },
  mail_heads: {
    tr: 'Değişiklik kaydı ile onayların kontrol sonucu ve son halkaları. Bu e-postalar veritabanının dışında kanıttır.',
    de: 'Prüfergebnis und letzte Glieder von Änderungsprotokoll und Einwilligungen. Die E-Mails sind ein Beleg außerhalb der Datenbank.',
    en: 'Result of the check and newest links of the change log and the consents. The mails are proof outside the database.',
  },
} satisfies Partial<Record<SettingKey, Text>>)

export const groupTitles = defineTexts({
  reminders: { tr: 'Uyarılar', de: 'Mahnwesen', en: 'Reminders' },
  terms: { tr: 'Sipariş koşulları', de: 'Bestellbedingungen', en: 'Terms of orders' },
  documents: { tr: 'Belge metinleri', de: 'Belegtexte und Widerruf', en: 'Texts of documents' },
  discounts: { tr: 'İskonto sınırları', de: 'Nachlassgrenzen', en: 'Discount limits' },
  shipping: { tr: 'Kargo', de: 'Versand', en: 'Shipping' },
  bank: { tr: 'Banka', de: 'Bank', en: 'Bank' },
  calls: { tr: 'Aramalar', de: 'Anrufe', en: 'Calls' },
  commissions: { tr: 'Primler', de: 'Provisionen', en: 'Commissions' },
  mail: { tr: 'E-posta', de: 'E-Mail', en: 'Mail' },
  access: { tr: 'Oturumlar', de: 'Anmeldung', en: 'Sessions' },
  backup: { tr: 'Yedekleme', de: 'Sicherung', en: 'Backup' },
  privacy: { tr: 'Veri koruma', de: 'Datenschutz', en: 'Data protection' },
} satisfies Record<SettingGroup, Text>)

/** The labels of the options, named by setting and option. */
export const optionTexts = defineTexts({
  commission_when_paid: { tr: 'Para geldiğinde', de: 'Mit der Gutschrift', en: 'When the money is credited' },
  commission_when_safe: {
    tr: 'Geri istenemediğinde',
    de: 'Nach der Rückgabefrist',
    en: 'When it can no longer be asked back',
  },
  calling_strictness_off: { tr: 'Kontrol yok', de: 'Nicht prüfen', en: 'Do not check' },
  calling_strictness_warn: { tr: 'Uyar', de: 'Warnen', en: 'Warn' },
  calling_strictness_enforce: { tr: 'Engelle', de: 'Verhindern', en: 'Refuse' },
  mailing_strictness_off: { tr: 'Kontrol yok', de: 'Nicht prüfen', en: 'Do not check' },
  mailing_strictness_warn: { tr: 'Uyar', de: 'Warnen', en: 'Warn' },
  mailing_strictness_enforce: { tr: 'Engelle', de: 'Verhindern', en: 'Refuse' },
  calling_strictness_de_general: { tr: 'Genel kurala göre', de: 'Wie allgemein', en: 'As in general' },
  calling_strictness_de_off: { tr: 'Kontrol yok', de: 'Nicht prüfen', en: 'Do not check' },
  calling_strictness_de_warn: { tr: 'Uyar', de: 'Warnen', en: 'Warn' },
  calling_strictness_de_enforce: { tr: 'Engelle', de: 'Verhindern', en: 'Refuse' },
  calling_strictness_at_general: { tr: 'Genel kurala göre', de: 'Wie allgemein', en: 'As in general' },
  calling_strictness_at_off: { tr: 'Kontrol yok', de: 'Nicht prüfen', en: 'Do not check' },
  calling_strictness_at_warn: { tr: 'Uyar', de: 'Warnen', en: 'Warn' },
  calling_strictness_at_enforce: { tr: 'Engelle', de: 'Verhindern', en: 'Refuse' },
  calling_strictness_ch_general: { tr: 'Genel kurala göre', de: 'Wie allgemein', en: 'As in general' },
  calling_strictness_ch_off: { tr: 'Kontrol yok', de: 'Nicht prüfen', en: 'Do not check' },
  calling_strictness_ch_warn: { tr: 'Uyar', de: 'Warnen', en: 'Warn' },
  calling_strictness_ch_enforce: { tr: 'Engelle', de: 'Verhindern', en: 'Refuse' },
  withdrawal_notice_on_none: { tr: 'Hiçbiri', de: 'Keinem Beleg', en: 'No document' },
  withdrawal_notice_on_confirmation: {
    tr: 'Sipariş onayı',
    de: 'Auftragsbestätigung',
    en: 'Order confirmation',
  },
  withdrawal_notice_on_invoice: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' },
  withdrawal_notice_on_both: { tr: 'Her ikisi', de: 'Beiden', en: 'Both' },
  title_retention_on_none: { tr: 'Hiçbiri', de: 'Keinem Beleg', en: 'No document' },
  title_retention_on_confirmation: {
    tr: 'Sipariş onayı',
    de: 'Auftragsbestätigung',
    en: 'Order confirmation',
  },
  title_retention_on_invoice: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' },
  title_retention_on_both: { tr: 'Her ikisi', de: 'Beiden', en: 'Both' },
  closing_words_on_none: { tr: 'Hiçbiri', de: 'Keinem Beleg', en: 'No document' },
  closing_words_on_confirmation: { tr: 'Sipariş onayı', de: 'Auftragsbestätigung', en: 'Order confirmation' },
  closing_words_on_invoice: { tr: 'Fatura', de: 'Rechnung', en: 'Invoice' },
  closing_words_on_both: { tr: 'Her ikisi', de: 'Beiden', en: 'Both' },
})
