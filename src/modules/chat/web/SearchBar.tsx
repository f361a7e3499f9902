import { ActionIcon, CloseButton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReturnFocus } from '#platform/web/dialogs/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { Target } from '../domain/chat.ts'
import classes from './Conversation.module.css'
import { keyOf } from './target.ts'
import { chatScreenTexts } from './texts.ts'

type Props = { target: Target; onJump(seq: number): void; onClose(): void }

const PATH = '/chat/messages/search'

/** Finds words in the conversation, the latest first; Enter goes back in time, Shift+Enter forward. */
export function SearchBar({ target, onJump, onClose }: Props) {
  const t = useTexts(chatScreenTexts)
  const c = useTexts(commonTexts)
  useReturnFocus()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [text] = useDebouncedValue(typed.trim(), 250)
  const { data: matches } = useQuery({
    queryKey: [PATH, keyOf(target), text],
    queryFn: text === '' ? skipToken : async () => (await call(PATH, { ...target, text })).datalist,
    staleTime: 0,
  })
  const count = text && matches ? matches.length : 0
  const seq = text ? matches?.[at]?.seq : undefined

  useEffect(() => {
    if (seq !== undefined) onJump(seq)
  }, [seq, onJump])

  const step = (by: number) => count && setAt((at + by + count) % count)

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else if (event.key === 'Escape') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={`wk-row ${classes.searchBar}`} role="search" data-own-escape="">
      <TextInput
        className={classes.field}
        size="xs"
        autoFocus
        maxLength={100}
        aria-label={t('search_here')}
        placeholder={t('search_here')}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <span role="status" className={`wk-small ${classes.matches}`}>
        {text && matches && t('matches', { n: count ? at + 1 : 0, m: count })}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('previous_match')}
        disabled={!count}
        onClick={() => step(1)}
      >
        <IconChevronUp size={16} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('next_match')}
        disabled={!count}
        onClick={() => step(-1)}
      >
        <IconChevronDown size={16} />
      </ActionIcon>
      <CloseButton size="sm" aria-label={c('close')} onClick={onClose} />
    </div>
  )
}
