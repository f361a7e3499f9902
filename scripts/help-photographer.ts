import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { demoSignIns } from '#db/seed/data/staff.ts'
import { languages, type Language } from '#core/texts/texts.ts'
import { helpPages } from '#modules/help/web/pages/all.ts'

// Photographs every screen with a help page in a running demo company; "npm run help-pictures" starts one.
const [address = 'http://localhost:3000', ...chosen] = process.argv.slice(2)
const wanted = languages.filter((language) => !chosen.length || chosen.includes(language))

const FOLDER = join(import.meta.dirname, '../docs/images/help')
/** Elements of a screen that is still loading. */
const WAITING = 'main :is([aria-busy="true"], .mantine-Loader-root)'

const nameOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase())

async function signIn(browser: Browser, language: Language): Promise<Page> {
  const [administrator] = demoSignIns
  if (!administrator) throw new Error('the demo company has no administrator')
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: language,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.locator('input').first().fill(administrator.user_name)
  await page.locator('input[type=password]').fill(administrator.password)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').first().waitFor()
  return page
}

async function photograph(browser: Browser, language: Language): Promise<void> {
  const folder = join(FOLDER, language)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const page = await signIn(browser, language)
  for (const { path } of helpPages) {
    await page.goto(address + path)
    await page.locator('main :visible').first().waitFor()
    await page.waitForLoadState('networkidle')
    await page.locator(WAITING).first().waitFor({ state: 'hidden' })
    await page.screenshot({ path: join(folder, `${nameOf(path)}.jpg`), type: 'jpeg', quality: 60 })
  }
  console.log(`${helpPages.length} pictures are in ${folder}`)
  await page.context().close()
}

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
})
try {
  for (const language of wanted) await photograph(browser, language)
} finally {
  await browser.close()
}
