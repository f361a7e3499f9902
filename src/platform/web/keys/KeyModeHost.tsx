import { Dialog } from '../dialogs/Dialog.tsx'
import { useTexts } from '../language.tsx'
import { keyModeRequest } from '../records/requests.ts'
import { KeyModeField } from './KeyModeField.tsx'
import { keyTexts } from './key-texts.ts'

/** The switch of single keys, opened from Ctrl+K on every screen. */
export function KeyModeHost() {
  const t = useTexts(keyTexts)
  return (
    <Dialog title={t('single_keys')} onClose={() => keyModeRequest.set(null)}>
      <KeyModeField />
    </Dialog>
  )
}
