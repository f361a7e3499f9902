import { Button, CloseButton } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import classes from '../Chat.module.css'
import { declinePush, mayOfferPush, subscribePush } from './push.ts'
import { chatScreenTexts } from '../texts.ts'

/** Shown once below the list; not shown again after a no. */
export function PushOffer() {
  const t = useTexts(chatScreenTexts)
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    mayOfferPush().then(setOffered, () => setOffered(false))
  }, [])
  if (!isOffered) return null

  async function accept() {
    setOffered(false)
    try {
      if (!(await subscribePush())) declinePush()
    } catch (error) {
      console.warn('pushes could not be turned on', error)
    }
  }

  return (
    <div className={`wk-row ${classes.pushOffer}`}>
      <Button variant="subtle" leftSection={<IconBellRinging size={14} />} onClick={() => void accept()}>
        {t('push_offer')}
      </Button>
      <CloseButton
        size="sm"
        aria-label={t('not_now')}
        onClick={() => {
          declinePush()
          setOffered(false)
        }}
      />
    </div>
  )
}
