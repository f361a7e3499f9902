import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { chatRefusals } from '#modules/chat/domain/refusals.ts'
import { people, type Person } from '#test/server/company.ts'
import { chooseBigFile } from './big-file.ts'
import {
  closeByKey,
  expectAccessible,
  hasFocus,
  listenForToasts,
  signIn,
  toast,
  useJourney,
} from './browser.ts'
import { addScript } from './leaving.ts'

const journey = useJourney({ isLoadedAnew: true })

const list = (page: Page) => page.getByRole('region', { name: 'Unterhaltungen' })
const entry = (page: Page, name: string) => list(page).getByRole('link', { name })
const log = (page: Page) => page.getByRole('log', { name: 'Nachrichten' })
const bubble = (page: Page, text: string) => log(page).locator('article', { hasText: text })
const field = (page: Page) => page.getByRole('textbox', { name: 'Nachricht schreiben' })
const head = (page: Page) => page.locator('main header').first()
const bell = (page: Page, count: number) => page.getByRole('button', { name: `Nachrichten (${count})` })
const chatWith = (person: Person) => `/chatapp/chats/${people[person].id}`

const tick = (page: Page, text: string, state: 'gesendet' | 'empfangen' | 'gelesen' | 'wartet') =>
  bubble(page, text).getByRole('img', { name: state, exact: true }).waitFor()

async function say(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await field(page).press('Enter')
  await bubble(page, text).waitFor()
}

const texts = (page: Page) =>
  log(page)
    .locator('article p')
    .evaluateAll((all) => all.map((one) => one.textContent))

