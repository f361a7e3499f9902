import type { Row } from '../rows.ts'

/** Key, German, Turkish, English. */
export type Label = readonly [key: number, de: string, tr: string, en: string]

/** The lists whose rows are a key and three words. Their column names are in core/references.ts. */
export const translatedLists = {
  sys_stok_color: [
    [1, 'Rot', 'Kırmızı', 'Red'],
    [2, 'Weiß', 'Beyaz', 'White'],
    [3, 'Rosé', 'Roze', 'Rosé'],
    [4, 'Schaumwein', 'Köpüklü şarap', 'Sparkling'],
    [5, 'Dessertwein', 'Tatlı şarap', 'Dessert wine'],
    [6, 'Orange', 'Turuncu', 'Orange'],
  ],
  sys_stok_mensey: [
    [1, 'Deutschland', 'Almanya', 'Germany'],
    [2, 'Österreich', 'Avusturya', 'Austria'],
    [3, 'Schweiz', 'İsviçre', 'Switzerland'],
    [4, 'Frankreich', 'Fransa', 'France'],
    [5, 'Italien', 'İtalya', 'Italy'],
    [6, 'Spanien', 'İspanya', 'Spain'],
    [7, 'Portugal', 'Portekiz', 'Portugal'],
    [8, 'Türkei', 'Türkiye', 'Türkiye'],
    [9, 'Griechenland', 'Yunanistan', 'Greece'],
    [10, 'Ungarn', 'Macaristan', 'Hungary'],
    [11, 'Georgien', 'Gürcistan', 'Georgia'],
    [12, 'Südafrika', 'Güney Afrika', 'South Africa'],
    [13, 'Argentinien', 'Arjantin', 'Argentina'],
    [14, 'Chile', 'Şili', 'Chile'],
    [15, 'USA', 'ABD', 'USA'],
    [16, 'Australien', 'Avustralya', 'Australia'],
    [17, 'Neuseeland', 'Yeni Zelanda', 'New Zealand'],
    [18, 'Libanon', 'Lübnan', 'Lebanon'],
  ],
  sys_stok_tipi: [
    [1, 'trocken', 'sek', 'dry'],
    [2, 'halbtrocken', 'yarı sek', 'medium dry'],
    [3, 'feinherb', 'hafif yarı sek', 'off-dry'],
    [4, 'lieblich', 'yarı tatlı', 'medium sweet'],
    [5, 'süß', 'tatlı', 'sweet'],
    [6, 'edelsüß', 'soylu tatlı', 'noble sweet'],
    [7, 'brut', 'brut', 'brut'],
    [8, 'extra brut', 'ekstra brut', 'extra brut'],
    [9, 'extra trocken', 'ekstra sek', 'extra dry'],
  ],
  sys_unvan: [
    [1, 'Herr', 'Bay', 'Mr'],
    [2, 'Frau', 'Bayan', 'Ms'],
    [3, 'Firma', 'Firma', 'Company'],
    [4, 'Familie', 'Aile', 'Family'],
    [5, 'Herr Dr.', 'Bay Dr.', 'Dr (Mr)'],
    [6, 'Frau Dr.', 'Bayan Dr.', 'Dr (Ms)'],
    [7, 'Herr Prof.', 'Bay Prof.', 'Prof. (Mr)'],
    [8, 'Frau Prof.', 'Bayan Prof.', 'Prof. (Ms)'],
    [9, 'Divers', 'Diğer', 'Diverse'],
  ],
  stok_islem_tip: [
    [1, 'Bitte wählen', 'Lütfen seçiniz', 'Please choose'],
    [2, 'Zugang', 'Giriş', 'Inflow'],
    [3, 'Abgang', 'Çıkış', 'Outflow'],
  ],
  stok_hareket_tip: [
    [1, 'Bitte wählen', 'Lütfen seçiniz', 'Please choose'],
    [2, 'Einkauf', 'Satın alma', 'Purchase'],
    [3, 'Retoure', 'İade', 'Return'],
    [4, 'Bruch', 'Kırık', 'Breakage'],
    [5, 'Inventur', 'Sayım', 'Stocktaking'],
    [6, 'Verkauf', 'Satış', 'Sale'],
    [7, 'Probe/Verkostung', 'Numune/Tadım', 'Sample/tasting'],
    [8, 'Anfangsbestand', 'Açılış stoku', 'Opening stock'],
    [9, 'Korrektur', 'Düzeltme', 'Correction'],
  ],
  cus_dnd: [
    [1, 'Anrufen erlaubt', 'Aranabilir', 'May be called'],
    [2, 'Nicht anrufen', 'Aranmasın', 'Do not call'],
    [3, 'Kein Interesse', 'İlgilenmiyor', 'Not interested'],
    [4, 'Verstorben', 'Vefat etti', 'Deceased'],
    [5, 'Verzogen/unbekannt', 'Taşındı/bilinmiyor', 'Moved/unknown'],
    [6, 'Geschäft aufgegeben', 'İşi bıraktı', 'Out of business'],
  ],
  sys_c_time: [
    [1, 'Jederzeit', 'Her zaman', 'Any time'],
    [2, 'Vormittags (9–12 Uhr)', 'Öğleden önce (9–12)', 'Morning (9–12)'],
    [3, 'Mittags (12–14 Uhr)', 'Öğlen (12–14)', 'Midday (12–14)'],
    [4, 'Nachmittags (14–17 Uhr)', 'Öğleden sonra (14–17)', 'Afternoon (14–17)'],
    [5, 'Abends (17–20 Uhr)', 'Akşam (17–20)', 'Evening (17–20)'],
    [6, 'Samstags', 'Cumartesi', 'Saturday'],
  ],
  sys_class: [
    [0, 'Standard (Preise Deutschland)', 'Standart (Almanya fiyatları)', 'Standard (German prices)'],
    [1, 'Deutschland', 'Almanya', 'Germany'],
    [2, 'Österreich', 'Avusturya', 'Austria'],
    [3, 'Schweiz', 'İsviçre', 'Switzerland'],
  ],
  sys_adres_type: [
    [1, 'Privatadresse', 'Ev adresi', 'Home address'],
    [2, 'Geschäftsadresse', 'İş adresi', 'Business address'],
    [3, 'Lieferadresse', 'Teslimat adresi', 'Delivery address'],
    [4, 'Rechnungsadresse', 'Fatura adresi', 'Invoice address'],
  ],
  odeme_tipleri: [
    [1, 'Überweisung', 'Havale', 'Bank transfer'],
    [2, 'Lastschrift', 'Otomatik ödeme', 'Direct debit'],
    [3, 'Barzahlung', 'Nakit', 'Cash'],
    [4, 'Kreditkarte', 'Kredi kartı', 'Credit card'],
    [5, 'PayPal', 'PayPal', 'PayPal'],
    [6, 'Nachnahme', 'Kapıda ödeme', 'Cash on delivery'],
  ],
  sys_fat_iptal: [
    [1, 'Widerruf durch den Kunden', 'Müşteri cayma hakkını kullandı', 'Withdrawn by the customer'],
    [2, 'Annahme verweigert', 'Teslim alınmadı', 'Delivery refused'],
    [3, 'Ware beschädigt', 'Ürün hasarlı', 'Goods damaged'],
    [4, 'Falsche Lieferung', 'Yanlış teslimat', 'Wrong delivery'],
    [5, 'Ware nicht lieferbar', 'Ürün temin edilemiyor', 'Goods not available'],
    [6, 'Doppelt erfasst', 'Mükerrer kayıt', 'Entered twice'],
    [7, 'Preis- oder Eingabefehler', 'Fiyat veya giriş hatası', 'Price or entry error'],
    [8, 'Kunde unbekannt verzogen', 'Müşteri adresten taşınmış', 'Customer moved, address unknown'],
    [9, 'Sonstiges', 'Diğer', 'Other'],
  ],
  // In the order of their keys on the calling screen.
  sys_gorusme_asama: [
    [4, 'Nicht erreicht', 'Ulaşılamadı', 'Not reached'],
    [3, 'Rückruf vereinbart', 'Geri arama kararlaştırıldı', 'Call back agreed'],
    [6, 'Zurzeit kein Bedarf', 'Şu anda ihtiyaç yok', 'No demand at present'],
    [1, 'Bestellung aufgenommen', 'Sipariş alındı', 'Order taken'],
    [10, 'Falsche Nummer', 'Yanlış numara', 'Wrong number'],
    [7, 'Kein Interesse', 'İlgilenmiyor', 'Not interested'],
    [2, 'Angebot gewünscht', 'Teklif istendi', 'Quote requested'],
    [5, 'Anrufbeantworter', 'Telesekreter', 'Answering machine'],
    [8, 'Reklamation', 'Şikâyet', 'Complaint'],
    [9, 'Zahlung besprochen', 'Ödeme görüşüldü', 'Payment discussed'],
    [11, 'Katalog per Post gesendet', 'Katalog posta ile gönderildi', 'Catalogue sent by post'],
    [12, 'Fax gesendet', 'Faks gönderildi', 'Fax sent'],
    [13, 'Wünscht keine Anrufe', 'Aranmak istemiyor', 'Wants no calls'],
    [14, 'Zahlung zugesagt', 'Ödeme sözü verdi', 'Promised to pay'],
  ],
} as const satisfies Record<string, readonly Label[]>

