import { tell } from '#platform/web/language.tsx'
import type { WaitingMessage } from './compose/outbox-queue.ts'
import { chatScreenTexts } from './texts.ts'

/** Why the server refused a message; null when it did not, or gave no reason that has words. */
export function refusalText({ problem, words, isRefused }: WaitingMessage): string | null {
  if (!isRefused || !problem) return null
  if (problem === 'file_too_large') return tell(chatScreenTexts, 'file_too_big')
  if (problem === 'file_type_not_allowed') return tell(chatScreenTexts, 'type_unsupported')
  return words || null
}
