import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { people } from '#test/server/company.ts'
import { buildAddress, buildCustomer, buildWine } from '#test/server/factories.ts'
import { hasFocus, toast, useJourney } from './browser.ts'

const journey = useJourney()

/** As fast as people type who do not look at the screen. */
const KEY_MS = 60
/** A computer of the office, not of a developer. */
const SLOWER = 4

const onScreen = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 }).waitFor()

const outcomes = (page: Page) => page.getByRole('region', { name: 'Ausgang des Gesprächs' })

/** The card has been on the screen for long enough to be read. */
const isRead = (page: Page) => expect.poll(() => outcomes(page).getAttribute('aria-busy')).toBe('false')

const calls = () => journey.app.db.selectFrom('calls').select(['cus_id', 'outcome']).orderBy('id').execute()

async function slowPage(name: string): Promise<Page> {
  const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${ids[name]}`, isSpent: true })
  await onScreen(page, `Anna ${name}`)
  await isRead(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return page
}

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_MS })

const ids: Record<string, number> = {}
const names = ['Alpha', 'Beta', 'Gamma', 'Delta']

beforeAll(async () => {
  const { db } = journey.app
  for (const surname of names)
    ids[surname] = await buildCustomer(db, {
      cus_name: 'Anna',
      cus_surname: surname,
      cus_user: people.personel.id,
      cus_tel1: '+49 221 1234567',
    })
  await buildAddress(db, ids.Delta ?? 0)
  await buildWine(db, { stok_code: 'RIE1', stok_name: 'Riesling Kabinett', stok_de_price: 10 }, 50)
})

/** Holds the answers of a call back until they are released. */
async function holdCalls(page: Page, url: string) {
  const held: (() => void)[] = []
  let isOpen = false
  await page.route(url, async (route) => {
    if (!isOpen) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  const release = () => {
    isOpen = true
    for (const go of held) go()
  }
  return { held, release }
}

type Opener = [what: string, key: string, typed: string, field: (page: Page) => Locator]

const openers: Opener[] = [
  [
    'the search of everything',
    'Control+k',
    '12 riesling',
    (page) => page.getByRole('dialog').getByRole('combobox'),
  ],
  ['a new order', 'a', 'riesling 1', (page) => page.getByRole('dialog').getByLabel('Code').first()],
  ['an appointment', 't', '1612', (page) => page.getByRole('dialog').getByLabel('Termin').first()],
  [
    'the words of a wish for no calls',
    '0',
    'nie 1 2 3 w',
    (page) => outcomes(page).getByRole('textbox', { name: 'Was hat der Kunde gesagt' }),
  ],
]

test.each(openers)(
  'keys that follow the opener of %s are for it alone, at full speed',
  async (_, key, typed, field) => {
    const page = await slowPage('Alpha')
    await page.keyboard.press(key)
    await type(page, typed)
    const input = field(page)
    await input.waitFor()
    await expect.poll(() => input.inputValue()).toBe(typed)
    await hasFocus(input)
    expect(await calls()).toEqual([])
  },
)

test('a key that is held or pressed twice ends one call, and the next customer is asked about by nobody', async () => {
  const page = await slowPage('Alpha')
  await page.keyboard.down('1')
  for (let repeat = 0; repeat < 15; repeat += 1) {
    await page.keyboard.down('1')
    await page.waitForTimeout(30)
  }
  await page.keyboard.up('1')
  await expect.poll(async () => (await calls()).length).toBe(1)
  await expect.poll(() => page.getByRole('heading', { name: 'Anna Alpha', level: 2 }).count()).toBe(0)
  await isRead(page)
  await page.keyboard.press('1')
  await page.waitForTimeout(120)
  await page.keyboard.press('1')
  await toast(page, 'Die Taste kam, bevor der Kunde zu sehen war').waitFor()
  expect((await calls()).map(({ outcome }) => outcome)).toEqual([4, 4])
})

test('a line that was begun is taken into the order that is saved, or stops the save and is not lost by Esc', async () => {
  const page = await journey.openAs('personel', { path: `/genel-takip?cus_id=${ids.Delta}` })
  await onScreen(page, 'Anna Delta')
  await page.keyboard.press('a')
  const form = page.getByRole('dialog', { name: /Neuer Auftrag/ })
  const code = form.getByLabel('Code').first()
  await hasFocus(code)
  await page.keyboard.type('RIE1')
  await page.keyboard.press('Enter')
  await hasFocus(form.getByLabel('Menge').first())
  await page.keyboard.press('Control+s')
  await toast(page, 'Die begonnene Zeile ist noch nicht im Auftrag').waitFor()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' })
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click()
  await form.getByLabel('Menge').first().fill('12')
  await page.keyboard.press('Control+s')
  await form.waitFor({ state: 'detached' })
  const { db } = journey.app
  const lines = await db.selectFrom('siparis_icerik').select(['stk_kodu', 'stk_adet']).execute()
  expect(lines).toEqual([{ stk_kodu: 'RIE1', stk_adet: 12 }])
})

test('the down arrow of a search leads to what was found, and Enter waits for it', async () => {
  const page = await journey.openAs('admin', { path: '/cari/liste' })
  const search = page.getByRole('searchbox')
  await page.locator('tbody tr[data-row-id]').nth(2).waitFor()
  const { held, release } = await holdCalls(page, '**/api/customer_all_list/list')
  await search.focus()
  await page.keyboard.type('Gamma')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => held.length).toBeGreaterThan(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  release()
  const found = page.locator('tbody tr[data-row-id]', { hasText: 'Gamma' })
  await hasFocus(found)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: /Gamma/ }).waitFor()
})
