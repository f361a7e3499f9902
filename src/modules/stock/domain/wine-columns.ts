import { z } from 'zod'
import { amount, flag, optionalKey, optionalText, requiredText, wholeNumber } from '#core/fields.ts'
import type { FromFile, StoredColumn } from '#core/record-fields.ts'

/** Longest texts of a wine. */
const LONGEST = { code: 50, name: 150, description: 4_000, place: 40, address: 500 } as const

const vintages = { least: 1800, most: 2200 } as const

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value)

/** A web address. */
const webAddress = z
  .preprocess(
    emptyToNull,
    z
      .url({ protocol: /^https?$/ })
      .max(LONGEST.address)
      .nullable(),
  )
  .default(null)

const grossPrice = (where: string) => amount.default(0).describe(`gross list price ${where}`)

const price = <Name extends string>(name: Name, code: string, tr: string, de: string, en: string) =>
  ({
    name,
    kind: 'money',
    head: { tr, de, en },
    also: [`VK ${code}`, `Preis ${code}`],
    example: 9.9,
  }) as const

const decidedHere = { none: 'decided anew in this company' } as const

/** Columns that only the server writes. */
type Kept = 'id' | 'version' | 'brosur_file_id' | 'image_file_id'

/** What people edit of a wine, and the column of a file that it comes from: one without its answers does not compile. */
export const wineColumns = {
  stok_code: {
    form: requiredText(LONGEST.code).describe('code of the wine, unique'),
    file: {
      name: 'code',
      kind: 'code',
      head: { tr: 'Şarap kodu', de: 'Artikelcode', en: 'Wine code' },
      also: ['Artikelnummer', 'Art-Nr', 'Artikel-Nr', 'Artikel', 'Stok kodu', 'Code', 'SKU'],
      isRequired: true,
      longest: LONGEST.code,
      example: 'RS-19',
    },
  },
  stok_name: {
    form: requiredText(LONGEST.name).describe('name on lists and documents'),
    file: {
      name: 'name',
      kind: 'text',
      head: { tr: 'Şarap adı', de: 'Bezeichnung', en: 'Wine' },
      also: ['Wein', 'Artikelname', 'Stok adı', 'Name'],
      isRequired: true,
      longest: LONGEST.name,
      example: 'Riesling trocken',
    },
  },
  stok_color: {
    form: optionalKey.describe('colour, key of sys_stok_color'),
    file: {
      name: 'colour',
      kind: 'list',
      list: 'colours',
      head: { tr: 'Renk', de: 'Farbe', en: 'Colour' },
      also: ['Color'],
      example: 'Weiß',
    },
  },
  stok_year: {
    form: z
      .preprocess((value) => value ?? null, wholeNumber(vintages.least, vintages.most).nullable())
      .describe('vintage'),
    file: {
      name: 'vintage',
      kind: 'whole',
      head: { tr: 'Yıl', de: 'Jahrgang', en: 'Vintage' },
      ...vintages,
      example: 2019,
    },
  },
  stok_mensey: {
    form: optionalKey.describe('origin, key of sys_stok_mensey'),
    file: {
      name: 'origin',
      kind: 'list',
      list: 'origins',
      head: { tr: 'Menşe', de: 'Herkunft', en: 'Origin' },
      example: '',
    },
  },
  stok_tipi: {
    form: optionalKey.describe('style, key of sys_stok_tipi'),
    file: {
      name: 'style',
      kind: 'list',
      list: 'styles',
      head: { tr: 'Tip', de: 'Geschmack', en: 'Style' },
      also: ['Typ'],
      example: '',
    },
  },
  stok_cl: {
    form: optionalKey.describe('bottle size, key of sys_stok_sise'),
    file: {
      name: 'size',
      kind: 'list',
      list: 'sizes',
      head: { tr: 'Şişe', de: 'Flaschengröße', en: 'Bottle size' },
      also: ['Inhalt', 'Größe'],
      example: '',
    },
  },
  stok_dec: {
    form: optionalText(LONGEST.description).describe('description'),
    file: {
      name: 'description',
      kind: 'text',
      head: { tr: 'Açıklama', de: 'Beschreibung', en: 'Description' },
      longest: LONGEST.description,
      example: '',
    },
  },
  stok_limit: {
    form: wholeNumber(0).describe('bottles below which the wine counts as low'),
    file: {
      name: 'limit',
      kind: 'whole',
      head: { tr: 'Alt sınır', de: 'Mindestbestand', en: 'Low limit' },
      least: 0,
      most: 1_000_000,
      example: 12,
    },
  },
  stok_raf: {
    form: optionalText(LONGEST.place).describe('place of the bottles in the warehouse'),
    file: {
      name: 'place',
      kind: 'text',
      head: { tr: 'Raf', de: 'Lagerplatz', en: 'Place' },
      also: ['Regal'],
      longest: LONGEST.place,
      example: '',
    },
  },
  stok_web_on: { form: flag.default('0').describe('shown on the web'), file: decidedHere },
  stok_user_on: {
    form: flag.default('0').describe('on sale for the sales people'),
    file: {
      name: 'on_sale',
      kind: 'flag',
      head: { tr: 'Satışta', de: 'Im Verkauf', en: 'On sale' },
      example: 'ja',
    },
  },
  stok_de_price: {
    form: grossPrice('Germany'),
    file: price('price_de', 'DE', 'Fiyat DE', 'Preis Deutschland', 'Price DE'),
  },
  stok_at_price: {
    form: grossPrice('Austria'),
    file: price('price_at', 'AT', 'Fiyat AT', 'Preis Österreich', 'Price AT'),
  },
  stok_ch_price: {
    form: grossPrice('Switzerland, in euro'),
    file: price('price_ch', 'CH', 'Fiyat CH', 'Preis Schweiz', 'Price CH'),
  },
  stok_web_price: {
    form: amount.default(0).describe('purchase cost, administrators only'),
    file: {
      name: 'cost',
      kind: 'money',
      head: { tr: 'Maliyet', de: 'Einkaufspreis', en: 'Cost' },
      also: ['EK'],
      example: 4.5,
    },
  },
  stok_is_kdv: {
    form: flag.default('1').describe('the list prices contain tax; stored, orders follow the country'),
    file: decidedHere,
  },
  stok_kdv: {
    form: amount
      .pipe(z.number().max(100))
      .default(19)
      .describe('tax rate of the wine in percent; stored, orders follow the country'),
    file: decidedHere,
  },
  img_url: {
    form: webAddress.describe('address of a picture on the web'),
    file: { none: 'pictures are added here' },
  },
} as const satisfies Readonly<
  Record<Exclude<StoredColumn<'stok'>, Kept>, { form: z.ZodType; file: FromFile }>
>
