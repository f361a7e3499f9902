import { defineTexts } from '#core/texts/texts.ts'

/** Names of the reference lists. */
export const listNames = defineTexts({
  sys_gorusme_asama: { tr: 'Görüşme sonuçları', de: 'Ergebnisse von Anrufen', en: 'Outcomes of calls' },
  sys_c_time: { tr: 'Arama zamanları', de: 'Anrufzeiten', en: 'Contact times' },
  sys_unvan: { tr: 'Unvanlar', de: 'Anreden', en: 'Titles' },
  sys_class: { tr: 'Müşteri sınıfları', de: 'Preisklassen', en: 'Classes' },
  sys_adres_type: { tr: 'Adres tipleri', de: 'Adressarten', en: 'Address types' },
  odeme_tipleri: { tr: 'Ödeme tipleri', de: 'Zahlungsarten', en: 'Payment kinds' },
  sys_siparis_durum: { tr: 'Sipariş durumları', de: 'Auftragsstände', en: 'Order states' },
  sys_fat_iptal: { tr: 'İptal nedenleri', de: 'Stornogründe', en: 'Cancellation reasons' },
  sys_fat_haciz: { tr: 'Haciz firmaları', de: 'Inkassofirmen', en: 'Seizure firms' },
  kargo_sirketi: { tr: 'Kargo şirketleri', de: 'Paketdienste', en: 'Carriers' },
  sys_stok_color: { tr: 'Renkler', de: 'Farben', en: 'Colours' },
  sys_stok_mensey: { tr: 'Menşeler', de: 'Herkunft', en: 'Origins' },
  sys_stok_tipi: { tr: 'Tipler', de: 'Geschmack', en: 'Tastes' },
  sys_stok_sise: { tr: 'Şişe boyları', de: 'Flaschengrößen', en: 'Bottle sizes' },
  stok_islem_tip: { tr: 'Stok işlem tipleri', de: 'Buchungsarten', en: 'Booking types' },
  stok_hareket_tip: { tr: 'Stok hareket nedenleri', de: 'Gründe von Bewegungen', en: 'Reasons of movements' },
})

/** Names of the columns of entries. */
export const entryTexts = defineTexts({
  name: { tr: 'Ad', de: 'Name', en: 'Name' },
  tr: { tr: 'Türkçe', de: 'Türkisch', en: 'Turkish' },
  de: { tr: 'Almanca', de: 'Deutsch', en: 'German' },
  en: { tr: 'İngilizce', de: 'Englisch', en: 'English' },
  place: { tr: 'Sıra', de: 'Platz', en: 'Place' },
  status: { tr: 'Durum', de: 'Stand', en: 'State' },
  reached: { tr: 'Ulaşıldı sayılır', de: 'Gilt als erreicht', en: 'Counts as reached' },
  needs_note: { tr: 'Not gerekir', de: 'Braucht eine Notiz', en: 'Needs a note' },
  proposes_call_back: { tr: 'Geri arama önerir', de: 'Schlägt Rückruf vor', en: 'Proposes a call-back' },
  asks_do_not_call: { tr: 'Aranmak istemiyor', de: 'Wünscht keine Anrufe', en: 'Asks for no calls' },
  wrong_number: { tr: 'Yanlış numara', de: 'Falsche Nummer', en: 'Wrong number' },
  ordered: { tr: 'Sipariş verildi', de: 'Hat bestellt', en: 'Ordered' },
  promises_payment: { tr: 'Ödeme sözü verdi', de: 'Sagt Zahlung zu', en: 'Promises to pay' },
  silent: { tr: 'Belgelerde yazılmaz', de: 'Nicht auf Dokumenten', en: 'Not on documents' },
  takip_yok: { tr: 'Takip numarası yok', de: 'Ohne Sendungsnummer', en: 'Without tracking number' },
  tracking_url: { tr: 'Takip sayfası', de: 'Seite zur Verfolgung', en: 'Tracking page' },
  properties: { tr: 'Özellikler', de: 'Eigenschaften', en: 'Properties' },
  litre: { tr: 'Litre', de: 'Liter', en: 'Litres' },
  direction: { tr: 'Yön', de: 'Richtung', en: 'Direction' },
})

