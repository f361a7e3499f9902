import { Button, FileButton, Text } from '@mantine/core'
import { IconFolderOpen, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { filesRefusals } from '#core/refusals/files.ts'
import { readAsBase64 } from '../download.ts'
import { useTexts } from '../language.tsx'
import { tellReason } from '../refusals.ts'
import { commonTexts } from '../texts.ts'
import { toastWarning } from '../toasts/toasts.ts'
import classes from './PictureField.module.css'

type Props = {
  rule: { types: readonly string[]; maxBytes: number }
  /** The picture as it is stored. */
  stored?: string | null
  error: string | null
  onChoose(name: string, content: Promise<string>): void
  /** Removes the picture; without it a picture is mandatory. */
  onRemove?: (() => void) | undefined
}

/** Chooses a picture and shows it before it is saved. */
export function PictureField({ rule, stored = null, error, onChoose, onRemove }: Props) {
  const common = useTexts(commonTexts)
  // Null: nothing was chosen; url null: remove the picture; otherwise: save this picture.
  const [chosen, setChosen] = useState<{ url: string | null } | null>(null)
  const shown = chosen ? chosen.url : stored

  async function choose(file: File | null) {
    if (!file) return
    if (file.size > rule.maxBytes) {
      return toastWarning(tellReason(filesRefusals.file_too_large, { max: rule.maxBytes / 1_048_576 }))
    }
    const content = readAsBase64(file)
    onChoose(file.name, content)
    setChosen({ url: `data:${file.type};base64,${await content}` })
  }

  return (
    <div className={`wk-row ${classes.picture}`}>
      <FileButton accept={rule.types.join(',')} onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFolderOpen size={14} />}>
            {common('choose_file')}
          </Button>
        )}
      </FileButton>
      {shown && <img height={100} alt="" src={shown} />}
      {shown && onRemove && (
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={14} />}
          onClick={() => {
            setChosen({ url: null })
            onRemove()
          }}
        >
          {common('picture_remove')}
        </Button>
      )}
      {error && (
        <Text size="xs" c="var(--wk-danger-text)" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
