import type { Locator, Page } from 'playwright-core'

/** A row of a list, by a text in it. */
export const row = (page: Page, text: string) => page.locator('tbody tr[data-row-id]', { hasText: text })

/** Waits until no list is loading, as rows of the previous query stay visible meanwhile. */
export const settled = (page: Page) => page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' })

/** The rows on screen as the texts of their cells. */
export async function tableRows(page: Page): Promise<string[][]> {
  const rows = page.locator('tbody tr[data-row-id]')
  return rows.evaluateAll((elements) =>
    elements.map((element) => [...element.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
  )
}

/** Selects one of the views above a list. */
export async function choose(page: Page, view: string): Promise<void> {
  const views = page.getByRole('radiogroup')
  await views.getByText(view, { exact: true }).click()
  await views.getByRole('radio', { name: view, exact: true, checked: true }).waitFor({ state: 'attached' })
  await settled(page)
}

export async function openMenu(page: Page, place: Locator): Promise<string[]> {
  await settled(page)
  await place.getByRole('button', { name: 'Aktionen' }).click()
  const entries = page.getByRole('menu').getByRole('menuitem')
  await entries.first().waitFor()
  return entries.allTextContents()
}

/** Runs an action from the menu of a row. */
export async function act(page: Page, text: string, action: string): Promise<void> {
  await openMenu(page, row(page, text))
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}
