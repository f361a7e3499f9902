import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addScript } from './leaving.ts'
import { endKeyboardWatch, watchKeyboard, type KeyboardWatch, type Stop } from './keyboard-watch.ts'
import { settled } from './lists.ts'

/** More stops than any screen has, so needing them all is a failure. */
const LIMIT = 120
/** Far fewer than most ways need, and few enough to check the position between bursts. */
const BURST = 8

export type Keys = {
  page: Page
  press(...keys: string[]): Promise<void>
  /** Presses Tab, backwards if nearer, or another key until the target has the focus; reports the way if not. */
  to(target: Locator, key?: string): Promise<void>
  /** Goes to a button, link, tick box, … and presses it. */
  use(target: Locator, key?: 'Enter' | 'Space'): Promise<void>
  /** Goes to a field and replaces its content. */
  write(field: Locator, text: string): Promise<void>
  /** Moves to a field with a list and selects the entry with this text. */
  pick(field: Locator, entry: string): Promise<void>
  /** Moves to the selected one of several choices and on to another. */
  choose(taken: Locator, choice: Locator): Promise<void>
  /** Opens the menu of the focused row and selects an entry. */
  act(action: string): Promise<void>
  /** Checks that an opened panel has the focus, and returns it. */
  enter(panel: Locator): Promise<Locator>
  /** Checks that Tab cycles through the panel and never leaves it. */
  goRound(panel: Locator): Promise<void>
  /** Closes the panel with Esc and checks that the focus is back at its opener or, if that is gone, not lost. */
  leave(panel: Locator, opener?: Locator): Promise<void>
}

/** Works at a page without a mouse; any focus change not by a key or the app fails the test. */
export async function byKeyboard(page: Page): Promise<Keys> {
  await addScript(page, watchKeyboard, endKeyboardWatch)
  await page.evaluate(watchKeyboard)
  const { keyboard } = page

  async function press(...keys: string[]): Promise<void> {
    for (const key of keys) await keyboard.press(key)
  }

  /** Several key presses at once, as by a held key; the page stops at the target. */
  async function holdTab(isBack: boolean): Promise<void> {
    if (isBack) await keyboard.down('Shift')
    const strokes = Array.from({ length: BURST }, () => [keyboard.down('Tab'), keyboard.up('Tab')])
    await Promise.all(strokes.flat())
    if (isBack) await keyboard.up('Shift')
  }

  async function to(target: Locator, key?: string): Promise<void> {
    await target.first().waitFor({ state: 'attached' })
    let stop = await watch(target, 'aim')
    const isBack = stop.isPast
    while (!stop.isHere && stop.way.length < LIMIT) {
      if (key) await keyboard.press(key)
      else await holdTab(isBack)
      stop = await watch(target, 'aim')
    }
    const way = stop.way.join(' → ')
    if (stop.hidden) throw new Error(`${stop.hidden} is hidden while it has the focus: ${way}`)
    if (!stop.isHere) throw new Error(`${key ?? 'Tab'} never leads to ${target.toString()}: ${way}`)
  }

  async function use(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await to(target)
    await keyboard.press(key)
  }

  return {
    page,
    press,
    to,
    use,
    async write(field, text) {
      await to(field)
      await press('Control+a')
      await keyboard.type(text)
    },
    async pick(field, entry) {
      await to(field)
      await press('ArrowDown')
      await page.locator('[data-combobox-option]:visible').first().waitFor()
      await to(page.locator('[data-combobox-option]:visible', { hasText: entry }), 'ArrowDown')
      await press('Enter')
    },
    async choose(taken, choice) {
      await to(taken)
      await to(choice, 'ArrowRight')
      await settled(page)
    },
    async act(action) {
      await settled(page)
      await press('Shift+F10')
      await page.getByRole('menu').waitFor()
      await to(page.getByRole('menuitem', { name: action, exact: true }), 'ArrowDown')
      await press('Enter')
    },
    async enter(panel) {
      await panel.waitFor()
      await until(panel, 'isInside')
      return panel
    },
    async goRound(panel) {
      const start = await page.evaluateHandle(() => document.activeElement)
      const way: string[] = []
      for (let step = 0; step < LIMIT; step += 1) {
        await keyboard.press('Tab')
        const stop = await watch(panel, 'look')
        way.push(stop.name)
        if (!stop.isInside) throw new Error(`Tab leads out of ${panel.toString()}: ${way.join(' → ')}`)
        if (await start.evaluate((element) => element === document.activeElement)) return
      }
      throw new Error(`Tab never leads back: ${way.join(' → ')}`)
    },
    async leave(panel, opener) {
      await until(panel, 'isInside')
      await press('Escape')
      await panel.waitFor({ state: 'hidden' })
      if (opener) await until(opener, 'isHere')
      else await expect.poll(() => watch(panel, 'look').then(({ name }) => name)).not.toBe('nothing')
    },
  }
}

/** The same, starting behind the menu and the top bar with the skip link. */
export async function byKeyboardIn(page: Page): Promise<Keys> {
  const keys = await byKeyboard(page)
  await page.locator('main :visible').first().waitFor()
  await keys.use(page.locator('a[href="#content"]'))
  return keys
}

/** Waits for the focus; a failure names the element that has it. */
const until = (place: Locator, isThere: 'isHere' | 'isInside') =>
  expect.poll(() => watch(place, 'look').then((stop) => (stop[isThere] ? 'there' : stop.name))).toBe('there')

const watch = (target: Locator, act: 'look' | 'aim'): Promise<Stop> =>
  target.evaluateAll(
    (elements, asked) =>
      (globalThis as unknown as { keyboardWatch: KeyboardWatch }).keyboardWatch[asked](elements),
    act,
  )
