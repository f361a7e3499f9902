import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '#core/days/dates.ts'
import { recordOfList } from '#platform/web/records/find-record.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { administrationTexts } from '../administration-texts.ts'
import { errorLogList } from '../domain/error-log.ts'
import classes from './AdministrationScreen.module.css'

/** A reported error with the place in the program where it happened. */
export function ErrorPanel({ id, onClose }: RecordPanelsProps) {
  const t = useTexts(administrationTexts)
  const query = useQuery({
    queryKey: [errorLogList.path, 'one', id],
    queryFn: () => recordOfList(errorLogList, id),
  })
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ at, user_name, host, message, stack }) => (
        <RecordDrawer title={t('error_title', { id })} size="wide" onClose={onClose}>
          <p>{[formatMoment(at), user_name, host].filter(Boolean).join(' · ')}</p>
          <p>{message}</p>
          {stack && <pre className={classes.stack}>{stack}</pre>}
        </RecordDrawer>
      )}
    </RecordLoader>
  )
}
