import { readLocal, writeLocal } from '#platform/web/session/local-data.ts'

/** Whether the person wants notices on the desktop; the choice is the browser's, like the permission. */
const CHOSEN = 'call-notices'

export const isSupported = (): boolean => 'Notification' in globalThis

export const wantsNotices = (): boolean =>
  isSupported() && Notification.permission === 'granted' && readLocal<boolean>(CHOSEN) === true

/** Turns notices on or off; the browser is asked for permission here only, on a click. */
export async function chooseNotices(isWanted: boolean): Promise<boolean> {
  if (isWanted && isSupported() && Notification.permission === 'default')
    await Notification.requestPermission()
  const isOn = isWanted && isSupported() && Notification.permission === 'granted'
  writeLocal(CHOSEN, isOn ? true : null)
  return isOn
}

export function desktopNotice(title: string, body: string, open: () => void): void {
  if (!wantsNotices()) return
  const notice = new Notification(title, { body, tag: body })
  notice.addEventListener('click', () => {
    globalThis.focus()
    open()
    notice.close()
  })
}
