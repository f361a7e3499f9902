// Photographs the screens that have a help page, in a running demo company: npm run help-pictures -- http://localhost:3000 de
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'

const [address = 'http://localhost:3000', language = 'de', user = 'admin', password = 'Weinkontor1'] =
  process.argv.slice(2)
const folder = join(import.meta.dirname, '../docs/images/help', language)
const { helpPages } = await import('../src/modules/help/web/pages/all.ts')

const browser = await chromium.launch(
  process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : { channel: 'chromium' },
)
const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
const page = await context.newPage()
await page.addInitScript((chosen) => localStorage.setItem('wk.language', JSON.stringify(chosen)), language)
await page.goto(address)
await page.locator('input').first().fill(user)
await page.locator('input[type=password]').fill(password)
await page.keyboard.press('Enter')
await page.locator('#content').waitFor()
await mkdir(folder, { recursive: true })
for (const { path } of helpPages) {
  await page.goto(address + path)
  await page.waitForLoadState('networkidle')
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').toLowerCase()
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 60 })
  console.log(`${name}.jpg`)
}
await browser.close()
