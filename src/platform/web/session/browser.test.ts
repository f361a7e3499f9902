import { expect, test } from 'vitest'
import { isChrome } from './browser.ts'

const brands = (...names: string[]) => ({
  brands: ['Not/A)Brand', 'Chromium', ...names].map((brand) => ({ brand })),
})
const agent = (more = '') =>
  `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36${more}`
const none = { brands: [] }

test.each([
  ['Chrome', agent(), brands('Google Chrome'), true],
  ['Chromium itself', agent(), brands(), true],
  ['Edge', agent(' Edg/140.0'), brands('Microsoft Edge'), false],
  ['Opera', agent(' OPR/120.0'), brands('Opera'), false],
  ['Chrome without brands', agent(), none, true],
  ['Edge without brands', agent(' Edg/140.0'), none, false],
  ['Edge on a phone', agent(' EdgA/140.0'), none, false],
  ['Opera without brands', agent(' OPR/120.0'), none, false],
  ['Firefox', 'Mozilla/5.0 Gecko/20100101 Firefox/143.0', none, false],
])('%s', (_, userAgent, data, expected) => {
  expect(isChrome(userAgent, data)).toBe(expected)
})
