import type { MessageKind } from './chat.ts'

/** Largest attachment; exactly this many bytes still pass. */
export const ATTACHMENT_BYTES = 15_731_592
export const AVATAR_BYTES = 5 * 1_048_576

/** The largest body of a call that carries a file in base64 and some words. */
export const bodyBytes = (fileBytes: number) => Math.ceil(fileBytes / 3) * 4 + 65_536

const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const
const media = [
  ...pictures,
  'audio/webm',
  'audio/ogg',
  'audio/mp4',
  'audio/mpeg',
  'audio/aac',
  'audio/wav',
  'audio/flac',
  'video/webm',
  'video/ogg',
  'video/mp4',
  'video/quicktime',
] as const
const documents = [
  'application/pdf',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/zip',
  'application/x-7z-compressed',
] as const

/** Rooms accept no documents. File types that can carry scripts are never accepted. */
export const attachmentRule = (isRoom: boolean) => ({
  types: isRoom ? media : [...media, ...documents],
  maxBytes: ATTACHMENT_BYTES,
})

export const avatarRule = { types: pictures, maxBytes: AVATAR_BYTES }

/** What kind of message a file makes; only sound can be a voice note. */
export function kindOf(fileType: string, isVoice: boolean): MessageKind {
  const [kind] = fileType.split('/')
  if (kind === 'audio') return isVoice ? 'voice-note' : 'audio'
  return kind === 'image' || kind === 'video' ? kind : 'application'
}

/** The ending of a file's name, small and harmless. */
export const extensionOf = (fileName: string) =>
  /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? null
