import { IconUsers } from '@tabler/icons-react'
import type { Target } from '#modules/chat/domain/chat.ts'
import { useBlobUrl } from '../messages/blob-url.ts'
import { useAvatar } from '../chat-data.ts'
import classes from '../Chat.module.css'

type Props = { target: Target; name: string; avi: number | null; size?: number; isOnline?: boolean }

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.charAt(0))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('')
    .toLocaleUpperCase('de')

/** A picture, or the initials of a person; the name is always beside it. */
export function ChatAvatar({ target, name, avi, size = 38, isOnline = false }: Props) {
  const { data } = useAvatar(target, avi)
  const url = useBlobUrl(avi === null ? null : data)
  const isRoom = 'roomId' in target
  return (
    <span
      className={`wk-middle ${classes.avatar}`}
      style={{ width: size, height: size, fontSize: size / 2.7 }}
      aria-hidden
    >
      {url && <img className="wk-cover" src={url} alt="" />}
      {!url && (isRoom ? <IconUsers size={size / 2} /> : initialsOf(name))}
      {isOnline && <span className={classes.dot} />}
    </span>
  )
}
