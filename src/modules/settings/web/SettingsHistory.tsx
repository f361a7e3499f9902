import { useQuery } from '@tanstack/react-query'
import type { SettingKey } from '#core/company/company-settings.ts'
import { formatMoment } from '#core/days/dates.ts'
import type { ReferenceName } from '#core/references.ts'
import { call } from '#platform/web/api.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { settingLabels } from '../texts.ts'
import { settingText } from './public/setting-value.ts'
import classes from './SettingsScreen.module.css'
import { settingsScreenTexts } from './texts.ts'

type Props = { labels: (list: ReferenceName, key: number) => string; onClose(): void }

/** Who changed which setting when, newest first. */
export function SettingsHistory({ labels, onClose }: Props) {
  const t = useTexts(settingsScreenTexts)
  const label = useTexts(settingLabels)
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['/settings/history'],
    queryFn: async () => (await call('/settings/history')).datalist,
  })
  const shown = (key: string, value: unknown) =>
    settingText(key as SettingKey, value, language, (list, id) => labels(list as ReferenceName, id))
  return (
    <RecordDrawer title={t('history')} size="side" onClose={onClose}>
      <Loaded query={query}>
        {(data) =>
          data.length === 0 ? (
            <p className="wk-hint">{t('history_empty')}</p>
          ) : (
            <table className={`wk-table ${classes.rows}`}>
              <thead>
                <tr>
                  <th scope="col">{t('when_who')}</th>
                  <th scope="col">{t('setting')}</th>
                  <th scope="col">{t('before')}</th>
                  <th scope="col">{t('after')}</th>
                </tr>
              </thead>
              <tbody>
                {data.flatMap((entry) =>
                  entry.changes.map(({ key, before, after }) => (
                    <tr key={`${entry.id} ${key}`}>
                      <td>
                        {formatMoment(entry.at)}
                        <br />
                        {entry.name_surname ?? '–'}
                      </td>
                      <td>{label(key as SettingKey)}</td>
                      <td>{shown(key, before)}</td>
                      <td>{shown(key, after)}</td>
                    </tr>
                  )),
                )}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </RecordDrawer>
  )
}