const noEffects = {
  reached: '0',
  needs_note: '0',
  proposes_call_back: '0',
  asks_do_not_call: '0',
  wrong_number: '0',
  ordered: '0',
  promises_payment: '0',
  status: '1',
} as const

const reached = { ...noEffects, reached: '1' } as const

/** What an outcome means for the work after it; outcomes of earlier years are kept for old conversations. */
export const outcomeEffects: Readonly<Record<number, Row>> = {
  1: { ...reached, ordered: '1' },
  2: reached,
  3: { ...reached, proposes_call_back: '1' },
  4: noEffects,
  5: noEffects,
  6: reached,
  7: reached,
  8: reached,
  9: reached,
  10: { ...noEffects, wrong_number: '1' },
  11: { ...noEffects, status: '0' },
  12: { ...noEffects, status: '0' },
  13: { ...reached, asks_do_not_call: '1' },
  14: { ...reached, promises_payment: '1' },
}

/** Titles that documents leave out: they are no way to address somebody. */
export const titleProperties: Readonly<Record<number, Row>> = Object.fromEntries(
  translatedLists.sys_unvan.map(([key]) => [key, { silent: [3, 9].includes(key) ? '1' : '0' }]),
)

/** The direction that a reason fits (key of stok_islem_tip); one without fits both. */
export const reasonDirections: Readonly<Record<number, Row>> = Object.fromEntries(
  [null, 2, null, 3, null, 3, 3, 2, null].map((direction, index) => [index + 1, { direction }]),
)

