import { Button, FileButton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { groupedIban } from '#core/money/bank.ts'
import { formatDate } from '#core/days/dates.ts'
import { call } from '#platform/web/api.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import type { MandateRow } from '#modules/bank/domain/calls.ts'
import { RevokeForm, SignForm } from '#modules/bank/domain/mandate-forms.ts'
import { MandateEditor } from './MandateEditor.tsx'
import { runTexts } from './run-texts.ts'
import { RunTable, saveFile, SmallButton } from './RunParts.tsx'
import classes from './RunsScreen.module.css'

type Open = { panel: 'new' } | { panel: 'sign' | 'revoke'; mandate: MandateRow }

/** The latest mandates, each with what can be done with it. */
export function MandateView() {
  const t = useTexts(runTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const query = useQuery({
    queryKey: ['/mandate/list'],
    queryFn: async () => (await call('/mandate/list', {})).datalist,
  })
  const close = () => setOpen(null)
  return (
    <div className={`wk-screen wk-scroll ${classes.screen}`}>
      <div className={`wk-bar ${classes.head}`}>
        <Button onClick={() => setOpen({ panel: 'new' })}>{t('new_mandate')}</Button>
      </div>
      <Loaded query={query}>
        {(mandates) => (
          <RunTable
            title={t('view_mandates')}
            heads={[t('reference'), t('holder'), t('iban'), t('state'), t('acts')]}
            rows={mandates.map((mandate) => ({
              key: String(mandate.id),
              cells: [
                mandate.reference,
                mandate.holder,
                groupedIban(mandate.iban),
                [t(`state_${mandate.state}`), formatDate(mandate.signed_on), mandate.reason]
                  .filter(Boolean)
                  .join(' · '),
                <MandateActs key="acts" mandate={mandate} onOpen={(panel) => setOpen({ panel, mandate })} />,
              ],
            }))}
          />
        )}
      </Loaded>
      {open?.panel === 'new' && <MandateEditor cus_id={null} name="" onClose={close} />}
      {open?.panel === 'sign' && <SignPanel mandate={open.mandate} onClose={close} />}
      {open?.panel === 'revoke' && <RevokePanel mandate={open.mandate} onClose={close} />}
    </div>
  )
}

function MandateActs({ mandate, onOpen }: { mandate: MandateRow; onOpen(panel: 'sign' | 'revoke'): void }) {
  const t = useTexts(runTexts)
  return (
    <span className={classes.acts}>
      {mandate.state === 'draft' && (
        <SmallButton label={t('print')} onClick={() => saveFile('/mandate/form', mandate.id)} />
      )}
      {mandate.state === 'draft' && <SmallButton label={t('sign')} onClick={() => onOpen('sign')} />}
      {mandate.has_file && (
        <SmallButton label={t('signed_form')} onClick={() => saveFile('/mandate/file', mandate.id)} />
      )}
      {mandate.state !== 'revoked' && <SmallButton label={t('revoke')} onClick={() => onOpen('revoke')} />}
    </span>
  )
}

type PanelProps = { mandate: MandateRow; onClose(): void }

function SignPanel({ mandate, onClose }: PanelProps) {
  const t = useTexts(runTexts)
  const [file, setFile] = useState<{ file_name: string; base_64: string } | null>(null)
  const editor = useEditor('/mandate/sign', SignForm, {
    initial: { signed_on: serverToday(), file: null },
    extra: () => ({ id: mandate.id, file }),
    message: () => t('signed'),
    onSaved: onClose,
  })
  const choose = async (chosen: File | null) =>
    setFile(chosen && { file_name: chosen.name, base_64: await readAsBase64(chosen) })
  return (
    <RecordDrawer title={`${t('sign')} · ${mandate.reference}`} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm" align="flex-start">
        <DateField form={editor.form} name="signed_on" label={t('signed_on')} autoFocus />
        <FileButton accept="application/pdf,image/png,image/jpeg" onChange={(chosen) => void choose(chosen)}>
          {(props) => (
            <Button {...props} variant="default">
              {file?.file_name ?? t('choose_file')}
            </Button>
          )}
        </FileButton>
      </Stack>
    </RecordDrawer>
  )
}

function RevokePanel({ mandate, onClose }: PanelProps) {
  const t = useTexts(runTexts)
  const editor = useEditor('/mandate/revoke', RevokeForm, {
    initial: { reason: '' },
    extra: { id: mandate.id },
    message: () => t('revoked'),
    onSaved: onClose,
  })
  return (
    <RecordDrawer
      title={`${t('revoke')} · ${mandate.reference}`}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <TextField form={editor.form} name="reason" label={t('reason')} autoFocus />
    </RecordDrawer>
  )
}
