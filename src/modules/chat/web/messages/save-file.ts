import { callForFile } from '#platform/web/api.ts'
import { saveBlob } from '#platform/web/download.ts'
import type { ChatMessage } from '#modules/chat/domain/chat.ts'
import { chatError } from '../live/chat-toasts.ts'

/** Hands an attachment to the browser's download under the name it was sent with. */
export async function saveFile({ id, fileType }: ChatMessage): Promise<void> {
  try {
    const { blob, name } = await callForFile('/chat/files/get', { id })
    saveBlob(blob, fileType.name ?? name)
  } catch (error) {
    chatError(error)
  }
}
