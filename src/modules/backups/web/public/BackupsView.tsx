import { Alert, Button } from '@mantine/core'
import { IconDatabaseExport } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '#core/days/dates.ts'
import { call, write } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { backupList } from '#modules/backups/domain/backup-list.ts'
import { backupTexts } from '#modules/backups/texts.ts'

const STATE = '/backup/state'
/** A running backup is polled, since its end is not announced as the write of a call. */
const LOOK_AGAIN_MS = 15_000

/** The backups of the company: the age of the newest, the result of each, and a button for a manual one. */
export function BackupsView() {
  const t = useTexts(backupTexts)
  const queries = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const query = useQuery({
    queryKey: [STATE],
    queryFn: async () => {
      const { item } = await call(STATE, {})
      void queries.invalidateQueries({ queryKey: [backupList.path] })
      return item
    },
    refetchInterval: LOOK_AGAIN_MS,
  })

  async function begin() {
    setIsBusy(true)
    try {
      await write('/backup/create', {})
      toastSuccess(t('begun'))
    } catch (error) {
      toastError(error)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Loaded query={query}>
        {(data) => (
          <Alert
            color={data.is_alarming ? 'red' : data.state === 'none' ? 'orange' : 'green'}
            variant="light"
            role="status"
            title={t(`state_is_${data.state}`, { age: data.age_hours ?? 0 })}
          >
            {[
              data.journal_error === null ? '' : t('journal_error', { error: data.journal_error }),
              data.to_erase.length ? t('to_erase', { ids: data.to_erase.join(', ') }) : '',
              t('next', { time: data.time }),
              data.drilled_at ? t('drilled', { moment: formatMoment(data.drilled_at) }) : t('not_drilled'),
              data.has_copy ? '' : t('no_copy'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Alert>
        )}
      </Loaded>
      <ListScreen
        list={backupList}
        title={t('title')}
        subtitle={query.data ? t('hint', { folder: query.data.folder }) : ''}
        emptyText={t('empty')}
        tools={
          <Button
            size="xs"
            leftSection={<IconDatabaseExport size={14} />}
            loading={isBusy}
            onClick={() => void begin()}
          >
            {t('now')}
          </Button>
        }
      />
    </>
  )
}