/** Words of the editor of reference lists. */
export const listScreenTexts = defineTexts({
  title: { tr: 'Listeler', de: 'Auswahllisten', en: 'Lists' },
  other_lists: { tr: 'Kendi ekranı olanlar', de: 'Mit eigener Seite', en: 'With a screen of their own' },
  countries: { tr: 'Ülkeler', de: 'Länder', en: 'Countries' },
  categories: { tr: 'Kategoriler', de: 'Kategorien', en: 'Categories' },
  add: { tr: 'Yeni kayıt', de: 'Neuer Eintrag', en: 'New entry' },
  edit: { tr: 'Kaydı düzenle', de: 'Eintrag bearbeiten', en: 'Edit entry' },
  hint: {
    tr: 'Enter düzenler, Alt+↑/↓ sırayı değiştirir. Kaldırılan kayıtlar artık sunulmaz, eski kayıtlarda adları kalır.',
    de: 'Enter bearbeitet, Alt+↑/↓ ändert die Reihenfolge. Stillgelegtes wird nicht mehr angeboten, alte Datensätze behalten es.',
    en: 'Enter edits, Alt+↑/↓ changes the order. What is retired is no longer offered; old records keep it.',
  },
  hint_fixed: {
    tr: 'Bu listenin kayıtları programa aittir; yalnızca adları değiştirilebilir. Enter düzenler.',
    de: 'Die Einträge gehören zum Programm; ändern lassen sich nur ihre Namen. Enter bearbeitet.',
    en: 'These entries belong to the program; only their names can be changed. Enter edits.',
  },
  built_in: { tr: 'Yerleşik', de: 'Fest', en: 'Built in' },
  active: { tr: 'Sunuluyor', de: 'Angeboten', en: 'Offered' },
  retired: { tr: 'Kaldırıldı', de: 'Stillgelegt', en: 'Retired' },
  retire: { tr: 'Kaldır', de: 'Stilllegen', en: 'Retire' },
  bring_back: { tr: 'Geri getir', de: 'Wieder anbieten', en: 'Bring back' },
  up: { tr: 'Yukarı taşı', de: 'Nach oben', en: 'Move up' },
  down: { tr: 'Aşağı taşı', de: 'Nach unten', en: 'Move down' },
  is_retired: {
    tr: '{name} kaldırıldı. {count:number} kayıtta kalıyor.',
    de: '{name} ist stillgelegt; {count:number} {count|one=Datensatz behält|other=Datensätze behalten} den Eintrag.',
    en: '{name} is retired; {count:number} {count|one=record keeps|other=records keep} it.',
  },
  is_back: {
    tr: '{name} yeniden sunuluyor.',
    de: '{name} wird wieder angeboten.',
    en: '{name} is offered again.',
  },
  link_hint: {
    tr: 'https://… adresinde {number} takip numarasının yeridir. Boşsa takip sayfası yoktur.',
    de: 'Adresse mit https://; {number} steht für die Sendungsnummer. Leer: keine Seite.',
    en: 'Address with https://; {number} stands for the tracking number. Empty: no page.',
  },
  both: { tr: 'Giriş ve çıkış', de: 'Zugang und Abgang', en: 'Inflow and outflow' },
  direction_2: { tr: 'Yalnızca giriş', de: 'Nur Zugang', en: 'Inflow only' },
  direction_3: { tr: 'Yalnızca çıkış', de: 'Nur Abgang', en: 'Outflow only' },
  built_in_hint: {
    tr: 'Programın kuralları bu kayda dayanıyor: yalnızca adı ve sırası değişir.',
    de: 'Regeln des Programms stützen sich auf diesen Eintrag: Nur Name und Platz ändern sich.',
    en: 'Rules of the program rely on this entry: only its name and place change.',
  },
})
