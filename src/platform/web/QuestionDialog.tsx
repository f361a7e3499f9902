import { Button, Group, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { errorText } from './api.ts'
import { Dialog } from './Dialog.tsx'
import { useTexts } from './language.tsx'
import { commonTexts } from './texts.ts'

export type Question = {
  title: string
  message: ReactNode
  confirm: string
  cancel: string | null
  danger: boolean
  /** Runs on yes; while it fails the dialog stays open with the reason. */
  act: () => Promise<unknown> | undefined
}

type Props = { asked: Question; onClose(confirmed: boolean): void }

export function QuestionDialog({ asked, onClose }: Props) {
  const t = useTexts(commonTexts)
  const [isActing, setActing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAlert = asked.cancel === null

  async function act() {
    setActing(true)
    setFailure(null)
    try {
      await asked.act()
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
            data-autofocus
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
