import { beforeAll, expect, test } from 'vitest'
import { WorkbookError } from '#platform/server/workbooks/xlsx-parts.ts'
import { zipOf } from '#platform/server/files/zip-writer.ts'
import { openXlsx } from '#platform/server/workbooks/read-xlsx.ts'
import { TextPool } from '#platform/server/workbooks/text-pool.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { asRefusal } from './reading/open-file.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const MB = 1_048_576

const times = (text: string, bytes: number) => Buffer.alloc(bytes, text)

const part = (...pieces: (string | Buffer)[]) => Buffer.concat(pieces.map((piece) => Buffer.from(piece)))

const RELATIONS = `<Relationships><Relationship Id="r1" Target="sheet1.xml"/></Relationships>`
const SHEETS = `<workbook><sheets><sheet name="Kunden" r:id="r1"/></sheets></workbook>`

const workbook = (parts: Record<string, string | Buffer>) =>
  zipOf(
    Object.entries({
      'xl/workbook.xml': SHEETS,
      'xl/_rels/workbook.xml.rels': RELATIONS,
      'xl/sheet1.xml': '<worksheet/>',
      ...parts,
    }).map(([name, bytes]) => ({ name, bytes: Buffer.from(bytes) })),
  )

const sheet = (...pieces: (string | Buffer)[]) =>
  workbook({ 'xl/sheet1.xml': part('<worksheet><sheetData>', ...pieces) })

const csv = (...pieces: (string | Buffer)[]) => part('Kundennummer;Nachname;Land\n', ...pieces)

test.each<[string, () => Buffer, string]>([
  ['rows within rows', () => sheet(times('<row>', 20 * MB)), 'data_in_odd_workbook'],
  ['one endless cell', () => sheet('<row><c t="str"><v>', times('a', 20 * MB)), 'data_in_cell_too_long'],
  [
    'a cell of very many values',
    () => sheet('<row><c t="str">', times(`<v>${'a'.repeat(1_000)}</v>`, 20 * MB)),
    'data_in_cell_too_long',
  ],
  [
    'a cell with an endless attribute',
    () => sheet('<row><c t="', times('a', 20 * MB)),
    'data_in_cell_too_long',
  ],
  [
    'an endless shared text',
    () => workbook({ 'xl/sharedStrings.xml': part('<sst><si><t>', times('a', 20 * MB)) }),
    'data_in_cell_too_long',
  ],
  [
    'millions of merged ranges',
    () =>
      workbook({
        'xl/sheet1.xml': part('<worksheet><mergeCells>', times('<mergeCell ref="A1:B2"/>', 20 * MB)),
      }),
    'data_in_odd_workbook',
  ],
  [
    'millions of sheets',
    () =>
      workbook({
        'xl/workbook.xml': part('<workbook><sheets>', times('<sheet name="K" r:id="r1"/>', 20 * MB)),
      }),
    'data_in_odd_workbook',
  ],
  [
    'millions of styles',
    () => workbook({ 'xl/styles.xml': part('<styleSheet><cellXfs>', times('<xf numFmtId="1"/>', 20 * MB)) }),
    'data_in_odd_workbook',
  ],
  ['a CSV file whose quote never ends', () => csv('"', times('a', 10 * MB)), 'data_in_cell_too_long'],
  ['a CSV line of millions of cells', () => csv(times('a;', 10 * MB)), 'data_in_odd_workbook'],
])('%s is refused by its name', async (_, make, code) => {
  const body = { file_name: 'Kunden.csv', base_64: make().toString('base64') }
  expect((await admin.refused('/data_in/check', body)).code).toBe(code)
})

test('a small file that unpacks to more than is allowed is refused by its name', async () => {
  const bytes = sheet(times(`<row><!--${' '.repeat(60_000)}--></row>`, 3 * MB))
  const read = async () => (await openXlsx(bytes, MB))[0]?.read(() => undefined)
  const problem: unknown = await read().catch(asRefusal)
  expect(problem).toMatchObject({ code: 'data_in_unpacked_too_large' })
})

test('of endlessly many shared texts no more is kept than there is memory for', () => {
  const pool = new TextPool()
  const add = () => {
    for (let count = 0; count < 200; count += 1) pool.add('a'.repeat(MB))
  }
  expect(add).toThrow(new WorkbookError('too_much'))
})
