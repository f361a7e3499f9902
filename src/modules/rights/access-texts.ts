import { defineTexts, type Text } from '#core/texts/texts.ts'
import type { Keeping } from './domain/personal-data.ts'

/** What somebody who asked for the stored data reads, in their language. */
export const accessTexts = defineTexts({
  title: {
    tr: 'Sizinle ilgili kayıtlı veriler',
    de: 'Auskunft über Ihre gespeicherten Daten',
    en: 'The data stored about you',
  },
  law: {
    tr: 'AB Genel Veri Koruma Tüzüğü (GDPR) madde 15 uyarınca',
    de: 'nach Art. 15 der Datenschutz-Grundverordnung (DSGVO)',
    en: 'under Art. 15 of the General Data Protection Regulation (GDPR)',
  },
  person: { tr: 'Kişi', de: 'Person', en: 'Person' },
  number: { tr: 'Müşteri numarası', de: 'Kundennummer', en: 'Customer number' },
  day: { tr: 'Tarih', de: 'Stand', en: 'As of' },
  controller: { tr: 'Sorumlu', de: 'Verantwortlich', en: 'Controller' },
  purposes: {
    tr: 'Verileriniz ne için kullanılıyor',
    de: 'Wofür wir Ihre Daten verarbeiten',
    en: 'What your data is used for',
  },
  purpose: { tr: 'Amaç', de: 'Zweck', en: 'Purpose' },
  data: { tr: 'Veriler', de: 'Daten', en: 'Data' },
  basis: { tr: 'Hukuki dayanak', de: 'Rechtsgrundlage', en: 'Legal basis' },
  purpose_contract: {
    tr: 'Teklif, sipariş, teslimat ve müşteri hizmeti',
    de: 'Angebote, Bestellungen, Lieferung und Betreuung',
    en: 'Offers, orders, delivery and service',
  },
  basis_contract: {
    tr: 'Sözleşme, GDPR md. 6/1-b',
    de: 'Vertrag, Art. 6 Abs. 1 lit. b DSGVO',
    en: 'Contract, Art. 6(1)(b) GDPR',
  },
  purpose_books: {
    tr: 'Fatura, ödeme ve muhasebe',
    de: 'Rechnungen, Zahlungen und Buchführung',
    en: 'Invoices, payments and bookkeeping',
  },
  basis_books: {
    tr: 'Yasal yükümlülük, GDPR md. 6/1-c; Alman AO § 147, HGB § 257',
    de: 'Gesetzliche Pflicht, Art. 6 Abs. 1 lit. c DSGVO, § 147 AO, § 257 HGB',
    en: 'Legal obligation, Art. 6(1)(c) GDPR; section 147 AO, section 257 HGB',
  },
  purpose_advice: {
    tr: 'Telefonla danışmanlık ve şarap önerileri',
    de: 'Beratung am Telefon und Weinempfehlungen',
    en: 'Advice by telephone and recommendations of wine',
  },
  basis_advice: {
    tr: 'Onayınız, GDPR md. 6/1-a, ya da meşru menfaat, md. 6/1-f',
    de: 'Ihre Einwilligung, Art. 6 Abs. 1 lit. a DSGVO, oder berechtigtes Interesse, lit. f',
    en: 'Your consent, Art. 6(1)(a) GDPR, or legitimate interest, Art. 6(1)(f)',
  },
  purpose_proof: {
    tr: 'Onayların ve onay geri çekmelerinin kanıtı',
    de: 'Nachweis von Einwilligungen und Widerrufen',
    en: 'Proof of consents and of their withdrawal',
  },
  basis_proof: {
    tr: 'Yasal yükümlülük, GDPR md. 6/1-c ve 7/1; Alman UWG § 7a',
    de: 'Gesetzliche Pflicht, Art. 6 Abs. 1 lit. c und Art. 7 Abs. 1 DSGVO, § 7a UWG',
    en: 'Legal obligation, Art. 6(1)(c) and Art. 7(1) GDPR; section 7a UWG',
  },
  purpose_safety: {
    tr: 'Veri güvenliği: değişikliklerin kaydı, veri aktarımının kontrolü',
    de: 'Sicherheit der Daten: Protokoll der Änderungen, Prüfung von Übernahmen',
    en: 'Safety of the data: log of changes, checks of imports',
  },
  basis_safety: {
    tr: 'Meşru menfaat, GDPR md. 6/1-f ve 32',
    de: 'Berechtigtes Interesse, Art. 6 Abs. 1 lit. f, und Art. 32 DSGVO',
    en: 'Legitimate interest, Art. 6(1)(f), and Art. 32 GDPR',
  },
  recipients: { tr: 'Verileriniz kimlere gider', de: 'Wer Ihre Daten erhält', en: 'Who receives your data' },
  recipient_staff: {
    tr: 'Çalışanlarımız ve bizim için satış yapan bayiler, görevleri gerektirdiği kadar',
    de: 'Unsere Mitarbeiter und die Händler, die für uns verkaufen, soweit sie sie brauchen',
    en: 'Our staff and the dealers who sell for us, as far as they need it',
  },
  recipient_carrier: { tr: 'Kargo şirketi: {names}', de: 'Paketdienst: {names}', en: 'Carrier: {names}' },
  recipient_bank: {
    tr: 'Ödemeler için bankalar',
    de: 'Banken, für Zahlungen',
    en: 'Banks, for payments',
  },
  recipient_mail: {
    tr: 'E-postaları ileten hizmet sağlayıcılar',
    de: 'Dienstleister, die E-Mails übermitteln',
    en: 'Providers who transmit e-mails',
  },
  recipient_tax: {
    tr: 'Yasanın gerektirdiği hâllerde vergi daireleri ve vergi danışmanı',
    de: 'Finanzbehörden und Steuerberatung, soweit das Gesetz es verlangt',
    en: 'Tax authorities and tax advisers, where the law requires it',
  },
  retention: { tr: 'Ne kadar saklanıyor', de: 'Wie lange wir sie aufbewahren', en: 'How long it is kept' },
  kept_invoice: {
    tr: 'Faturalar ve belgeler: düzenlendiği yılın sonundan itibaren {years} yıl',
    de: 'Rechnungen und Belege: {years} Jahre ab dem Ende des Jahres, in dem sie ausgestellt wurden',
    en: 'Invoices and documents: {years} years from the end of the year in which they were issued',
  },
  kept_ledger: {
    tr: 'Muhasebe kayıtları ve banka hareketleri: yıl sonundan itibaren {years} yıl',
    de: 'Buchungen und Bankumsätze: {years} Jahre ab dem Ende des Jahres',
    en: 'Bookings and bank entries: {years} years from the end of the year',
  },
  kept_letter: {
    tr: 'İş mektupları: yıl sonundan itibaren {years} yıl',
    de: 'Geschäftsbriefe: {years} Jahre ab dem Ende des Jahres',
    en: 'Business letters: {years} years from the end of the year',
  },
  kept_consent: {
    tr: 'Onayların kanıtı: son kullanımdan itibaren {years} yıl',
    de: 'Nachweise von Einwilligungen: {years} Jahre ab der letzten Nutzung',
    en: 'Proof of consents: {years} years from the last use',
  },
  kept_mandate: {
    tr: 'Otomatik ödeme mandatları: son tahsilattan itibaren {months} ay',
    de: 'SEPA-Mandate: {months} Monate ab dem letzten Einzug',
    en: 'SEPA mandates: {months} months from the last debit',
  },
  kept_other: {
    tr: 'Diğer her şey: gerekli olduğu sürece ya da siz silinmesini isteyene kadar',
    de: 'Alles andere: solange es gebraucht wird, oder bis Sie die Löschung verlangen',
    en: 'Everything else: as long as it is needed, or until you ask for its erasure',
  },
  origin: { tr: 'Verilerin kaynağı', de: 'Woher die Daten stammen', en: 'Where the data comes from' },
  origin_person: {
    tr: 'Sizden: siparişlerinizden, görüşmelerden ve bize yazdıklarınızdan.',
    de: 'Von Ihnen: aus Bestellungen, Gesprächen und dem, was Sie uns geschrieben haben.',
    en: 'From you: from orders, conversations and what you wrote to us.',
  },
  origin_import: {
    tr: 'Bir kısmı önceki programımızdan ya da bir listeden aktarıldı.',
    de: 'Ein Teil wurde aus unserem früheren Programm oder einer Liste übernommen.',
    en: 'A part was taken over from our earlier program or a list.',
  },
  automatic: {
    tr: 'Hakkınızda yalnızca otomatik işlemle verilen bir karar yoktur (GDPR md. 22).',
    de: 'Es gibt keine Entscheidungen über Sie, die allein automatisch getroffen werden (Art. 22 DSGVO).',
    en: 'No decisions about you are made by automatic means alone (Art. 22 GDPR).',
  },
  rights: { tr: 'Haklarınız', de: 'Ihre Rechte', en: 'Your rights' },
  right_correct: {
    tr: 'Yanlış verilerin düzeltilmesini, eksiklerin tamamlanmasını isteyebilirsiniz (md. 16).',
    de: 'Sie können verlangen, dass falsche Daten berichtigt und unvollständige ergänzt werden (Art. 16).',
    en: 'You can ask for wrong data to be corrected and incomplete data to be completed (Art. 16).',
  },
  right_erase: {
    tr: 'Silinmesini ya da kullanımın sınırlanmasını isteyebilirsiniz, saklama zorunluluğu yoksa (md. 17 ve 18).',
    de: 'Sie können die Löschung oder eine Einschränkung der Verarbeitung verlangen, soweit keine Aufbewahrungspflicht besteht (Art. 17 und 18).',
    en: 'You can ask for erasure or for restriction, as far as nothing must be kept (Art. 17 and 18).',
  },
  right_object: {
    tr: 'Reklam amaçlı kullanıma her zaman itiraz edebilir, onayınızı her zaman geri çekebilirsiniz (md. 21 ve 7/3).',
    de: 'Sie können der Werbung jederzeit widersprechen und Einwilligungen jederzeit widerrufen (Art. 21 und Art. 7 Abs. 3).',
    en: 'You can object to advertising and withdraw consents at any time (Art. 21 and Art. 7(3)).',
  },
  right_take: {
    tr: 'Verilerinizi makinece okunur biçimde alabilirsiniz: bu arşivdeki daten.json (md. 20).',
    de: 'Sie können Ihre Daten maschinenlesbar mitnehmen: die Datei daten.json in diesem Archiv (Art. 20).',
    en: 'You can take your data with you in machine-readable form: the file daten.json in this archive (Art. 20).',
  },
  right_complain: {
    tr: 'Bir veri koruma makamına şikâyette bulunabilirsiniz (md. 77).',
    de: 'Sie können sich bei einer Datenschutzaufsicht beschweren (Art. 77).',
    en: 'You can complain to a data protection authority (Art. 77).',
  },
  stored: { tr: 'Kayıtlı veriler', de: 'Was gespeichert ist', en: 'What is stored' },
  changes: { tr: 'Değişiklikler', de: 'Änderungen', en: 'Changes' },
  at: { tr: 'Zaman', de: 'Zeitpunkt', en: 'When' },
  what: { tr: 'Ne', de: 'Was', en: 'What' },
  change: { tr: 'Değişiklik', de: 'Änderung', en: 'Change' },
  files: { tr: 'Bu arşivdeki dosyalar', de: 'Dateien in diesem Archiv', en: 'Files in this archive' },
  file_data: {
    tr: 'daten.json: kayıtlı her şey, tablo tablo, teknik alanlarla',
    de: 'daten.json: alles Gespeicherte je Tabelle, mit technischen Feldern',
    en: 'daten.json: everything that is stored by table, with technical fields',
  },
  file_changes: {
    tr: 'aenderungen.json: değişiklikler, önce ve sonra',
    de: 'aenderungen.json: die Änderungen mit Vorher und Nachher',
    en: 'aenderungen.json: the changes, before and after',
  },
  file_documents: {
    tr: 'dateien/: düzenlendiği hâliyle belgeler ve diğer dosyalar',
    de: 'dateien/: ausgestellte Belege, wie sie ausgestellt wurden, und weitere Dateien',
    en: 'dateien/: documents as they were issued, and other files',
  },
  not_included: {
    tr: 'Çalışanların kendi aralarındaki mesajlar ve çalışanların adları burada yer almaz.',
    de: 'Nachrichten der Mitarbeiter untereinander und die Namen der Mitarbeiter sind nicht enthalten.',
    en: 'Messages between staff and the names of staff are not included.',
  },
} satisfies Record<`kept_${Keeping}`, Text> & Record<string, Text>)
