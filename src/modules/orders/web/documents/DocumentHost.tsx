import { Alert, Button, Group, SegmentedControl } from '@mantine/core'
import { IconDownload, IconFileCode, IconMail, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { documentsRefusals } from '#core/refusals/documents.ts'
import { callForFile, errorText } from '#platform/web/api.ts'
import { saveBlob } from '#platform/web/download.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { PdfPreview } from '#platform/web/screen/PdfPreview.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useStore } from '#platform/web/store.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { documentRequest, type AnyFileCall, type DocumentRequest } from '../public/document-requests.ts'
import classes from './documents.module.css'
import { DocumentMail } from './DocumentMail.tsx'
import { documentTexts } from './texts.ts'

/** Shows the requested document; mounted once beside the screens. */
export function DocumentHost() {
  const request = useStore(documentRequest)
  if (!request) return null
  return <DocumentViewer key={request.title} request={request} onClose={() => closeViewer(request)} />
}

function closeViewer(request: DocumentRequest): void {
  documentRequest.set(null)
  request.onClose?.()
}

const { company_tax_number_missing: lacksTaxNumber } = documentsRefusals

type Props = { request: DocumentRequest; onClose(): void }

/** A document in the browser's own viewer, with the actions to page through, print, save and mail it. */
function DocumentViewer({ request, onClose }: Props) {
  const t = useTexts(documentTexts)
  const common = useTexts(commonTexts)
  const say = useRefusals()
  const { documents = [], mail, files = [] } = request
  const [input, setInput] = useState(request.input)
  const [isMailing, setMailing] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const pdf = useQuery({
    queryKey: [request.path, input],
    queryFn: () => callForFile(request.path, input),
    // Never from the cache: a document shows the current data.
    gcTime: 0,
    staleTime: 0,
  })
  const warning = pdf.data?.headers.get('x-document-warning')
  const current = documents.findIndex((other) => JSON.stringify(other.input) === JSON.stringify(input))
  const notMailed = documents[current]?.whyNotMailed
  return (
    <RecordDrawer
      title={request.title}
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button
            leftSection={<IconPrinter size={14} />}
            disabled={!pdf.data}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            {t('print')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={14} />}
            disabled={!pdf.data}
            onClick={() => pdf.data && saveBlob(pdf.data.blob, pdf.data.name)}
          >
            {common('download')}
          </Button>
          {mail && (
            <Button
              variant="default"
              leftSection={<IconMail size={14} />}
              disabled={!pdf.data || Boolean(notMailed)}
              title={notMailed ? say(notMailed) : undefined}
              onClick={() => setMailing(true)}
            >
              {t('mail')}
            </Button>
          )}
          {files.map(({ label, ...file }) => (
            <FileButton key={label} label={label} {...file} />
          ))}
        </>
      }
    >
      <div className="wk-screen">
        {documents.length > 1 && (
          <Group>
            <SegmentedControl
              size="xs"
              aria-label={t('documents')}
              data={documents.map(({ label }, index) => ({ value: String(index), label }))}
              value={String(current)}
              onChange={(index) => setInput(documents[Number(index)]?.input ?? input)}
            />
          </Group>
        )}
        {warning === lacksTaxNumber.code && (
          <Alert color="orange" role="status">
            {say(lacksTaxNumber)}
          </Alert>
        )}
        <div className={classes.page}>
          <PdfPreview
            pdf={pdf.data?.blob ?? null}
            title={request.title}
            isLoading={pdf.isFetching}
            emptyText={pdf.error ? errorText(pdf.error) : t('no_document')}
            frame={frame}
          />
        </div>
      </div>
      {mail && isMailing && <DocumentMail mail={mail} input={input} onClose={() => setMailing(false)} />}
    </RecordDrawer>
  )
}

type FileProps = { label: string } & AnyFileCall

function FileButton({ label, path, input }: FileProps) {
  const [isLoading, setLoading] = useState(false)
  async function load() {
    setLoading(true)
    try {
      const { blob, name } = await callForFile(path, input)
      saveBlob(blob, name)
    } catch (error) {
      toastError(error)
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileCode size={14} />}
      loading={isLoading}
      onClick={() => void load()}
    >
      {label}
    </Button>
  )
}
