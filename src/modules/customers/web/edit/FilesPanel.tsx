import { Button, FileButton, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconEdit, IconFolderOpen, IconTrash } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { filesRefusals } from '#core/refusals/files.ts'
import { actOn, call } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { blobOf, readAsBase64, saveBlob } from '#platform/web/download.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { PdfPreview } from '#platform/web/screen/PdfPreview.tsx'
import { tellReason } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import {
  customerFileList,
  CustomerFileForm,
  customerFileRule,
  type CustomerFileRow,
} from '#modules/customers/domain/customer-files.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import classes from '../Panels.module.css'
import { panelTexts } from '../panel-texts.ts'

const PDF = 'application/pdf'

async function fetchFile({ id, file_type }: CustomerFileRow): Promise<Blob> {
  const { item } = await call('/cus_files/get', { id, base_64: true })
  return blobOf(item.base_64 ?? '', file_type)
}

type Props = { customer: Pick<CustomerRow, 'id' | 'cus_firm' | 'cus_name' | 'cus_surname'>; onClose(): void }

/** Documents of a customer: three to a page, the chosen one beside them. */
export function FilesPanel({ customer, onClose }: Props) {
  const t = useTexts(panelTexts)
  const [shown, setShown] = useState<CustomerFileRow | null>(null)
  const [open, setOpen] = useState<{ file: CustomerFileRow | null } | null>(null)
  const mayChange = isAdmin(useUser())
  const fixedFilters = useMemo(() => ({ cus_id: customer.id }), [customer.id])
  const actions = useFileActions((file) => setOpen({ file }))
  return (
    <RecordDrawer title={t('files_title', { name: customerLabel(customer) })} size="wide" onClose={onClose}>
      <div className={classes.files}>
        <ListScreen
          list={customerFileList}
          title={t('files_title', { name: customerLabel(customer) })}
          place="panel"
          fixedFilters={fixedFilters}
          emptyText={t('files_empty')}
          actions={actions}
          onActive={setShown}
          {...(mayChange ? { onNew: () => setOpen({ file: null }), newLabel: t('file_new') } : {})}
        />
        <FilePreview file={shown} />
      </div>
      {open && <FileEditor cusId={customer.id} file={open.file} onClose={() => setOpen(null)} />}
    </RecordDrawer>
  )
}

function FilePreview({ file }: { file: CustomerFileRow | null }) {
  const t = useTexts(panelTexts)
  const isPdf = file?.file_type === PDF
  const { data, isFetching } = useQuery({
    queryKey: ['/cus_files/get', file?.id, file?.version],
    queryFn: file && isPdf ? () => fetchFile(file) : skipToken,
  })
  return (
    <PdfPreview
      pdf={isPdf ? (data ?? null) : null}
      title={file?.file_name ?? t('file_pick')}
      isLoading={isFetching}
      emptyText={file && !isPdf ? t('file_word') : t('file_pick')}
    />
  )
}

function useFileActions(edit: (file: CustomerFileRow) => void): RowAction<CustomerFileRow>[] {
  const t = useTexts(panelTexts)
  const common = useTexts(commonTexts)
  const mayChange = isAdmin(useUser())

  async function download(file: CustomerFileRow) {
    try {
      saveBlob(await fetchFile(file), file.file_name)
    } catch (error) {
      toastError(error)
    }
  }

  async function remove(file: CustomerFileRow) {
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('file_delete', { name: file.baslik ?? file.file_name }),
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/cus_files/delete', file),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: file.id }))
  }

  return [
    {
      key: 'download',
      label: common('download'),
      icon: <IconDownload size={14} />,
      whyNot: (file) => (file.file_name ? null : t('file_name_missing')),
      run: download,
    },
    {
      key: 'edit',
      label: t('file_edit'),
      icon: <IconEdit size={14} />,
      isShown: () => mayChange,
      run: edit,
    },
    {
      key: 'delete',
      label: common('delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      isShown: () => mayChange,
      run: remove,
    },
  ]
}

type EditorProps = { cusId: number; file: CustomerFileRow | null; onClose(): void }

/** Changing a file without choosing another one keeps its content. */
const FileChange = CustomerFileForm.omit({ cus_id: true, base_64: true })

function FileEditor({ cusId, file, onClose }: EditorProps) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const path = file ? '/cus_files/update' : '/cus_files/create'
  const editor = useEditor(path, file ? FileChange : CustomerFileForm, {
    initial: {
      cus_id: cusId,
      baslik: file?.baslik ?? null,
      file_name: file?.file_name ?? null,
      file_url: file?.file_url ?? null,
      date: file?.date.slice(0, 10) ?? serverToday(),
      base_64: '',
    },
    record: file,
    extra: ({ base_64 }) => (file && base_64 ? { base_64 } : {}),
    message: () => t('file_saved'),
    onSaved: onClose,
  })
  const { form } = editor

  async function choose(chosen: File | null) {
    if (!chosen) return
    const max = customerFileRule.maxBytes / 1_048_576
    if (chosen.size > customerFileRule.maxBytes)
      return toastWarning(tellReason(filesRefusals.file_too_large, { max }))
    if (!customerFileRule.types.includes(chosen.type)) {
      return toastWarning(tellReason(filesRefusals.file_type_not_allowed, { allowed: 'PDF, Word' }))
    }
    form.set('file_name', chosen.name)
    if (!form.values.baslik) form.set('baslik', chosen.name.replace(/\.[^.]+$/, ''))
    await form.setLater('base_64', readAsBase64(chosen))
  }

  return (
    <RecordDrawer
      title={file ? t('file_edit') : t('file_new')}
      size="side"
      editor={editor}
      onReload={null}
      onClose={onClose}
    >
      <Stack gap="sm">
        <Group gap="xs">
          <FileButton accept={customerFileRule.types.join(',')} onChange={(chosen) => void choose(chosen)}>
            {(props) => (
              <Button {...props} variant="default" data-autofocus leftSection={<IconFolderOpen size={14} />}>
                {t('file_choose')}
              </Button>
            )}
          </FileButton>
          {form.errors.base_64 && <Text c="var(--wk-danger-text)">{form.errors.base_64}</Text>}
          {file && <Text c="var(--wk-muted)">{t('file_keep')}</Text>}
        </Group>
        <TextField form={form} name="file_name" label={fields('file_name')} />
        <TextField form={form} name="baslik" label={fields('baslik')} />
        <DateField form={form} name="date" label={fields('date')} />
      </Stack>
    </RecordDrawer>
  )
}