async function answer(page: Page, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function openInfo(page: Page, name: string) {
  await page.getByRole('button', { name: 'Info anzeigen' }).click()
  const panel = page.getByRole('complementary', { name })
  await panel.waitFor()
  return panel
}

/** Nobody has spoken yet, and everybody has been greeted. */
beforeEach(async () => {
  const { db } = journey.app
  await sql`delete from chat_conversations`.execute(db)
  await sql`insert into chat_profiles (user_id, welcomed_at) select id, now() from sys_users
    on conflict (user_id) do update set welcomed_at = now()`.execute(db)
})

/** A message from a user without an open window. */
async function sent(from: Person, to: Person, message: string): Promise<void> {
  const caller = await journey.app.as(from)
  await caller.call('/chat/messages/send', {
    uid: people[to].id,
    client_id: crypto.randomUUID(),
    message,
  })
}

describe('two people', () => {
  test('start, write, see ticks, typing and presence, and answer from the bell', async () => {
    const admin = await journey.openAs('admin', { path: '/chatapp' })
    await admin.getByRole('heading', { name: 'Chat' }).waitFor()
    await admin.getByText('In Verbindung bleiben').waitFor()
    await admin.locator('main').press('/')
    const search = admin.getByRole('searchbox', { name: 'Suchen oder anschreiben' })
    await hasFocus(search)
    await search.fill('niemand')
    await search.press('Enter')
    await admin.getByText('Diesen Benutzer gibt es nicht.').waitFor()
    await answer(admin, 'OK')
    await search.fill('PERSONEL test')
    await search.press('Enter')
    await admin.waitForURL(`**${chatWith('personel')}`)
    await admin.getByText('Noch keine Nachrichten.').waitFor()
    await field(admin).press('Enter')
    await say(admin, 'Guten Morgen <b>zusammen</b>, siehe https://weinkontor.example/preise.')
    await tick(admin, 'Guten Morgen', 'gesendet')
    const link = bubble(admin, 'Guten Morgen').getByRole('link')
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await link.getAttribute('href')).toBe('https://weinkontor.example/preise')

    const staff = await journey.open({ scheme: 'dark' })
    const heard = await listenForToasts(staff)
    await signIn(staff, 'personel')
    await bell(staff, 1).waitFor()
    await expect.poll(heard).toEqual([expect.stringContaining('admin Test: Guten Morgen')])
    await tick(admin, 'Guten Morgen', 'empfangen')
    await head(admin).getByText('online').waitFor()
    await bell(staff, 1).click()
    const [chat] = await Promise.all([
      staff.context().waitForEvent('page'),
      staff.getByRole('link', { name: 'Guten Morgen' }).click(),
    ])
    await bubble(chat, 'Guten Morgen').waitFor()
    await expect.poll(() => new URL(chat.url()).pathname).toBe(chatWith('admin'))
    await chat.getByText('Neue Nachrichten').waitFor()
    await tick(admin, 'Guten Morgen', 'gelesen')
    await bell(staff, 0).waitFor()

    // The typing indicator disappears soon, so both places are watched from the first key on.
    await Promise.all([
      head(admin).getByText('schreibt …').waitFor(),
      entry(admin, 'personel Test').getByText('schreibt …').waitFor(),
      field(chat).pressSequentially('Guten'),
    ])
    await field(chat).fill('')
    await field(chat).pressSequentially('Zeile eins')
    await field(chat).press('Shift+Enter')
    await field(chat).pressSequentially('Zeile zwei')
    await field(chat).press('Enter')
    await bubble(admin, 'Zeile eins\nZeile zwei').waitFor()
    await tick(chat, 'Zeile eins', 'gelesen')
    await head(admin).getByText('schreibt …').waitFor({ state: 'hidden' })
    await expectAccessible(admin)
    await expectAccessible(chat)

    await bubble(admin, 'Zeile eins').hover()
    await bubble(admin, 'Zeile eins').getByRole('button', { name: 'Aktionen zur Nachricht' }).click()
    await admin.getByRole('menuitem', { name: 'Mit Stern markieren' }).click()
    await bubble(admin, 'Zeile eins').getByRole('img', { name: 'mit Stern' }).waitFor()
    const panel = await openInfo(admin, 'Kontaktinfo')
    await panel.getByRole('tab', { name: 'Mit Stern' }).click()
    await panel.getByRole('button', { name: /Zeile eins/ }).waitFor()
    await panel.getByRole('tab', { name: 'Links' }).click()
    await panel.getByRole('link', { name: 'https://weinkontor.example/preise' }).waitFor()
    expect(await panel.getByLabel('Selbstlöschende Nachrichten').isDisabled()).toBe(true)
    await expectAccessible(admin)
    await admin.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })

    await chat.close()
    await staff.close()
    await head(admin)
      .getByText(/^zuletzt online: (Heute|Gestern) /)
      .waitFor()
  })

  test('the people are fetched once when the chat is opened, whatever comes first', async () => {
    const page = await journey.openAs('satis', { path: '/takip/gorevler' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const answered = page.waitForResponse('**/api/chat/users/list')
    await page.goto(`${journey.app.url}/chatapp`)
    await answered
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path === '/api/chat/users/list')).toHaveLength(1)
  })

  test('newcomers are greeted, and cannot answer the greeting', async () => {
    await sql`delete from chat_profiles`.execute(journey.app.db)
    const page = await journey.openAs('satis', { path: '/chatapp' })
    const greeting = list(page).getByRole('link', { name: /Bilder, Sprachnachrichten/ })
    await greeting.waitFor()
    await greeting.focus()
    await page.keyboard.press('Enter')
    await bubble(page, 'Willkommen im Chat von Weinkontor').waitFor()
    await page.getByText('Diese Unterhaltung kann nur gelesen werden.').waitFor()
  })

  test('mute, block, clear and delete are told in the right words', async () => {
    await sent('personel', 'admin', 'Hallo Chef')
    const admin = await journey.openAs('admin', { path: chatWith('personel'), language: 'en' })
    const staff = await journey.openAs('personel', { path: chatWith('admin'), language: 'en' })
    const write = (page: Page) => page.getByRole('textbox', { name: 'Write a message' })
    await write(staff).waitFor()
    await admin.getByRole('button', { name: 'Show info' }).click()
    const panel = admin.getByRole('complementary', { name: 'Contact info' })

    await panel.getByRole('button', { name: 'Block' }).click()
    await answer(admin, 'Block')
    await admin.getByText("You can't send message to a Blocked contact").waitFor()
    await staff.getByText('You have been Blocked by this user').waitFor()
    expect(await write(staff).count()).toBe(0)
    await panel.getByRole('button', { name: 'Unblock' }).click()
    await write(staff).waitFor()

    await panel.getByRole('switch', { name: 'Mute notifications' }).click({ force: true })
    const mutedEntry = admin
      .getByRole('region', { name: 'Conversations' })
      .getByRole('link', { name: /Muted/ })
    await mutedEntry.waitFor()
    await admin.goto(`${journey.app.url}/chatapp`)
    await write(staff).fill('Leise Nachricht')
    await write(staff).press('Enter')
    await mutedEntry.getByText('Leise Nachricht').waitFor()
    await admin.getByRole('button', { name: 'Messages (1)' }).waitFor()
    expect(await toast(admin, 'Leise Nachricht').count()).toBe(0)

    await mutedEntry.click()
    await admin.getByRole('button', { name: 'Show info' }).click()
    await panel.getByRole('button', { name: 'Clear messages' }).click()
    await answer(admin, 'Clear messages')
    await admin.getByText('No messages yet. Write the first one.').waitFor()
    await expect.poll(() => staff.getByRole('log').locator('article').count()).toBe(2)
    await panel.getByRole('button', { name: 'Delete chat' }).click()
    await answer(admin, 'Delete chat')
    await admin.waitForURL('**/chatapp')
    await mutedEntry.waitFor({ state: 'hidden' })
  })
})

