import { Alert, Button } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { IsoDate } from '#core/days/dates.ts'
import { call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { FlagField, TextField } from '#platform/web/form/fields.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { Conflict, useUnsavedGuard } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import type { NumberRange } from '../domain/calls.ts'
import { gapless, numberText, RangeForm } from '../domain/number-ranges.ts'
import { rangeTexts } from './range-texts.ts'
import classes from './SettingsScreen.module.css'

/** How numbers of documents, customers and slips are written, and which one comes next. */
export function NumberRangesView() {
  const t = useTexts(rangeTexts)
  const query = useQuery({
    queryKey: ['/number_range/list'],
    queryFn: async () => (await call('/number_range/list')).datalist,
  })
  return (
    <div className="wk-form">
      <p className="wk-hint">{t('hint')}</p>
      <Loaded query={query}>
        {(ranges) =>
          ranges.map((range) => <RangeEditor key={range.kind} range={range} onReload={query.refetch} />)
        }
      </Loaded>
    </div>
  )
}

/** The number in the typed format; in the stored one while something is missing. */
function previewOf({ prefix, width, next }: Partial<RangeForm>, range: NumberRange): string {
  if (typeof prefix !== 'string' || typeof width !== 'number' || typeof next !== 'number')
    return range.preview
  return numberText({ prefix, width }, range.year, next)
}

function RangeEditor({ range, onReload }: { range: NumberRange; onReload(): unknown }) {
  const t = useTexts(rangeTexts)
  const common = useTexts(commonTexts)
  const { id, version, preview: _, year: _year, day_ahead, ...initial } = range
  const editor = useEditor('/number_range/update', RangeForm, {
    initial,
    record: { id, version },
    onSaved: () => undefined,
  })
  const { form, save, isSaving, isDirty } = editor
  useUnsavedGuard(isDirty)
  return (
    <form
      noValidate
      aria-label={t(range.kind)}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {day_ahead && <ClockDoubted range={range} dayAhead={day_ahead} />}
      <FormSection title={t(range.kind)} columns={3}>
        <TextField form={form} name="prefix" label={t('prefix')} description={t('prefix_hint')} />
        <IntegerField form={form} name="width" label={t('width')} min={1} />
        <IntegerField form={form} name="next" label={t('next')} min={1} />
        {gapless.includes(range.kind) && <FlagField form={form} name="yearly" label={t('yearly')} />}
        <div className={`wk-muted ${classes.preview}`}>
          {t('preview')} <strong>{previewOf(form.values, range)}</strong>
        </div>
        <div>
          <Button
            type="submit"
            size="xs"
            loading={isSaving}
            disabled={!isDirty}
            leftSection={<IconDeviceFloppy size={14} />}
          >
            {common('save')}
          </Button>
        </div>
      </FormSection>
      <Conflict editor={editor} onReload={onReload} />
    </form>
  )
}

/** The latest number bears a day that is still ahead, so none is given until somebody has looked at the clock. */
function ClockDoubted({ range: { id, version, kind }, dayAhead }: { range: NumberRange; dayAhead: IsoDate }) {
  const t = useTexts(rangeTexts)
  const common = useTexts(commonTexts)
  const title = t('clock_doubted', { day: dayAhead })
  const trust = () =>
    confirm({
      title: t(kind),
      message: `${title}. ${t('clock_question')}`,
      confirm: common('yes'),
      act: () => write('/number_range/clock_is_right', { id, version, day_ahead: dayAhead }),
    })
  return (
    <Alert color="orange" variant="light" role="status" title={title} mb="sm">
      <p>{t('clock_hint')}</p>
      <Button
        size="xs"
        variant="default"
        onClick={() => void trust()}
        aria-label={`${t(kind)}: ${t('clock_is_right')}`}
      >
        {t('clock_is_right')}
      </Button>
    </Alert>
  )
}
