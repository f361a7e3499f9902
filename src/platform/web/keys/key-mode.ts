import { readLocal, writeLocal } from '../session/local-data.ts'
import { createStore } from '../store.ts'
import { keyModes, type KeyMode } from './shortcut-key.ts'

const stored = readLocal<KeyMode>('keys')

/** How single keys work for this person in this browser. */
export const keyMode = createStore<KeyMode>(keyModes.find((mode) => mode === stored) ?? 'on')

export function setKeyMode(mode: KeyMode): void {
  writeLocal('keys', mode === 'on' ? null : mode)
  keyMode.set(mode)
}