describe('a room', () => {
  test('is founded, filled, shared with administrators, reported and left', async () => {
    const admin = await journey.openAs('admin', { path: '/chatapp' })
    await admin.getByRole('button', { name: 'Neue Gruppe' }).click()
    const form = admin.getByRole('dialog', { name: 'Neue Gruppe' })
    await form.getByRole('button', { name: 'Anlegen' }).click()
    await form.getByText('Die Gruppe braucht einen Namen').waitFor()
    await form.getByLabel('Name der Gruppe').fill('Ein Name mit mehr als fünfundzwanzig Zeichen')
    await form.getByText('25 / 25').waitFor()
    await form.getByLabel('Name der Gruppe').fill('Messe Köln')
    await form.getByLabel('Beschreibung').fill('Alles zum Stand')
    await form.getByLabel('personel Test').check()
    await expectAccessible(admin)
    await form.getByRole('button', { name: 'Anlegen' }).click()
    await admin.waitForURL('**/chatapp/rooms/*')
    await say(admin, 'Willkommen an Bord')
    const panel = await openInfo(admin, 'Gruppeninfo')
    await panel.getByText('2 Mitglieder').waitFor()

    const staff = await journey.openAs('personel', { path: '/chatapp', scheme: 'dark' })
    await entry(staff, 'Messe Köln').click()
    await bubble(staff, 'Willkommen an Bord').getByText('admin Test').waitFor()
    await tick(admin, 'Willkommen an Bord', 'gelesen')
    await panel.getByText('gerade hier').waitFor()
    const staffPanel = await openInfo(staff, 'Gruppeninfo')
    await staffPanel.getByText('Nur Gruppenadministratoren können die Gruppe ändern.').waitFor()
    expect(await staffPanel.getByRole('button', { name: 'Mitglieder hinzufügen' }).count()).toBe(0)
    await expectAccessible(staff)

    await panel.getByRole('button', { name: 'Mitglieder hinzufügen' }).click()
    const adding = admin.getByRole('dialog', { name: 'Mitglieder hinzufügen' })
    await adding.getByLabel('satis Test').check()
    await adding.getByRole('button', { name: 'Hinzufügen', exact: true }).click()
    await panel.getByText('3 Mitglieder').waitFor()
    await panel.getByRole('button', { name: 'Aktionen für personel Test' }).click()
    await admin.getByRole('menuitem', { name: 'Zum Admin machen' }).click()
    await staffPanel.getByRole('button', { name: 'Mitglieder hinzufügen' }).waitFor()
    await staffPanel.getByRole('button', { name: 'Gruppe bearbeiten' }).click()
    const editing = staff.getByRole('dialog', { name: 'Gruppe bearbeiten' })
    await editing.getByLabel('Name der Gruppe').fill('Messe Düsseldorf')
    await editing.getByRole('button', { name: 'Speichern' }).click()
    await head(admin).getByText('Messe Düsseldorf').waitFor()
    await staffPanel.getByRole('button', { name: 'Aktionen für satis Test' }).click()
    await staff.getByRole('menuitem', { name: 'Aus der Gruppe entfernen' }).click()
    await answer(staff, 'Aus der Gruppe entfernen')
    await panel.getByText('2 Mitglieder').waitFor()

    await panel.getByRole('button', { name: 'Verlauf leeren' }).click()
    await admin.getByText('Der Verlauf einer Gruppe lässt sich nicht leeren.').waitFor()
    await answer(admin, 'OK')
    await panel.getByRole('button', { name: 'Gruppe melden' }).click()
    await admin.getByText(/Die letzten 5 Nachrichten/).waitFor()
    await answer(admin, 'Gruppe melden')
    await toast(admin, 'Die Gruppe ist gemeldet.').waitFor()
    await panel.getByRole('button', { name: 'Gruppe verlassen' }).click()
    await answer(admin, 'Gruppe verlassen')
    await admin.waitForURL('**/chatapp')
    await entry(admin, 'Messe Düsseldorf').waitFor({ state: 'hidden' })
    await staffPanel.getByText('1 Mitglied').waitFor()
  })

  test('that was taken out of the list is found again by its name', async () => {
    const caller = await journey.app.as('admin')
    const room = { roomName: 'Lesekreis', members: [people.personel.id] }
    const { item } = await caller.call('/chat/rooms/create', room)
    await caller.call('/chat/delete', { roomId: item.roomId })
    const page = await journey.openAs('admin', { path: '/chatapp' })
    const searchField = page.getByRole('searchbox')
    await searchField.waitFor()
    expect(await entry(page, 'Lesekreis').count()).toBe(0)
    await searchField.fill('lesek')
    await page.getByRole('heading', { name: 'Aus der Liste entfernte Gruppen' }).waitFor()
    await entry(page, 'Lesekreis').click()
    await page.waitForURL(`**/chatapp/rooms/${item.roomId}`)
    await say(page, 'Wieder dabei')
    await entry(page, 'Lesekreis').waitFor()
  })

  test('whoever is removed while it is open is told so', async () => {
    const caller = await journey.app.as('admin')
    const { item } = await caller.call('/chat/rooms/create', {
      roomName: 'Kurz dabei',
      members: [people.personel.id],
    })
    const staff = await journey.openAs('personel', { path: `/chatapp/rooms/${item.roomId}` })
    await field(staff).waitFor()
    await caller.call('/chat/rooms/remove', { roomId: item.roomId, uid: people.personel.id })
    await staff.locator('main').getByRole('alert').waitFor()
    await field(staff).waitFor({ state: 'hidden' })
    await entry(staff, 'Kurz dabei').waitFor({ state: 'hidden' })
  })
})

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FABJADveWkH6oAAAAAElFTkSuQmCC'
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') })

