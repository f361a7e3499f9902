import { expect, test } from 'vitest'
import { readSources } from './sources.ts'

/** Handlers that hear the keys of the whole page, wherever the focus is. */
const PAGE_HANDLER =
  /\buseHotkeys\(|(?:\b(?:window|document)\.|(?<![.\w]))addEventListener\('key(?:down|up|press)'/

/** What hears them outside the module of shortcuts, and why; none of them acts by a single character. */
const hearing: Record<string, string> = {
  'src/app/web/SignedIn.tsx': 'F1 opens the help',
  'src/modules/telephone/web/incoming/incoming.ts': 'F9 opens who rings, on every screen',
  'src/modules/chat/web/messages/ImageViewer.tsx': 'arrows lead to the other pictures',
  'src/modules/chat/web/people/InfoPanel.tsx': 'Esc closes the panel',
  'src/platform/web/form/RecordDrawer.tsx': 'Ctrl+S and Esc of the panel on top',
  'src/platform/web/shell/Shell.tsx': 'Ctrl+K, and Esc closes the menu',
  'src/platform/web/toasts/undo.ts': 'Ctrl+Z takes the latest act back',
}

/** A handler that compares a key with one character. */
const SINGLE_KEY = /\b(?:key|code)(?:\.toLowerCase\(\))? ?[!=]== ?(?:'[^']'|'(?:Key[A-Z]|Digit\d)')/

/** Who may, and why; Space and Enter press what has the focus. */
const comparing: Record<string, string> = {
  'src/platform/web/charts/roving.ts': 'Space opens the bar that has the focus',
  'src/platform/web/list/groups/group-lines.ts': 'Space opens the group that has the focus',
  'src/platform/web/list/preview/preview-choice.ts': 'Space shows the row that has the focus',
  'src/platform/web/list/question/type-ahead.ts': 'letters lead to an entry of the open menu',
  'src/platform/web/list/rows/use-row-keys.ts': 'Space ticks the row that has the focus, Ctrl+A all',
  'src/platform/web/toasts/undo.ts': 'Ctrl+Z',
}

const webFiles = async () =>
  (await readSources()).filter(
    ({ file }) =>
      (file.includes('/web/') || file.startsWith('src/app/')) && !file.startsWith('src/platform/web/keys/'),
  )

const filesWith = async (pattern: RegExp) =>
  (await webFiles())
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted()

test('only the module of shortcuts hears single keys of the whole page', async () => {
  expect(await filesWith(PAGE_HANDLER)).toEqual(Object.keys(hearing).toSorted())
})

test('no handler outside it acts by a single character', async () => {
  expect(await filesWith(SINGLE_KEY)).toEqual(Object.keys(comparing).toSorted())
})

/** Screens whose keys act from everywhere on them: they open, move or take the next customer, and store nothing about one. */
const fromEverywhere: Record<string, string> = {
  'src/modules/bank/web/BankScreen.tsx': 'next, previous, search, tabs, choosing a file',
  'src/modules/telephone/web/CallPhones.tsx': 'consents',
  'src/modules/telephone/web/Outcomes.tsx': 'note field',
  'src/modules/telephone/web/Queue.tsx': 'next customer of the queue',
  'src/modules/telephone/web/Status.tsx': 'list of keys',
  'src/modules/customers/web/lists/CustomerActions.tsx': 'form of an order',
  'src/modules/customers/web/card/CustomerCard.tsx': 'note field, conversation, appointment',
  'src/modules/customers/web/public/TrackingScreen.tsx': 'page through customers, draw one',
}

test('keys that store something act in the area of their record', async () => {
  expect(await filesWith(/\buseShortcuts\(/)).toEqual(Object.keys(fromEverywhere).toSorted())
})

test.each([
  [PAGE_HANDLER, "window.addEventListener('keydown', onKey)", true],
  [PAGE_HANDLER, "    addEventListener('keyup', onKey)", true],
  [PAGE_HANDLER, "useHotkeys([['x', act]])", true],
  [PAGE_HANDLER, "field.addEventListener('keydown', onKey)", false],
  [SINGLE_KEY, "if (event.key === 'x') act()", true],
  [SINGLE_KEY, "if (event.key.toLowerCase() === 'x') act()", true],
  [SINGLE_KEY, "if (event.code !== 'KeyL') return", true],
  [SINGLE_KEY, "if (event.key === 'Enter') act()", false],
])('%s on %s: %s', (pattern, line, isFound) => expect(pattern.test(line)).toBe(isFound))
