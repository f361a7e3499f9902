import { expect, test } from 'vitest'
import { freePlace, type Box } from './free-place.ts'

const window = { width: 1000, height: 600 }
const toast = { width: 400, height: 60 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test.each([
  ['nothing there: at the bottom right', [], { left: 588, bottom: 12 }],
  ['a pager at the bottom right: in the middle', [box(800, 560, 180, 30)], { left: 294, bottom: 12 }],
  [
    'a pager and a save button beside it: at the left',
    [box(800, 560, 180, 30), box(600, 560, 80, 30)],
    { left: 12, bottom: 12 },
  ],
  ['a bar of buttons: above it', [box(0, 550, 1000, 40)], { left: 588, bottom: 60 }],
  ['a bar that is only touched covers nothing', [box(0, 588, 1000, 12)], { left: 588, bottom: 12 }],
])('%s', (_, controls, place) => {
  expect(freePlace(toast, window, controls)).toEqual(place)
})

test('where everything is covered, the place that covers fewest', () => {
  const everywhere = box(0, 0, 1000, 600)
  expect(freePlace(toast, window, [everywhere, box(600, 0, 400, 600)])).toEqual({ left: 12, bottom: 12 })
})

test('a toast that covers nothing stays; one that covers a control moves', () => {
  const now = { left: 294, bottom: 60 }
  expect(freePlace(toast, window, [], now)).toEqual(now)
  expect(freePlace(toast, window, [box(300, 490, 50, 20)], now)).toEqual({ left: 588, bottom: 12 })
  expect(freePlace(toast, { width: 600, height: 600 }, [], now)).toEqual({ left: 188, bottom: 12 })
})

test('a window smaller than the toast still shows it', () => {
  expect(freePlace({ width: 400, height: 300 }, { width: 300, height: 200 }, [])).toEqual({
    left: 12,
    bottom: 12,
  })
})
