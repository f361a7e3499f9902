import { Kbd } from '@mantine/core'
import { useStore } from '../store.ts'
import { keyMode } from './key-mode.ts'

/** The keys of a letter of `useAltKeys`, as this person has to press them. */
export function AltKey({ letter }: { letter: string }) {
  const mode = useStore(keyMode)
  return <Kbd size="xs">{mode === 'alt' ? `Alt ⇧ ${letter}` : `Alt ${letter}`}</Kbd>
}
