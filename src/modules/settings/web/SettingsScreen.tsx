import { Anchor, Button, SegmentedControl } from '@mantine/core'
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  SETTINGS_ID,
  SettingChanges,
  settingKeys,
  settings,
  type CompanySettings,
} from '#core/company/company-settings.ts'
import { settingGroups, type SettingGroup } from '#core/company/setting-definition.ts'
import { call } from '#platform/web/api.ts'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { Conflict, useUnsavedGuard } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { usePageSave } from '#platform/web/keys/shortcuts.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { DescribedSetting } from '../domain/calls.ts'
import { groupTitles } from '../texts.ts'
import { NumberRangesView } from './NumberRangesView.tsx'
import { useReferenceLabels } from './reference-labels.ts'
import { SettingField } from './SettingField.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import classes from './SettingsScreen.module.css'
import { settingsScreenTexts } from './texts.ts'

const views = ['general', 'numbers'] as const
type View = (typeof views)[number]

const isView = (name: string | undefined): name is View => views.some((view) => view === name)

/** /genel/ayarlar: settings of the company, and the numbering of its documents. */
export function SettingsScreen() {
  const t = useTexts(settingsScreenTexts)
  const { params, startOver } = useScreenParams(['view'])
  const view = isView(params.view) ? params.view : 'general'
  return (
    <div className="wk-page">
      <SegmentedControl
        className={classes.selector}
        aria-label={t('views')}
        data={views.map((value) => ({ value, label: t(`view_${value}`) }))}
        value={view}
        onChange={(next) => startOver({ view: next })}
      />
      {view === 'general' ? <GeneralView /> : <NumberRangesView />}
    </div>
  )
}

function GeneralView() {
  const query = useQuery({
    queryKey: ['/settings/get'],
    queryFn: async () => (await call('/settings/get')).item,
    staleTime: 0,
  })
  return (
    <Loaded query={query}>{(stored) => <SettingsEditor stored={stored} onReload={query.refetch} />}</Loaded>
  )
}

type Stored = { version: number } & Record<string, DescribedSetting | number>

const valuesOf = (stored: Stored) =>
  Object.fromEntries(
    settingKeys.map((key) => [key, (stored[key] as DescribedSetting).value]),
  ) as CompanySettings

/** What was changed: the rest stays as it is, whatever it is by then. */
const changed = (checked: Record<string, unknown>, before: CompanySettings) =>
  Object.fromEntries(
    Object.entries(checked).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof CompanySettings]),
    ),
  )

const keysOf = (group: SettingGroup) => settingKeys.filter((key) => settings[key].group === group)

function SettingsEditor({ stored, onReload }: { stored: Stored; onReload(): unknown }) {
  const t = useTexts(settingsScreenTexts)
  const common = useTexts(commonTexts)
  const title = useTexts(groupTitles)
  const labels = useReferenceLabels()
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const editor = useEditor('/settings/update', SettingChanges, {
    initial: valuesOf(stored),
    record: { id: SETTINGS_ID, version: stored.version },
    payload: (checked, _, key) => ({ ...changed(checked, valuesOf(stored)), ...key }),
    onSaved: () => undefined,
  })
  const { form, save, isSaving } = editor
  useUnsavedGuard(form.isDirty)
  usePageSave(save)
  return (
    <form
      className="wk-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <p className="wk-hint">{t('hint')}</p>
      {settingGroups.map((group) => (
        <FormSection key={group} title={title(group)} columns={3}>
          {keysOf(group).map((key) =>
            settings[key].kind === 'reminder_terms' ? (
              <FormSection.Wide key={key}>
                <SettingField form={form} name={key} labels={labels} />
              </FormSection.Wide>
            ) : (
              <SettingField key={key} form={form} name={key} labels={labels} />
            ),
          )}
          {group === 'access' && (
            <Anchor href="/genel/yonetim?view=settings" size="sm">
              {t('codes_and_secret')}
            </Anchor>
          )}
        </FormSection>
      ))}
      <div className="wk-foot">
        <Conflict editor={editor} onReload={onReload} />
        <Button
          variant="default"
          leftSection={<IconHistory size={14} />}
          onClick={() => setHistoryOpen(true)}
        >
          {t('history')}
        </Button>
        <Button
          type="submit"
          loading={isSaving}
          disabled={!form.isDirty}
          leftSection={<IconDeviceFloppy size={14} />}
          title="Ctrl+S"
        >
          {common('save')}
        </Button>
      </div>
      {isHistoryOpen && <SettingsHistory labels={labels} onClose={() => setHistoryOpen(false)} />}
    </form>
  )
}
