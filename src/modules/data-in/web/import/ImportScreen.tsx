import { Alert, Button, FileButton, Progress, Select } from '@mantine/core'
import {
  IconAlertTriangle,
  IconDownload,
  IconFileSpreadsheet,
  IconFlask,
  IconPlayerStop,
  IconRowRemove,
  IconUpload,
} from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { saveBlob } from '#platform/web/download.ts'
import { tell, useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useTestMode } from '#platform/web/session/test-mode.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { BATCH_SIZE, progressOf } from '#modules/data-in/domain/import/batches.ts'
import type { HeaderCheck } from '#modules/data-in/domain/import/header.ts'
import { isFaulty, type SheetRow } from '#modules/data-in/domain/import/import-row.ts'
import { ImportTable } from './ImportTable.tsx'
import classes from './Import.module.css'
import { cellsOf, sampleCells, testRows } from './sheet-rows.ts'
import { writeSheet } from '#platform/web/sheet/sheet-task.ts'
import { importScreenTexts } from './texts.ts'
import type { Progress as Sent } from './upload-rows.ts'
import { useImport } from './use-import.ts'

const download = (rows: (string | number | null)[][], name: string) =>
  writeSheet(rows).then((blob) => saveBlob(blob, name), toastError)

/** /genel/import: customers from a spreadsheet. */
export function ImportScreen() {
  const t = useTexts(importScreenTexts)
  const mayImport = isAdmin(useUser())
  // In test mode uploads are rehearsals.
  const isTest = useTestMode()
  const sheet = useImport(isTest ? '/product_test' : '/product')
  const { rows, progress } = sheet
  const isBusy = progress !== null || sheet.isReading
  useLeaveWarning(progress !== null)
  return (
    <section className="wk-screen">
      {!mayImport && (
        <Alert color="orange" className={classes.warning ?? ''}>
          {t('admin_only')}
        </Alert>
      )}
      <UploadBar sheet={sheet} isDisabled={!mayImport || isBusy} />
      {sheet.header && <HeaderProblems check={sheet.header} />}
      {progress && <ProgressLine progress={progress} onStop={sheet.stop} />}
      <ImportTable rows={rows} />
      <div className="wk-bar">
        <Figures rows={rows} />
        <Button
          variant="default"
          leftSection={<IconDownload size={14} />}
          disabled={!rows.length}
          onClick={() => void download(cellsOf(rows), 'import.xlsx')}
        >
          {t('export')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRowRemove size={14} />}
          disabled={isBusy || !rows.some(({ id }) => id !== null)}
          onClick={sheet.removeAdded}
        >
          {t('remove_added')}
        </Button>
        {isTest && (
          <Button
            variant="default"
            leftSection={<IconFlask size={14} />}
            disabled={isBusy}
            onClick={() => sheet.use(testRows(BATCH_SIZE))}
          >
            {t('test_data')}
          </Button>
        )}
      </div>
    </section>
  )
}

type Sheet = ReturnType<typeof useImport>

function UploadBar({ sheet, isDisabled }: { sheet: Sheet; isDisabled: boolean }) {
  const t = useTexts(importScreenTexts)
  const categories = useReference('sys_category')
  const [category, setCategory] = useState<string | null>(null)
  return (
    <div className="wk-bar">
      <FileButton accept=".xlsx,.xls" disabled={isDisabled} onChange={(file) => void sheet.choose(file)}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            leftSection={<IconFileSpreadsheet size={14} />}
            loading={sheet.isReading}
            disabled={isDisabled}
          >
            {t('choose')}
          </Button>
        )}
      </FileButton>
      <span className={`wk-muted ${classes.file}`}>{sheet.isReading ? t('reading') : sheet.fileName}</span>
      <Select
        size="xs"
        aria-label={t('category')}
        placeholder={t('category')}
        searchable
        data={categories.map(({ value, label }) => ({ value, label }))}
        value={category}
        onChange={setCategory}
      />
      <Button
        leftSection={<IconUpload size={14} />}
        disabled={isDisabled || sheet.header !== null}
        onClick={() => void sheet.upload(category)}
      >
        {t('upload')}
      </Button>
      <SampleButton />
    </div>
  )
}

function SampleButton() {
  const t = useTexts(importScreenTexts)
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={14} />}
      onClick={() => void download(sampleCells(), 'beispiel.xlsx')}
    >
      {t('sample')}
    </Button>
  )
}

function HeaderProblems({ check }: { check: HeaderCheck }) {
  const t = useTexts(importScreenTexts)
  return (
    <Alert
      color="orange"
      variant="light"
      role="alert"
      title={t('header_title')}
      classNames={{ root: classes.warning ?? '', title: classes.warningTitle ?? '' }}
      icon={<IconAlertTriangle size={18} />}
    >
      <dl className={classes.problems}>
        {(['wrong', 'extra', 'missing'] as const).map(
          (kind) =>
            check[kind].length > 0 && (
              <div key={kind}>
                <dt>{t(`header_${kind}`)}</dt>
                <dd>{check[kind].join(', ')}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={classes.hint}>{t('header_hint')}</p>
      <SampleButton />
    </Alert>
  )
}

function ProgressLine({ progress: { sent, total }, onStop }: { progress: Sent; onStop(): void }) {
  const t = useTexts(importScreenTexts)
  const percent = progressOf(sent, total)
  return (
    <div className="wk-row">
      <Progress.Root size="lg" flex={1}>
        <Progress.Section value={percent} animated aria-label={t('upload')} />
      </Progress.Root>
      <span role="status">
        {percent} % · {t('progress', { sent, total })}
      </span>
      <Button variant="default" leftSection={<IconPlayerStop size={14} />} onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}

function Figures({ rows }: { rows: readonly SheetRow[] }) {
  const t = useTexts(importScreenTexts)
  const added = rows.filter(({ id }) => id !== null).length
  const faulty = rows.filter(isFaulty).length
  return (
    <span className={`wk-strong ${classes.figures}`} data-testid="figures">
      {[
        t('count', { count: rows.length }),
        added > 0 && t('count_added', { count: added }),
        faulty > 0 && t('count_faulty', { count: faulty }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </span>
  )
}

/** Warns before leaving during an upload, as the remaining rows would not be sent. */
function useLeaveWarning(isRunning: boolean): void {
  useBlocker({
    disabled: !isRunning,
    enableBeforeUnload: isRunning,
    shouldBlockFn: async () =>
      !(await confirm({
        title: tell(importScreenTexts, 'leave_title'),
        message: tell(importScreenTexts, 'leave_question'),
        confirm: tell(importScreenTexts, 'leave'),
        danger: true,
      })),
  })
}
