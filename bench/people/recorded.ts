import { chromium, type Browser, type Page } from 'playwright-core'
import { envelopeFields } from '#core/envelope.ts'
import { callTogether } from '#core/platform-calls/together.ts'
import { DEMO_PASSWORD } from '#db/seed/data/staff.ts'

export type RecordedCall = { path: string; body: Record<string, unknown> }

/** What a real browser asks for: three screens, and what follows the two things a seller does all day. */
export type Recorded = {
  screens: Record<'calling' | 'orders' | 'home' | 'office', RecordedCall[]>
  /** The customer of the recorded calls of the calling screen. */
  customer: number
  /** The next customer of the list, and the one after an outcome. */
  nextCustomer: RecordedCall[]
  afterOutcome: RecordedCall[]
}

/** A call, or those that were made as one. */
export const partsOf = ({ path, body }: RecordedCall): RecordedCall[] =>
  path === callTogether.path ? (body.calls as RecordedCall[]) : [{ path, body }]

const SETTLED_MS = 4_000

/** The calls that a page makes until nothing has come for a while. */
async function callsDuring(page: Page, act: () => Promise<unknown>): Promise<RecordedCall[]> {
  const calls: RecordedCall[] = []
  const note = (request: { url(): string; method(): string; postData(): string | null }) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || !pathname.startsWith('/api/')) return
    const sent = JSON.parse(request.postData() ?? '{}') as Record<string, unknown>
    // What goes around a call is not part of it; calls that are made together refuse it.
    const fields = Object.entries(sent).filter(([name]) => !envelopeFields.includes(name))
    calls.push({ path: pathname.slice('/api'.length), body: Object.fromEntries(fields) })
  }
  page.on('request', note)
  await act()
  await page.waitForTimeout(SETTLED_MS)
  page.off('request', note)
  return calls
}

const customerOf = (calls: readonly RecordedCall[]) =>
  Number(calls.flatMap(partsOf).find(({ path }) => path === '/call/card')?.body.cus_id ?? 0)

async function signedIn(browser: Browser, origin: string, user_name: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'de' })
  page.setDefaultTimeout(60_000)
  await page.goto(origin)
  await page.getByLabel('Benutzername').fill(user_name)
  await page.getByLabel('Passwort', { exact: true }).fill(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation').waitFor()
  await page.waitForTimeout(SETTLED_MS)
  return page
}

export async function record(origin: string, user_name: string): Promise<Recorded> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const seller = await signedIn(browser, origin, user_name)
  const at = (page: Page, path: string) => callsDuring(page, () => page.goto(origin + path))
  const home = await at(seller, '/')
  const calling = await at(seller, '/genel-takip?list=own')
  const nextCustomer = await callsDuring(seller, () => seller.keyboard.press('PageDown'))
  const afterOutcome = await callsDuring(seller, () => seller.keyboard.press('1'))
  const admin = await signedIn(browser, origin, 'admin')
  const office = await at(admin, '/')
  const orders = await at(admin, '/siparis-islem?list=all&from=-&to=-')
  await browser.close()
  if (!orders.some(({ path }) => path.endsWith('/list') && path.includes('siparis')))
    throw new Error('the screen of the orders asked for no orders')
  return {
    screens: { calling, orders, home, office },
    customer: customerOf(calling),
    nextCustomer,
    afterOutcome,
  }
}
