import { useTexts } from '#platform/web/language.tsx'
import { ChatAvatar } from './ChatAvatar.tsx'
import { useProfile } from '../chat-data.ts'
import { Contents, type ContentsProps } from '../messages/Contents.tsx'
import { OwnSide } from './OwnSide.tsx'
import { chatPanelTexts } from './panel-texts.ts'
import classes from '../Panel.module.css'

/** The other user of a one-to-one conversation. */
export function PersonInfo({ uid, target, onJump, onView }: ContentsProps & { uid: number }) {
  const t = useTexts(chatPanelTexts)
  const { data: user } = useProfile(uid)
  if (!user) return null
  return (
    <>
      <div className={`wk-stack ${classes.who}`}>
        <ChatAvatar target={target} name={user.name_surname} avi={user.avi} size={84} />
        <strong>{user.name_surname}</strong>
        <span>{user.name}</span>
      </div>
      <section className={`wk-stack ${classes.section}`}>
        <h3>{t('about')}</h3>
        <p>{user.about ?? t('no_about')}</p>
      </section>
      <Contents target={target} onJump={onJump} onView={onView} />
      <OwnSide target={target} name={user.name_surname} />
    </>
  )
}
