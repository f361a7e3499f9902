import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Optional data on a screen, which nobody would take for an empty result when it fails to load. */
const extras = new Set([
  'src/modules/telephone/web/AssignDialog.tsx',
  'src/modules/telephone/web/Decisions.tsx',
  'src/modules/telephone/web/Status.tsx',
  'src/modules/chat/web/SearchBar.tsx',
  'src/modules/commissions/web/PayeeAccountButton.tsx',
  'src/modules/customers/web/edit/FilesPanel.tsx',
  'src/modules/customers/web/card/ProductTab.tsx',
  'src/modules/customers/web/moving/TransferHistory.tsx',
  'src/modules/dashboard/web/Celebration.tsx',
  'src/modules/dashboard/web/TodayTiles.tsx',
  'src/modules/orders/web/order/AmountsSection.tsx',
  'src/modules/orders/web/documents/EInvoiceNotice.tsx',
  'src/modules/orders/web/money/OrderDebits.tsx',
  'src/modules/orders/web/money/OverdueBar.tsx',
  'src/modules/orders/web/order/WinePicture.tsx',
  'src/modules/reports/web/FigureNotes.tsx',
  'src/modules/setup/web/public/SetupHint.tsx',
  'src/modules/suggest/web/public/ThreeBottles.tsx',
])

/** A query of which only the data is used, so that a failure looks like an empty result. */
const isSilent = (source: string) =>
  [...source.matchAll(/const \{([^}]*)\} = useQuery\(/g)].some(([, taken]) => !/rror/.test(taken ?? ''))

test('the check finds a question whose failure nobody would see', () => {
  expect(isSilent('const { data = [] } = useQuery({ queryKey })')).toBe(true)
  expect(isSilent('const { data, error } = useQuery({ queryKey })')).toBe(false)
  expect(isSilent('const query = useQuery({ queryKey })')).toBe(false)
})

test('a screen says when it could not read its rows', () => {
  const silent = globSync('src/modules/*/web/**/*.tsx').filter((file) => isSilent(readFileSync(file, 'utf8')))
  expect(silent.toSorted()).toEqual([...extras].toSorted())
})
