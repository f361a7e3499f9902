import { Button, FileButton } from '@mantine/core'
import { IconReport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { toastError } from '#platform/web/toasts.ts'
import { runList } from '../domain/runs.ts'
import { RunPanel } from './RunPanel.tsx'
import { screenTexts } from './texts.ts'
import { saveTemplate, useCheck } from './use-data-in.ts'

/** /genel/veri-aktarimi: files that were checked and imported, and the upload of the next one. */
export function DataInScreen() {
  const t = useTexts(screenTexts)
  const reset = useRef<() => void>(null)
  const [shown, setShown] = useState<number | null>(null)
  const [checked, setChecked] = useState<number | null>(null)
  const { file, isBusy, check } = useCheck((id) => {
    setShown(id)
    setChecked(id)
  })
  return (
    <>
      <ListScreen
        list={runList}
        title={t('title')}
        subtitle={isBusy ? t('checking') : t('subtitle')}
        emptyText={t('empty')}
        onOpen={({ id }) => setShown(id)}
        actions={[
          { key: 'open', label: t('open'), icon: <IconReport size={14} />, run: ({ id }) => setShown(id) },
        ]}
        tools={
          <>
            <Button variant="default" onClick={() => void saveTemplate().catch(toastError)}>
              {t('template')}
            </Button>
            <FileButton
              accept=".xlsx,.csv,.txt"
              resetRef={reset}
              onChange={(chosen) => {
                if (chosen) void check(chosen, { mapping: {}, duplicates: 'refuse' })
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
      {shown !== null && (
        <RunPanel
          key={shown}
          id={shown}
          isBusy={isBusy}
          onCheckAgain={file && shown === checked ? (checking) => void check(file, checking) : null}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}
