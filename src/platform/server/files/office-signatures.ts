import type { Signature } from './media-signatures.ts'

/** Office documents and archives by their first bytes; a container says by the names inside what it holds. */

const startsWith = (bytes: Buffer, hex: string) => {
  const start = Buffer.from(hex, 'hex')
  return bytes.subarray(0, start.length).equals(start)
}

const isZip = (bytes: Buffer) => startsWith(bytes, '504b0304')

/** The newer Office formats are archives with a list of contents and one main part. */
const isOfficeZip = (bytes: Buffer, mainPart: string) =>
  isZip(bytes) && bytes.includes('[Content_Types].xml') && bytes.includes(mainPart)

/** The older Office container holds installers too; its directory names the stream of the document. */
const isOldOffice = (bytes: Buffer, stream: string) =>
  startsWith(bytes, 'd0cf11e0a1b11ae1') && bytes.includes(Buffer.from(stream, 'utf16le'))

const FIRST_ENTRY = 200

/** OpenDocument writes its type, not compressed, as the first thing in the archive. */
const isOpenDocument = (bytes: Buffer, kind: string) =>
  isZip(bytes) &&
  bytes.subarray(0, FIRST_ENTRY).includes(`mimetypeapplication/vnd.oasis.opendocument.${kind}`)

const openDocument = (kind: string, ending: string): Signature => ({
  type: `application/vnd.oasis.opendocument.${kind}`,
  endings: [ending],
  matches: (bytes) => isOpenDocument(bytes, kind),
})

const office = 'application/vnd.openxmlformats-officedocument'

export const officeSignatures: readonly Signature[] = [
  {
    type: 'application/msword',
    endings: ['doc', 'dot'],
    matches: (bytes) => isOldOffice(bytes, 'WordDocument'),
  },
  {
    type: 'application/vnd.ms-excel',
    endings: ['xls'],
    matches: (bytes) => isOldOffice(bytes, 'Workbook') || isOldOffice(bytes, 'Book'),
  },
  {
    type: 'application/vnd.ms-powerpoint',
    endings: ['ppt', 'pps'],
    matches: (bytes) => isOldOffice(bytes, 'PowerPoint Document'),
  },
  {
    type: `${office}.wordprocessingml.document`,
    endings: ['docx'],
    matches: (bytes) => isOfficeZip(bytes, 'word/document.xml'),
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    endings: ['xlsx'],
    matches: (bytes) => isOfficeZip(bytes, 'xl/workbook.xml'),
  },
  {
    type: `${office}.presentationml.presentation`,
    endings: ['pptx'],
    matches: (bytes) => isOfficeZip(bytes, 'ppt/presentation.xml'),
  },
  openDocument('text', 'odt'),
  openDocument('spreadsheet', 'ods'),
  openDocument('presentation', 'odp'),
  { type: 'application/zip', endings: ['zip'], matches: isZip },
  {
    type: 'application/x-7z-compressed',
    endings: ['7z'],
    matches: (bytes) => startsWith(bytes, '377abcaf271c'),
  },
]
