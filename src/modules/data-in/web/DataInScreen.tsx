import { Button, FileButton } from '@mantine/core'
import { IconReport } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { runList, type RunRow } from '../domain/runs.ts'
import { openRun } from './open-run.ts'
import { screenTexts } from './texts.ts'
import { checkFile, saveTemplate, useForgottenFile, useIsChecking } from './use-data-in.ts'

const open = ({ id }: RunRow) => openRun(id)

/** /genel/veri-aktarimi: files that were checked and imported, and the upload of the next one. */
export function DataInScreen() {
  const t = useTexts(screenTexts)
  const reset = useRef<() => void>(null)
  const isBusy = useIsChecking()
  useForgottenFile()
  return (
    <ListScreen
      list={runList}
      title={t('title')}
      subtitle={isBusy ? t('checking') : t('subtitle')}
      emptyText={t('empty')}
      onOpen={open}
      actions={[{ key: 'open', label: t('open'), icon: <IconReport size={14} />, run: open }]}
      tools={
        <>
          <Button variant="default" onClick={() => void saveTemplate().catch(toastError)}>
            {t('template')}
          </Button>
          <FileButton
            accept=".xlsx,.csv,.txt"
            resetRef={reset}
            onChange={(chosen) => {
              if (chosen) void checkFile(chosen, { mapping: {}, duplicates: 'refuse' })
              reset.current?.()
            }}
          >
            {(props) => (
              <Button {...props} loading={isBusy}>
                {t('choose')}
              </Button>
            )}
          </FileButton>
        </>
      }
    />
  )
}
