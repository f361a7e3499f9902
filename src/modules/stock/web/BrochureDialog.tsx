import { Button, FileButton, Group, Loader, Text } from '@mantine/core'
import { IconDeviceFloppy, IconDownload, IconFolderOpen } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { filesRefusals } from '#core/refusals/files.ts'
import { call, write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { blobOf, readAsBase64, saveBlob } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { tellReason } from '#platform/web/refusals.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { Wine } from '../domain/calls.ts'
import { brochureRule } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import classes from './BrochureDialog.module.css'

type Props = {
  wine: Wine | null
  /** Keeps the brochure of a new wine until it is saved. */
  onKeep(file: File): void
  onClose(): void
}

/** The PDF of a wine: look at it, download it, replace it. */
export function BrochureDialog({ wine, onKeep, onClose }: Props) {
  const t = useTexts(stockTexts)
  const common = useTexts(commonTexts)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isSaving, setSaving] = useState(false)
  const stored = useStoredBrochure(wine)
  const shown = chosen ?? stored.data ?? null
  const url = useObjectUrl(shown)
  const fileName = chosen?.name ?? wine?.brosur_file_name

  function choose(file: File | null) {
    if (!file) return
    const reason = whyNotBrochure(file)
    if (reason) toastWarning(reason)
    else setChosen(file)
  }

  async function save(file: File) {
    if (!wine) {
      onKeep(file)
      toastSuccess(t('brochure_with_wine'))
      return onClose()
    }
    setSaving(true)
    try {
      const base_64_brosur = await readAsBase64(file)
      await write('/stok/update', {
        id: wine.id,
        version: wine.version,
        brosur_file_name: file.name,
        base_64_brosur,
      })
      toastSuccess(t('brochure_saved'))
      onClose()
    } catch (error) {
      toastError(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      title={wine ? `${t('brochure')} · ${wine.stok_name}` : t('brochure')}
      size="xl"
      centered={false}
      onClose={onClose}
    >
      <div className={`wk-middle wk-panel ${classes.preview}`}>
        {stored.isLoading && <Loader size="sm" aria-label={common('busy')} />}
        {!stored.isLoading && !url && <Text c="var(--wk-muted)">{t('brochure_none')}</Text>}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Chrome's PDF viewer does not run in a sandbox; the bytes were checked to be a PDF */}
        {url && <iframe className={classes.frame} src={url} title={fileName ?? t('brochure')} />}
      </div>
      <Group justify="space-between" mt="sm">
        <FileButton accept="application/pdf" onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconFolderOpen size={14} />}>
              {common('choose_file')}
            </Button>
          )}
        </FileButton>
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconDownload size={14} />}
            disabled={!fileName || !shown}
            onClick={() => shown && saveBlob(shown, fileName ?? 'broschuere.pdf')}
          >
            {common('download')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            leftSection={<IconDeviceFloppy size={14} />}
            disabled={!chosen}
            loading={isSaving}
            onClick={() => chosen && void save(chosen)}
          >
            {common('save')}
          </Button>
        </Group>
      </Group>
    </Dialog>
  )
}

function useStoredBrochure(wine: Wine | null) {
  return useQuery({
    queryKey: ['/stok/get', wine?.id, 'brochure', wine?.version],
    queryFn: wine
      ? async () => {
          const { item } = await call('/stok/get', { id: wine.id, base_64_brosur: true })
          return item.base_64_brosur ? blobOf(item.base_64_brosur, 'application/pdf') : null
        }
      : skipToken,
  })
}

function whyNotBrochure({ size, type }: File): string | null {
  const { maxBytes, types } = brochureRule
  if (size > maxBytes) return tellReason(filesRefusals.file_too_large, { max: maxBytes / 1_048_576 })
  return types.includes(type) ? null : tellReason(filesRefusals.file_type_not_allowed, { allowed: 'PDF' })
}

function useObjectUrl(blob: Blob | null): string | null {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return url
}
