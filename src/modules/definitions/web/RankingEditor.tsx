import { Button, FileButton, Text } from '@mantine/core'
import { IconFolderOpen } from '@tabler/icons-react'
import { useState } from 'react'
import { z } from 'zod'
import { errorTexts } from '#core/errors.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { tell, useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastWarning } from '#platform/web/toasts.ts'
import { RankingForm, rankingRule, type RankingRow } from '../domain/rankings.ts'
import { definitionTexts } from '../texts.ts'
import { DefinitionEditor } from './DefinitionEditor.tsx'
import classes from './Rankings.module.css'
import { definitionScreenTexts } from './texts.ts'

/** An existing ranking keeps its picture unless a new one is chosen. */
const RankingChange = RankingForm.extend({ base_64: z.string().nullish() })

type Values = { title: string | null; file_name: string | null; base_64: string | null }

type Props = { ranking: RankingRow | null; onClose(): void }

export function RankingEditor({ ranking, onClose }: Props) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const form = useRecordForm<Values>(ranking ? RankingChange : RankingForm, {
    title: ranking?.title ?? null,
    file_name: ranking?.file_name ?? null,
    base_64: ranking ? null : '',
  })
  return (
    <DefinitionEditor
      title={ranking ? t('ranking_edit') : t('ranking_new')}
      size="side"
      resource="/raking_figure"
      record={ranking}
      form={form}
      onClose={onClose}
    >
      <FormSection title={t('picture')}>
        {ranking && <ShownValue label={label('id')} value={String(ranking.id)} />}
        <TextField form={form} name="title" label={label('title')} autoFocus />
        <PictureField
          error={form.errors.base_64 ? t('picture_missing') : null}
          onChoose={(name, content) => {
            form.set('file_name', name)
            void form.setLater('base_64', content)
          }}
        />
      </FormSection>
    </DefinitionEditor>
  )
}

type PictureProps = { error: string | null; onChoose(name: string, content: Promise<string>): void }

function PictureField({ error, onChoose }: PictureProps) {
  const common = useTexts(commonTexts)
  const [preview, setPreview] = useState<string | null>(null)

  async function choose(file: File | null) {
    if (!file) return
    if (file.size > rankingRule.maxBytes) {
      return toastWarning(tell(errorTexts, 'file_too_large', { max: rankingRule.maxBytes / 1_048_576 }))
    }
    const content = readAsBase64(file)
    onChoose(file.name, content)
    setPreview(`data:${file.type};base64,${await content}`)
  }

  return (
    <div className={classes.picture}>
      <FileButton accept={rankingRule.types.join(',')} onChange={(file) => void choose(file)}>
        {(props) => (
          <Button {...props} variant="default" leftSection={<IconFolderOpen size={14} />}>
            {common('choose_file')}
          </Button>
        )}
      </FileButton>
      {preview && <img height={100} alt="" src={preview} />}
      {error && (
        <Text size="xs" c="var(--wk-danger-text)" role="alert">
          {error}
        </Text>
      )}
    </div>
  )
}
