import { Select, Stack } from '@mantine/core'
import { say } from '#core/texts/texts.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { common, type FieldProps } from '#platform/web/form/field-props.ts'
import { FlagField, TextField } from '#platform/web/form/fields.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session/session.ts'
import { dayKinds, groupings, whyNotGrouping } from '../domain/analysis.ts'
import { comparisonKinds } from '../domain/comparison.ts'
import { reportKinds } from '../domain/kinds.ts'
import { formats, SavedReportForm, schedules, type SavedReport } from '../domain/saved.ts'
import { savedTexts } from '../saved-texts.ts'

/** The values of the form. */
export type Draft = Omit<
  SavedReport,
  | 'id'
  | 'version'
  | 'owner'
  | 'owner_id'
  | 'is_paused'
  | 'next_at'
  | 'last_sent_at'
  | 'problem'
  | 'problem_words'
>

type Props = { draft: Draft; record?: { id: number; version: number } | null; onClose(): void }

/** Saves the parameters of a report under a name, with the schedule of its mails. */
export function SavedReportEditor({ draft, record = null, onClose }: Props) {
  const t = useTexts(savedTexts)
  const language = useLanguage()
  const user = useUser()
  const editor = useEditor('/saved_report/save', SavedReportForm, {
    initial: draft,
    record,
    message: () => t('saved'),
    onSaved: onClose,
  })
  const { form } = editor
  const { values } = form
  const { report } = values
  const kind = reportKinds[report]
  const allowed = groupings.filter((by) => !whyNotGrouping(user, by))
  return (
    <RecordDrawer
      title={`${t('report')}: ${say(kind.title, language)}`}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField form={form} name="name" label={t('name')} autoFocus />
        <FlagField form={form} name="is_shared" label={t('is_shared')} />
        {report === 'analysis' && (
          <WordField
            form={form}
            name="by_what"
            label={t('by_what')}
            words={allowed.map((key) => [key, t(`by_${key}`)])}
          />
        )}
        {kind.days && (
          <WordField
            form={form}
            name="days"
            label={t('days')}
            words={dayKinds.map((key) => [key, t(`days_${key}`)])}
          />
        )}
        {values.days === 'fixed' && (
          <>
            <DateField form={form} name="start_date" label={t('start_date')} />
            <DateField form={form} name="end_date" label={t('end_date')} />
          </>
        )}
        {kind.isCompared && (
          <WordField
            form={form}
            name="compare"
            label={t('compare')}
            words={comparisonKinds.map((key) => [key, t(`compare_${key}`)])}
          />
        )}
        {values.compare === 'free' && (
          <>
            <DateField form={form} name="compare_start" label={t('compare_start')} />
            <DateField form={form} name="compare_end" label={t('compare_end')} />
          </>
        )}
        <WordField
          form={form}
          name="schedule"
          label={t('schedule')}
          words={schedules.map((key) => [key, t(`schedule_${key}`)])}
        />
        {values.schedule !== 'none' && <IntegerField form={form} name="send_hour" label={t('send_hour')} />}
        {(values.schedule === 'weekly' || values.schedule === 'monthly') && (
          <IntegerField form={form} name="send_day" label={t('send_day')} />
        )}
        <WordField
          form={form}
          name="format"
          label={t('format')}
          words={formats.map((key) => [key, key === 'pdf' ? 'PDF' : 'Excel'])}
        />
      </Stack>
    </RecordDrawer>
  )
}

/** A choice between labels. */
function WordField({
  words,
  ...props
}: FieldProps<Draft> & { words: readonly (readonly [string, string])[] }) {
  const { form, name } = props
  return (
    <Select
      {...common(props)}
      data={words.map(([value, label]) => ({ value, label }))}
      allowDeselect={false}
      value={String(form.values[name] ?? '')}
      onChange={(value) => value && form.set(name, value)}
    />
  )
}
