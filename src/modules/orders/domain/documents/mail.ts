import type { DocumentModel } from '#core/document.ts'
import { salutation } from './letters/letter.ts'
import type { DocumentSource } from './source.ts'

/** The mail with a document; the sender's note comes before the greeting. */
export function documentMail(source: DocumentSource, model: DocumentModel, note: string | null) {
  const body = [
    salutation(source),
    `anbei erhalten Sie folgendes Dokument: ${model.title}${model.subtitle ? ` (${model.subtitle})` : ''}.`,
    model.gist ?? '',
    note?.trim() ?? '',
    'Bei Fragen sind wir gern für Sie da.',
    `Mit freundlichen Grüßen\n${model.sender.name}`,
    model.sender.columns.map((column) => column.join(' · ')).join('\n'),
  ]
  return {
    subject: `${model.title} – ${model.sender.name}`,
    text: body.filter(Boolean).join('\n\n'),
  }
}
