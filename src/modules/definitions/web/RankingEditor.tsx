import { z } from 'zod'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { PictureField } from '#platform/web/form/PictureField.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { RankingForm, rankingRule, type RankingRow } from '../domain/rankings.ts'
import { definitionTexts } from '../texts.ts'
import { definitionScreenTexts } from './texts.ts'

/** An existing ranking keeps its picture unless a new one is chosen. */
const RankingChange = RankingForm.extend({ base_64: z.string().nullish() })

type Values = { title: string | null; file_name: string | null; base_64: string | null }

type Props = { ranking: RankingRow | null; onClose(): void }

export function RankingEditor({ ranking, onClose }: Props) {
  const t = useTexts(definitionScreenTexts)
  const label = useTexts(definitionTexts)
  const initial: Values = {
    title: ranking?.title ?? null,
    file_name: ranking?.file_name ?? null,
    base_64: ranking ? null : '',
  }
  const path = ranking ? '/raking_figure/update' : '/raking_figure/create'
  const editor = useEditor(path, ranking ? RankingChange : RankingForm, {
    initial,
    record: ranking,
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={ranking ? t('ranking_edit') : t('ranking_new')}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <FormSection title={t('picture')}>
        {ranking && <ShownValue label={label('id')} value={String(ranking.id)} />}
        <TextField form={form} name="title" label={label('title')} autoFocus />
        <PictureField
          rule={rankingRule}
          error={form.errors.base_64 ? t('picture_missing') : null}
          onChoose={(name, content) => {
            form.set('file_name', name)
            void form.setLater('base_64', content)
          }}
        />
      </FormSection>
    </RecordDrawer>
  )
}
