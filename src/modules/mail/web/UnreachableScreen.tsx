import { Button, FileButton } from '@mantine/core'
import { IconEye, IconRefresh, IconUpload, IconUser } from '@tabler/icons-react'
import { write } from '#platform/web/api.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { bounceTexts } from '../bounce-texts.ts'
import { unreachableList, type UnreachableRow } from '../domain/unreachable.ts'
import { showMail } from './mail-panel.ts'

/** /genel/ulasilamayan: addresses to which mails never arrived. */
export function UnreachableScreen() {
  const t = useTexts(bounceTexts)
  const icon = { size: 14 }
  async function release({ id }: UnreachableRow) {
    try {
      await write('/mail_bounce/release', { id })
      toastSuccess(t('released'))
    } catch (error) {
      toastError(error)
    }
  }
  const look = ({ mail_id }: UnreachableRow) => mail_id && showMail('view', mail_id)
  const actions: RowAction<UnreachableRow>[] = [
    {
      key: 'release',
      label: t('release'),
      icon: <IconRefresh {...icon} />,
      isShown: ({ state }) => state === 'closed',
      run: release,
    },
    {
      key: 'look',
      label: t('look'),
      icon: <IconEye {...icon} />,
      isShown: ({ mail_id }) => mail_id !== null,
      run: look,
    },
    {
      key: 'customer',
      label: t('customer_page'),
      icon: <IconUser {...icon} />,
      isShown: ({ cus_id }) => cus_id !== null,
      run: ({ cus_id }) => cus_id && openCustomerPage(cus_id),
    },
  ]
  return (
    <ListScreen
      list={unreachableList}
      title={t('title')}
      subtitle={t('subtitle')}
      emptyText={t('empty')}
      actions={actions}
      tools={<UploadButton />}
      onOpen={look}
    />
  )
}

function UploadButton() {
  const t = useTexts(bounceTexts)
  async function upload(files: File[]) {
    for (const file of files) {
      try {
        const base_64 = await readAsBase64(file)
        const { address, marked } = await write('/mail_bounce/create', { file_name: file.name, base_64 })
        toastSuccess(t(marked ? 'marked' : 'late', { address }))
      } catch (error) {
        toastError(error)
      }
    }
  }
  return (
    <FileButton accept=".eml,message/rfc822" multiple onChange={(files) => void upload(files)}>
      {(props) => (
        <Button size="xs" variant="default" leftSection={<IconUpload size={14} />} {...props}>
          {t('upload')}
        </Button>
      )}
    </FileButton>
  )
}
