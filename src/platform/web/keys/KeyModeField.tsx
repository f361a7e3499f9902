import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useTexts } from '../language.tsx'
import { useStore } from '../store.ts'
import { keyMode, setKeyMode } from './key-mode.ts'
import { keyTexts } from './key-texts.ts'
import { keyModes } from './shortcut-key.ts'

/** The personal switch of single keys: on, only with Alt, or off. */
export function KeyModeField() {
  const t = useTexts(keyTexts)
  const mode = useStore(keyMode)
  return (
    <Stack gap={4}>
      <Text size="sm" fw={600} id="single-keys">
        {t('single_keys')}
      </Text>
      <SegmentedControl
        size="xs"
        aria-labelledby="single-keys"
        value={mode}
        data={keyModes.map((value) => ({ value, label: t(`mode_${value}`) }))}
        onChange={setKeyMode}
      />
      <Text size="xs" c="dimmed">
        {t('single_keys_hint')}
      </Text>
    </Stack>
  )
}
