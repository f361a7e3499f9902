import { Loader, Text } from '@mantine/core'
import { useEffect, useMemo, type Ref } from 'react'
import { useTexts } from '../language.tsx'
import classes from './PdfPreview.module.css'
import { commonTexts } from '../texts.ts'

/** An object URL for a blob, revoked when it is no longer shown. */
export function useObjectUrl(blob: Blob | null): string | null {
  const url = useMemo(() => (blob ? URL.createObjectURL(blob) : null), [blob])
  useEffect(() => () => (url ? URL.revokeObjectURL(url) : undefined), [url])
  return url
}

type Props = {
  pdf: Blob | null
  title: string
  isLoading?: boolean
  emptyText: string
  /** The frame that shows it, for printing. */
  frame?: Ref<HTMLIFrameElement>
}

/** A PDF in the browser's own viewer, or why there is none. */
export function PdfPreview({ pdf, title, isLoading = false, emptyText, frame }: Props) {
  const t = useTexts(commonTexts)
  const url = useObjectUrl(pdf)
  return (
    <div className={`wk-panel wk-middle ${classes.preview}`}>
      {isLoading && <Loader size="sm" aria-label={t('busy')} />}
      {!isLoading && !url && <Text c="var(--wk-muted)">{emptyText}</Text>}
      {!isLoading && url && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- Chrome's PDF viewer does not run in a sandbox; the bytes were checked to be a PDF
        <iframe ref={frame} className={classes.frame} src={`${url}#navpanes=0`} title={title} />
      )}
    </div>
  )
}