describe('attachments', () => {
  test('pictures are previewed, sent with words, viewed, and everything else is refused in words', async () => {
    const admin = await journey.openAs('admin', { path: chatWith('personel') })
    const staff = await journey.openAs('personel', { path: chatWith('admin'), scheme: 'dark' })
    await field(staff).waitFor()
    const chooser = admin.locator('main input[type="file"]').first()
    await chooser.setInputFiles({ name: 'x.html', mimeType: 'text/html', buffer: Buffer.from('<b>x') })
    await toast(admin, 'Diese Dateiart wird nicht unterstützt').waitFor()
    await chooseBigFile(chooser, 'big.png', 15_731_593)
    await toast(admin, 'Die Datei ist zu groß').waitFor()

    for (const name of ['keller.png', 'regal.png']) {
      await chooser.setInputFiles(picture(name))
      const preview = admin.getByRole('region', { name: 'Vorschau' })
      await preview.getByRole('img', { name }).waitFor()
      await preview.getByRole('textbox').fill(`Das ist ${name}`)
      await preview.getByRole('textbox').press('Enter')
      await tick(admin, `Das ist ${name}`, 'gelesen')
    }
    await bubble(staff, 'Das ist keller.png').getByRole('img', { name: 'keller.png' }).waitFor()
    await staff.getByRole('button', { name: 'Bild öffnen: regal.png' }).click()
    const viewer = staff.getByRole('dialog', { name: 'Bildansicht' })
    await viewer.getByRole('img', { name: 'regal.png' }).waitFor()
    await expect.poll(() => viewer.getByRole('button', { name: 'Vorheriges Bild' }).isEnabled()).toBe(true)
    await staff.keyboard.press('ArrowLeft')
    await viewer.getByRole('img', { name: 'keller.png' }).waitFor()
    await expectAccessible(staff)
    const [download] = await Promise.all([
      staff.waitForEvent('download'),
      viewer.getByRole('button', { name: 'Herunterladen' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('keller.png')
    await closeByKey(staff, viewer)
    const panel = await openInfo(staff, 'Kontaktinfo')
    await panel.getByRole('button', { name: 'Bild öffnen: keller.png' }).click()
    await closeByKey(staff, viewer)
    await expect.poll(() => panel.getByRole('button', { name: /Bild öffnen/ }).count()).toBe(2)
  })

  test('a voice note is recorded, thrown away, recorded again and heard', async () => {
    const admin = await journey.open({ path: chatWith('personel') })
    // A tone takes the place of the microphone; everything after it is the browser's own.
    await addScript(admin, () => {
      navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext()
        const tone = context.createOscillator()
        const out = context.createMediaStreamDestination()
        tone.connect(out)
        tone.start()
        return out.stream
      }
    })
    await admin.reload()
    await signIn(admin, 'admin')
    await admin.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click()
    await admin.getByText('Aufnahme läuft').waitFor()
    await admin.getByRole('button', { name: 'Aufnahme abbrechen' }).click()
    await admin.getByRole('button', { name: 'Sprachnachricht aufnehmen' }).click()
    await admin
      .getByRole('timer')
      .getByText(/0:0[1-9]/)
      .waitFor()
    await expectAccessible(admin)
    await admin.getByRole('button', { name: 'Sprachnachricht senden' }).click()
    await tick(admin, 'Sprachnachricht', 'gesendet')
    await log(admin)
      .getByRole('button', { name: /^Sprachnachricht · \d:\d\d$/ })
      .click()
    await log(admin).locator('audio[src^="blob:"]').waitFor()
  })
})

describe('without a connection', () => {
  test('messages wait, outlive a reload, and arrive once and in order', async () => {
    const admin = await journey.openAs('admin', { path: chatWith('personel') })
    const staff = await journey.openAs('personel', { path: chatWith('admin') })
    await say(admin, 'vorher')
    await tick(admin, 'vorher', 'gelesen')
    await admin.context().setOffline(true)
    await admin.getByText(/^Offline\. Nachrichten gehen hinaus/).waitFor()
    await list(admin).getByText('Keine Verbindung. Bitte prüfen Sie Ihre Internetverbindung').waitFor()
    await say(admin, 'eins')
    await say(admin, 'zwei')
    await tick(admin, 'eins', 'wartet')
    await tick(admin, 'zwei', 'wartet')
    await expectAccessible(admin)
    await sent('personel', 'admin', 'inzwischen')
    await admin.context().setOffline(false)
    await admin.getByText('Online', { exact: true }).waitFor()
    await tick(admin, 'zwei', 'gelesen')
    await bubble(admin, 'inzwischen').waitFor()
    const arrived = ['vorher', 'inzwischen', 'eins', 'zwei']
    await expect.poll(() => texts(staff)).toEqual(arrived)
    await expect.poll(() => texts(admin)).toEqual(arrived)
    expect(await toast(admin, 'NETWORK').count()).toBe(0)

    // Only the calls fail: nothing is sent until the page is reloaded.
    await admin.route('**/api/chat/messages/send', (route) => route.abort())
    await say(admin, 'drei')
    await bubble(admin, 'drei').getByText('Nicht gesendet').waitFor()
    await admin.unroute('**/api/chat/messages/send')
    await admin.goto(`${journey.app.url}/stoklistesi`)
    await bubble(staff, 'drei').waitFor()
    await expect.poll(() => texts(staff)).toEqual([...arrived, 'drei'])
  })

  test('waiting messages are not visible to another person in the same browser, and is gone after signing out', async () => {
    const page = await journey.openAs('admin', { path: chatWith('personel') })
    await page.route('**/api/chat/messages/send', (route) => route.abort())
    await say(page, 'nur für personel')
    await bubble(page, 'nur für personel').getByText('Nicht gesendet').waitFor()
    // The session ends without signing out, and another user signs in.
    await page.evaluate(() => localStorage.removeItem('wk.session'))
    await page.goto(journey.app.url + chatWith('personel'))
    await signIn(page, 'admin2')
    await page.getByText('Noch keine Nachrichten.').waitFor()
    expect(await bubble(page, 'nur für personel').count()).toBe(0)
    await page.unroute('**/api/chat/messages/send')
    await page.evaluate(() => localStorage.removeItem('wk.session'))
    await page.goto(journey.app.url + chatWith('personel'))
    await signIn(page, 'admin')
    await tick(page, 'nur für personel', 'gesendet')

    await page.route('**/api/chat/messages/send', (route) => route.abort())
    await say(page, 'bleibt nicht liegen')
    await bubble(page, 'bleibt nicht liegen').getByText('Nicht gesendet').waitFor()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click()
    await page.locator('input[name="user_name"]').waitFor()
    const kept = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(kept).not.toContain(`wk-chat-outbox-${people.admin.id}`)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(
      `wk-chat-waiting-${people.admin.id}`,
    )
  })

  test('a refused message stays with its reason and can be thrown away', async () => {
    const BLOCKED = chatRefusals.chat_blocked_by_contact.words.de
    const admin = await journey.openAs('admin', { path: chatWith('personel') })
    await field(admin).waitFor()
    await admin.route('**/api/chat/messages/send', (route) =>
      route.fulfill({
        json: { status: { isContinue: false, code: 'chat_blocked_by_contact', message: BLOCKED } },
      }),
    )
    await say(admin, 'kommt nicht an')
    const failed = bubble(admin, 'kommt nicht an')
    await failed.getByText(BLOCKED).waitFor()
    await expectAccessible(admin)
    await failed.getByRole('button', { name: 'Verwerfen' }).click()
    await failed.waitFor({ state: 'hidden' })
    await say(admin, 'kommt später an')
    await bubble(admin, 'kommt später an').getByText(BLOCKED).waitFor()
    await admin.unroute('**/api/chat/messages/send')
    await bubble(admin, 'kommt später an').getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await tick(admin, 'kommt später an', 'gesendet')
  })
})

describe('ten thousand messages', () => {
  const MANY = 10_000

  beforeEach(async () => {
    await sent('personel', 'admin', 'Nummer 1.')
    await sql`
      insert into chat_messages (conversation_id, seq, sender_id, client_id, kind, message, sent_at)
      select c.id, n, case when n % 3 = 0 then ${people.admin.id} else ${people.personel.id} end::int,
        gen_random_uuid(), 'text', 'Nummer ' || n || '.' || repeat(' und mehr', n % 20), now() - (${MANY} - n) * interval '1 minute'
      from chat_conversations c, generate_series(2, ${MANY}) n`.execute(journey.app.db)
    await sql`update chat_conversations set last_seq = ${MANY}`.execute(journey.app.db)
    await sql`update chat_members set read_seq = ${MANY}, received_seq = ${MANY}`.execute(journey.app.db)
  })

  test('load backwards, keep the place, lead back to the end, and are found', async () => {
    const admin = await journey.openAs('admin', { path: chatWith('personel') })
    await bubble(admin, 'Nummer 10000.').waitFor()
    const scroller = log(admin)
    expect(await scroller.locator('article').count()).toBeLessThan(80)
    await expect
      .poll(() => scroller.evaluate((e) => e.scrollHeight - e.clientHeight - e.scrollTop))
      .toBeLessThan(5)

    // The topmost message stays in place while older ones are inserted above it.
    const loaded = () => scroller.evaluate((e) => e.scrollHeight)
    const before = await loaded()
    const onTop = await scroller.evaluate(async (element) => {
      element.scrollTo(0, 300)
      const { top, bottom } = element.getBoundingClientRect()
      // The rows for the new scroll position are rendered some frames later.
      for (;;) {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        const shown = [...element.querySelectorAll('article')].find((article) => {
          const at = article.getBoundingClientRect().top
          return at > top + 40 && at < bottom
        })
        const words = shown?.querySelector('p')?.textContent.split('.')[0]
        if (shown && words) return { words: `${words}.`, at: shown.getBoundingClientRect().top }
      }
    })
    await expect.poll(loaded).toBeGreaterThan(before + 1_000)
    const moved = async () => ((await bubble(admin, onTop.words).boundingBox())?.y ?? Infinity) - onTop.at
    await expect.poll(async () => Math.abs(await moved())).toBeLessThan(60)

    await sent('personel', 'admin', 'Ganz neu')
    const down = admin.getByRole('button', { name: 'Nach unten, 1 neue' })
    await down.waitFor()
    await expectAccessible(admin)
    await down.click()
    await bubble(admin, 'Ganz neu').waitFor()
    await down.waitFor({ state: 'hidden' })

    await admin.getByRole('button', { name: 'In der Unterhaltung suchen' }).click()
    const search = admin.getByRole('textbox', { name: 'In der Unterhaltung suchen' })
    await search.fill('Nummer 950')
    await admin.getByText('1 von 11 Treffern').waitFor()
    await bubble(admin, 'Nummer 9509.').waitFor()
    await admin.getByRole('button', { name: 'Vorheriger Treffer' }).click()
    await admin.getByText('2 von 11 Treffern').waitFor()
    await bubble(admin, 'Nummer 9508.').waitFor()
    await search.press('Shift+Enter')
    await admin.getByText('1 von 11 Treffern').waitFor()
    await search.fill('gibt es nicht')
    await admin.getByText('0 von 0 Treffern').waitFor()
    await search.press('Escape')
    await search.waitFor({ state: 'hidden' })
  })
})

describe('on a telephone', () => {
  test('one column at a time', async () => {
    await sent('personel', 'admin', 'Bin unterwegs')
    const page = await journey.openAs('admin', { path: '/chatapp' })
    await page.setViewportSize({ width: 420, height: 800 })
    await page.reload()
    await entry(page, 'personel Test').click()
    await bubble(page, 'Bin unterwegs').waitFor()
    await list(page).waitFor({ state: 'hidden' })
    const panel = await openInfo(page, 'Kontaktinfo')
    await log(page).waitFor({ state: 'hidden' })
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Schließen' }).click()
    await log(page).waitFor()
    await page.getByRole('link', { name: 'Zurück' }).click()
    await list(page).waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(420)
  })
})

describe('the own profile', () => {
  test('words and picture are seen by the others', async () => {
    await sent('admin', 'personel', 'Hallo')
    const admin = await journey.openAs('admin', { path: '/chatapp' })
    await admin.getByRole('button', { name: 'Mein Profil' }).click()
    const form = admin.getByRole('dialog', { name: 'Mein Profil' })
    await form.getByLabel('Über mich').fill('Im Keller bis 17 Uhr')
    await form.locator('input[type="file"]').setInputFiles(picture('ich.png'))
    await form.getByRole('img', { name: 'Bild' }).waitFor()
    await expectAccessible(admin)
    await form.getByRole('button', { name: 'Speichern' }).click()
    await toast(admin, 'Das Profil ist gespeichert.').waitFor()
    const staff = await journey.openAs('personel', { path: chatWith('admin') })
    const panel = await openInfo(staff, 'Kontaktinfo')
    await panel.getByText('Im Keller bis 17 Uhr').waitFor()
    await panel.locator('img').first().waitFor()
  })
})
