import { LONGEST_CODE, remark, type Columns } from './column.ts'

const wine = { tr: 'Şarap kodu', de: 'Artikelcode', en: 'Wine code' }
const wineHeads = ['Artikelnummer', 'Art-Nr', 'Artikel-Nr', 'Artikel', 'Stok kodu', 'Code', 'SKU']
const price = (code: string, tr: string, de: string, en: string) =>
  ({ kind: 'money', head: { tr, de, en }, also: [`VK ${code}`, `Preis ${code}`], example: 9.9 }) as const

export const wineColumns = {
  code: {
    kind: 'code',
    head: wine,
    also: wineHeads,
    isRequired: true,
    longest: LONGEST_CODE,
    example: 'RS-19',
  },
  name: {
    kind: 'text',
    head: { tr: 'Şarap adı', de: 'Bezeichnung', en: 'Wine' },
    also: ['Wein', 'Artikelname', 'Stok adı', 'Name'],
    isRequired: true,
    longest: 150,
    example: 'Riesling trocken',
  },
  colour: {
    kind: 'list',
    list: 'colours',
    head: { tr: 'Renk', de: 'Farbe', en: 'Colour' },
    also: ['Color'],
    example: 'Weiß',
  },
  vintage: {
    kind: 'whole',
    head: { tr: 'Yıl', de: 'Jahrgang', en: 'Vintage' },
    least: 1800,
    most: 2200,
    example: 2019,
  },
  origin: { kind: 'list', list: 'origins', head: { tr: 'Menşe', de: 'Herkunft', en: 'Origin' }, example: '' },
  style: {
    kind: 'list',
    list: 'styles',
    head: { tr: 'Tip', de: 'Geschmack', en: 'Style' },
    also: ['Typ'],
    example: '',
  },
  size: {
    kind: 'list',
    list: 'sizes',
    head: { tr: 'Şişe', de: 'Flaschengröße', en: 'Bottle size' },
    also: ['Inhalt', 'Größe'],
    example: '',
  },
  description: {
    kind: 'text',
    head: { tr: 'Açıklama', de: 'Beschreibung', en: 'Description' },
    longest: 4000,
    example: '',
  },
  limit: {
    kind: 'whole',
    head: { tr: 'Alt sınır', de: 'Mindestbestand', en: 'Low limit' },
    least: 0,
    most: 1_000_000,
    example: 12,
  },
  place: {
    kind: 'text',
    head: { tr: 'Raf', de: 'Lagerplatz', en: 'Place' },
    also: ['Regal'],
    longest: 40,
    example: '',
  },
  on_sale: { kind: 'flag', head: { tr: 'Satışta', de: 'Im Verkauf', en: 'On sale' }, example: 'ja' },
  price_de: price('DE', 'Fiyat DE', 'Preis Deutschland', 'Price DE'),
  price_at: price('AT', 'Fiyat AT', 'Preis Österreich', 'Price AT'),
  price_ch: price('CH', 'Fiyat CH', 'Preis Schweiz', 'Price CH'),
  cost: {
    kind: 'money',
    head: { tr: 'Maliyet', de: 'Einkaufspreis', en: 'Cost' },
    also: ['EK'],
    example: 4.5,
  },
} as const satisfies Columns

export const stockColumns = {
  wine: {
    kind: 'code',
    head: wine,
    also: wineHeads,
    isRequired: true,
    longest: LONGEST_CODE,
    example: 'RS-19',
  },
  bottles: {
    kind: 'whole',
    head: { tr: 'Şişe adedi', de: 'Flaschen', en: 'Bottles' },
    also: ['Bestand', 'Menge', 'Adet', 'Stock'],
    isRequired: true,
    isSum: true,
    least: 1,
    most: 1_000_000,
    example: 120,
  },
  note: { kind: 'text', head: remark, also: ['Notiz', 'Note'], longest: 500, example: '' },
} as const satisfies Columns
