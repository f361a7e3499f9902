import { ActionIcon } from '@mantine/core'
import { IconBarcode } from '@tabler/icons-react'
import { useState } from 'react'
import { TextField, type TextFieldProps } from '../form/fields.tsx'
import { useTexts } from '../language.tsx'
import { lazyPart } from '../screen/lazy-part.tsx'
import { scanTexts } from './scan-texts.ts'

const CameraDialog = lazyPart(async () => (await import('./CameraDialog.tsx')).CameraDialog)

/** A field for a printed code: typed, sent by a hand-held scanner as if it were typed, or seen by the camera. */
export function ScanField<Values>(props: TextFieldProps<Values>) {
  const t = useTexts(scanTexts)
  const [isOpen, setOpen] = useState(false)
  const { form, name } = props
  return (
    <>
      <TextField
        {...props}
        rightSection={
          <ActionIcon variant="subtle" color="gray" aria-label={t('scan')} onClick={() => setOpen(true)}>
            <IconBarcode size={18} />
          </ActionIcon>
        }
      />
      {isOpen && (
        <CameraDialog
          onFound={(code) => form.set(name, code as Values[keyof Values & string])}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
