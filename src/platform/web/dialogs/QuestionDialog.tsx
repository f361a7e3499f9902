import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { errorText } from '../api.ts'
import { Dialog } from './Dialog.tsx'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'

export type Question = {
  title: string
  message: ReactNode
  confirm: string
  cancel: string | null
  danger: boolean
  /** The label of a text that has to be given, or none. */
  reason: string
  /** Runs on yes; while it fails the dialog stays open with the reason. */
  act: (reason: string) => Promise<unknown> | undefined
}

const REASON_LENGTH = 500

type Props = { asked: Question; onClose(confirmed: boolean): void }

export function QuestionDialog({ asked, onClose }: Props) {
  const t = useTexts(commonTexts)
  const [isActing, setActing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const isAlert = asked.cancel === null

  async function act() {
    setActing(true)
    setFailure(null)
    try {
      await asked.act(reason.trim())
      onClose(true)
    } catch (error) {
      setFailure(errorText(error))
      setActing(false)
    }
  }

  return (
    <Dialog
      title={asked.title}
      mustStay={isActing}
      withCloseButton={!isAlert}
      layer="question"
      onClose={() => onClose(isAlert)}
    >
      <Stack gap="md">
        <Text size="sm" component="div">
          {asked.message}
        </Text>
        {asked.reason && (
          <Textarea
            data-autofocus
            label={asked.reason}
            required
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {failure && (
          <Text size="sm" c="var(--wk-danger-text)" role="alert">
            {failure}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {!isAlert && (
            <Button variant="default" onClick={() => onClose(false)} disabled={isActing}>
              {asked.cancel || t('cancel')}
            </Button>
          )}
          <Button
            data-autofocus={asked.reason ? undefined : true}
            disabled={asked.reason !== '' && !reason.trim()}
            color={asked.danger ? 'red.9' : undefined}
            onClick={() => void act()}
            loading={isActing}
          >
            {asked.confirm || (isAlert ? t('ok') : t('yes'))}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
