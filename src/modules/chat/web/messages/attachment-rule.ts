import { ATTACHMENT_BYTES, attachmentRule, kindOf } from '#modules/chat/domain/attachments.ts'
import type { MessageKind } from '#modules/chat/domain/chat.ts'

/** Names that browsers give to the same thing. */
const aliases: Record<string, string> = {
  'image/jpg': 'image/jpeg',
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/x-flac': 'audio/flac',
  'audio/x-aac': 'audio/aac',
  'video/x-m4v': 'video/mp4',
  'application/x-zip-compressed': 'application/zip',
  'application/x-zip': 'application/zip',
}

/** Without the codecs that recorders append. */
const plainType = (type: string) => {
  const [plain = ''] = type.toLowerCase().split(';')
  return aliases[plain] ?? plain
}

type Chosen = { type: string; size: number }

/** Why a chosen file cannot be sent; the server decides again by its first bytes. */
export function whyNotAttach(
  { type, size }: Chosen,
  isRoom: boolean,
): 'file_too_big' | 'type_unsupported' | null {
  const allowed: readonly string[] = attachmentRule(isRoom).types
  if (!allowed.includes(plainType(type))) return 'type_unsupported'
  return size > ATTACHMENT_BYTES ? 'file_too_big' : null
}

export const kindOfFile = (type: string, isVoice = false): MessageKind => kindOf(plainType(type), isVoice)

/** What the file dialog offers. */
export const acceptedTypes = (isRoom: boolean) => attachmentRule(isRoom).types.join(',')
