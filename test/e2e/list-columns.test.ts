import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { buildWine } from '#test/server/factories.ts'
import { expectAccessible, toast, useJourney } from './browser.ts'

const journey = useJourney()
const PATH = '/stoklistesi'

beforeAll(async () => {
  for (let number = 1; number <= 6; number += 1)
    await buildWine(journey.app.db, { stok_code: `SPALTE-${number}`, stok_year: 2020 + (number % 2) })
})

beforeEach(async () => {
  await journey.app.db.deleteFrom('list_views').execute()
  await journey.app.db.deleteFrom('user_list_settings').execute()
})

const heads = (page: Page) => page.locator('thead th[data-field]')
const fields = (page: Page) =>
  heads(page).evaluateAll((cells) => cells.map((cell) => (cell as HTMLElement).dataset.field ?? ''))
const head = (page: Page, field: string) => page.locator(`thead th[data-field="${field}"]`)
const width = async (page: Page, field: string) => (await head(page, field).boundingBox())?.width ?? 0

async function openList(path = PATH): Promise<Page> {
  const page = await journey.openAs('admin', { path })
  await page.getByText('SPALTE-2').first().waitFor()
  return page
}

/** The user's settings as stored on the server. */
async function kept() {
  const admin = await journey.app.as('admin')
  return (await admin.call('/list_settings/get')).datalist ?? []
}

describe('columns', () => {
  test('are moved and sized by the keyboard, kept on the server and reset', async () => {
    const page = await openList()
    const usual = await fields(page)
    const [first = '', second = ''] = usual
    await head(page, first).getByRole('button').focus()
    await page.keyboard.press('Control+ArrowRight')
    await expect.poll(async () => (await fields(page))[1]).toBe(first)
    const before = await width(page, first)
    await page.keyboard.press('Control+Shift+ArrowRight')
    await expect.poll(() => width(page, first)).toBe(Math.round(before) + 16)
    await expect.poll(async () => (await kept()).length).toBe(1)

    const elsewhere = await openList()
    await expect.poll(async () => (await fields(elsewhere)).slice(0, 2)).toEqual([second, first])

    await elsewhere.getByRole('button', { name: 'Spalten' }).click()
    await elsewhere.getByRole('button', { name: 'Zurücksetzen' }).click()
    await expect.poll(() => fields(elsewhere)).toEqual(usual)
    await expect.poll(async () => (await kept()).length).toBe(0)
    await toast(elsewhere, 'zurückgesetzt').getByRole('button', { name: 'Rückgängig' }).click()
    await expect.poll(async () => (await fields(elsewhere)).slice(0, 2)).toEqual([second, first])
    await expect.poll(async () => (await kept()).length).toBe(1)
  })

  test('are hidden, found and pinned in their panel', async () => {
    const page = await openList()
    const label = await head(page, 'stok_code').innerText()
    await page.getByRole('button', { name: 'Spalten' }).click()
    const panel = page.getByRole('dialog', { name: 'Spalten' })
    await panel.getByLabel('Spalte suchen').fill(label)
    await panel.getByRole('checkbox', { name: label, exact: true }).click()
    await head(page, 'stok_code').waitFor({ state: 'detached' })
    await panel.getByRole('checkbox', { name: label, exact: true }).click()
    await panel.getByLabel('Spalte suchen').fill('')
    await expectAccessible(page)
    await panel.getByRole('button', { name: `${label}: fixieren` }).click()
    await expect.poll(async () => (await fields(page))[0]).toBe('stok_code')
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
  })

  test('are dragged to a place and to a width', async () => {
    const page = await openList()
    const [first = '', second = '', third = ''] = await fields(page)
    await head(page, third).dragTo(head(page, first))
    await expect.poll(async () => (await fields(page)).slice(0, 3)).toEqual([third, first, second])
    const box = await head(page, first).boundingBox()
    if (!box) throw new Error('no head')
    await page.mouse.move(box.x + box.width - 2, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width + 58, box.y + 10, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => width(page, first)).toBe(Math.round(box.width) + 60)
    const wider = await head(page, first).boundingBox()
    if (!wider) throw new Error('no head')
    await page.mouse.dblclick(wider.x + wider.width - 2, wider.y + 10)
    await expect.poll(() => width(page, first)).toBeLessThan(box.width + 40)
  })

  test('sort together by Shift, shown with numbers and carried by the address', async () => {
    const page = await openList(`${PATH}?f.stok_code=SPALTE`)
    await head(page, 'stok_year').getByRole('button').click()
    await head(page, 'stok_code').getByRole('button').focus()
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('Shift+Enter')
    await page.waitForURL(/sort=stok_year%2C-stok_code/)
    expect(await head(page, 'stok_code').getAttribute('aria-sort')).toBe('descending')
    await page.getByLabel('An 2. Stelle der Sortierung').waitFor()
    const codes = page.locator('tbody tr[data-row-id]')
    await expect
      .poll(async () => (await codes.allInnerTexts()).map((row) => /SPALTE-\d/.exec(row)?.[0]).join(' '))
      .toBe('SPALTE-6 SPALTE-4 SPALTE-2 SPALTE-5 SPALTE-3 SPALTE-1')
  })
})