const bottles: readonly (readonly [def_type: number, descp: string, litre: number])[] = [
  [1, '0,75 l', 0.75],
  [2, '0,375 l', 0.375],
  [3, '0,5 l', 0.5],
  [4, '1,0 l', 1],
  [5, '1,5 l (Magnum)', 1.5],
  [6, '3,0 l (Doppelmagnum)', 3],
  [7, '6,0 l (Imperial)', 6],
  [8, '0,187 l (Piccolo)', 0.187],
]

/** Code, names, standard VAT rate (November 2026), freight. The order of the rows is the order on screen. */
const countries: readonly (readonly [string, de: string, tr: string, en: string, number, number])[] = [
  ['DE', 'Deutschland', 'Almanya', 'Germany', 19, 8.9],
  ['AT', 'Österreich', 'Avusturya', 'Austria', 20, 12.5],
  ['CH', 'Schweiz', 'İsviçre', 'Switzerland', 8.1, 25],
  ['LI', 'Liechtenstein', 'Lihtenştayn', 'Liechtenstein', 8.1, 25],
  ['LU', 'Luxemburg', 'Lüksemburg', 'Luxembourg', 17, 14.9],
  ['NL', 'Niederlande', 'Hollanda', 'Netherlands', 21, 14.9],
  ['BE', 'Belgien', 'Belçika', 'Belgium', 21, 14.9],
  ['FR', 'Frankreich', 'Fransa', 'France', 20, 16.9],
  ['IT', 'Italien', 'İtalya', 'Italy', 22, 16.9],
  ['DK', 'Dänemark', 'Danimarka', 'Denmark', 25, 16.9],
  ['PL', 'Polen', 'Polonya', 'Poland', 23, 16.9],
  ['CZ', 'Tschechien', 'Çekya', 'Czechia', 21, 16.9],
  ['SK', 'Slowakei', 'Slovakya', 'Slovakia', 23, 18.9],
  ['SI', 'Slowenien', 'Slovenya', 'Slovenia', 22, 18.9],
  ['HU', 'Ungarn', 'Macaristan', 'Hungary', 27, 18.9],
  ['HR', 'Kroatien', 'Hırvatistan', 'Croatia', 25, 18.9],
  ['ES', 'Spanien', 'İspanya', 'Spain', 21, 19.9],
  ['PT', 'Portugal', 'Portekiz', 'Portugal', 23, 19.9],
  ['SE', 'Schweden', 'İsveç', 'Sweden', 25, 21.9],
]

