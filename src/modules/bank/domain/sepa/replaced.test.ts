import { expect, test } from 'vitest'
import { replacedIn } from './replaced.ts'

test.each([
  ['Jürgen Groß', [{ text: 'Jürgen Groß', in_file: 'Juergen Gross', lost: '' }]],
  ['Ayşe Yıldız', [{ text: 'Ayşe Yıldız', in_file: 'Ayse Yildiz', lost: '' }]],
  ['Erika Muster', []],
  [' Erika Muster ', []],
  ['Иван Müller', [{ text: 'Иван Müller', in_file: 'Mueller', lost: 'Иван' }]],
  ['Αννα 日本', [{ text: 'Αννα 日本', in_file: '', lost: 'Ανα日本' }]],
  ['Dr. „Max“ Moritz', [{ text: 'Dr. „Max“ Moritz', in_file: 'Dr. Max Moritz', lost: '' }]],
  [null, []],
])('%s in a file of payments', (text, replaced) => expect(replacedIn([text])).toEqual(replaced))

test('what is longer than a file takes is shown as it is cut', () => {
  const text = 'A'.repeat(80)
  expect(replacedIn([text])).toEqual([{ text, in_file: 'A'.repeat(70), lost: '' }])
})