describe('views', () => {
  test('are saved under a name, opened by their address, changed and deleted', async () => {
    const page = await openList(`${PATH}?f.stok_code=SPALTE-2`)
    await page.getByRole('button', { name: 'Ansicht: Standardliste' }).click()
    await page.getByRole('menuitem', { name: 'Speichern unter …' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Nur die zweite')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Ansicht: Nur die zweite', exact: true }).waitFor()
    await page.waitForURL(/[?&]v=\d+/)
    const view = /[?&](v=\d+)/.exec(page.url())?.[1] ?? ''

    const elsewhere = await journey.openAs('admin', { path: `${PATH}?${view}` })
    await elsewhere.getByText('SPALTE-2').first().waitFor()
    await elsewhere.getByText('SPALTE-3').waitFor({ state: 'detached' })
    await elsewhere.getByRole('button', { name: /^Filter entfernen: .*SPALTE-2$/ }).focus()
    await elsewhere.keyboard.press('Delete')
    await elsewhere.getByText('SPALTE-3').waitFor()
    await elsewhere.getByRole('button', { name: 'Ansicht: Nur die zweite, geändert' }).click()
    await expectAccessible(elsewhere)
    await elsewhere.getByRole('menuitem', { name: 'Änderung speichern' }).click()
    await elsewhere.getByRole('button', { name: 'Ansicht: Nur die zweite', exact: true }).click()
    await elsewhere.getByRole('menuitem', { name: 'Ansicht löschen' }).click()
    await elsewhere.getByRole('button', { name: 'Löschen', exact: true }).click()
    await elsewhere.getByRole('button', { name: 'Ansicht: Standardliste' }).waitFor()
    await toast(elsewhere, 'ist gelöscht').getByRole('button', { name: 'Rückgängig' }).click()
    await elsewhere.getByRole('button', { name: 'Ansicht: Nur die zweite', exact: true }).waitFor()
  })

  test('a view with a column and a filter that are gone opens without them and says so', async () => {
    const { id } = await journey.app.db
      .insertInto('list_views')
      .values({
        list: '/stok_urun_listesi_view/list',
        name: 'Alt',
        owner: 2,
        is_shared: '1',
        content: JSON.stringify({
          search: '',
          filters: { stok_code: 'SPALTE-4', farbe: 'rot' },
          sorts: [],
          columns: [{ field: 'jahrgang' }],
        }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const page = await journey.openAs('admin', { path: `${PATH}?v=${id}` })
    await toast(page, '„Alt“ wurde geöffnet ohne: farbe, jahrgang').waitFor()
    await page.getByText('SPALTE-4').first().waitFor()
    await page.getByText('SPALTE-1').waitFor({ state: 'detached' })
  })

  test('a view that is gone leaves the usual list', async () => {
    const page = await journey.openAs('admin', { path: `${PATH}?v=999` })
    await toast(page, 'Diese Ansicht gibt es nicht mehr').waitFor()
    await page.getByText('SPALTE-1').first().waitFor()
  })
})