const orderStates: readonly Label[] = [
  [1, 'Neuer Auftrag', 'Yeni sipariş', 'New order'],
  [2, 'Auftrag in Bestätigung', 'Sipariş onayı bekliyor', 'Awaiting order approval'],
  [3, 'Offene Rechnung', 'Açık fatura', 'Open invoice'],
  [4, 'Zahlungserinnerung', '1. uyarı', 'First reminder'],
  [5, 'Mahnung', '2. uyarı', 'Second reminder'],
  [6, 'Letzte Mahnung', '3. uyarı', 'Third reminder'],
  [7, 'Pfändung', 'Haciz', 'Seizure'],
  [8, 'Insolvenz', 'İflas', 'Bankruptcy'],
  [9, 'Geschlossene Rechnung', 'Kapalı fatura', 'Closed invoice'],
  [10, 'Stornierte Rechnung', 'İptal edilen fatura', 'Cancelled invoice'],
  [11, 'Stornierter Auftrag', 'İptal edilen sipariş', 'Cancelled order'],
  [12, 'Angebot', 'Teklif', 'Quote'],
  [13, 'Gutschrift', 'İade faturası', 'Credit note'],
]

const levels: readonly Label[] = [
  [0, 'System', 'Sistem', 'System'],
  [1, 'Administrator', 'Yönetici', 'Administrator'],
  [2, 'Mitarbeiter', 'Personel', 'Staff'],
  [3, 'Händler-Administrator', 'Bayi yöneticisi', 'Dealer administrator'],
  [4, 'Händler', 'Bayi', 'Dealer'],
]

const PICK_UP = 'Selbstabholung'
const carriers: readonly (readonly [kisa_tanim: string, tracking_url: string | null])[] = [
  ['DHL', 'https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode={number}'],
  ['DPD', 'https://tracking.dpd.de/status/de_DE/parcel/{number}'],
  ['GLS', null],
  ['UPS', null],
  [PICK_UP, null],
]

const collectionFirms = [
  'Nordlicht Inkasso GmbH',
  'Alpen Forderungsmanagement AG',
  'Kanzlei Rheintor Inkasso',
]

const categories: readonly (readonly [cat_type: string, category: string])[] = [
  ['PRIVAT', 'Privatkunde'],
  ['STAMM', 'Stammkunde'],
  ['GASTRO', 'Gastronomie'],
  ['HOTEL', 'Hotellerie'],
  ['HANDEL', 'Weinfachhandel'],
  ['FIRMA', 'Firmenkunde (Präsente)'],
]

/** The lists with columns of their own. */
export const plainLists: Readonly<Record<string, readonly Row[]>> = {
  sys_stok_sise: bottles.map(([def_type, descp, litre], i) => ({
    def_type,
    descp,
    litre,
    sort_order: i + 1,
  })),
  sys_country_code: countries.map(([code, country, country_tr, country_en, tax_rate, cargo_price], i) => ({
    country_code: code,
    country,
    country_tr,
    country_en,
    c_type: i + 1,
    tax_rate,
    cargo_price,
    system_start_time: '00:00',
    system_end_time: '00:00',
  })),
  sys_siparis_durum: orderStates.map(([t_no, de_descp, tr_descp, en_descp]) => ({
    t_no,
    de_descp,
    tr_descp,
    en_descp,
  })),
  kargo_sirketi: carriers.map(([kisa_tanim, tracking_url], i) => ({
    id: i + 1,
    sort_order: i + 1,
    kisa_tanim,
    tracking_url,
    takip_yok: kisa_tanim === PICK_UP ? '1' : '0',
  })),
  sys_fat_haciz: collectionFirms.map((c_descp, i) => ({ c_type: i + 1, c_descp, sort_order: i + 1 })),
  sys_user_level: levels.map(([def_type, descp, descp_tr, descp_en]) => ({
    def_type,
    descp,
    descp_tr,
    descp_en,
  })),
  sys_category: categories.map(([cat_type, category]) => ({ cat_type, category })),
}
