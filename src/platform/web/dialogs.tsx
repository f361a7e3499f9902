import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { errorText } from './api.ts'
import { useTexts } from './language.tsx'
import { useReturnFocus } from './return-focus.ts'
import { createStore, useStore } from './store.ts'
import { commonTexts } from './texts.ts'

type Question = {
  title: string
  message: ReactNode
  confirm: string
  cancel: string | null
  danger: boolean
  /** Runs on yes; while it fails the dialog stays open with the reason. */
  act: () => Promise<unknown> | undefined
  onClose: (confirmed: boolean) => void
}

const question = createStore<Question | null>(null)

type Ask = {
  title: string
  message: ReactNode
  confirm?: string
  cancel?: string
  danger?: boolean
  act?: () => Promise<unknown>
}

/** Asks before something happens. Resolves true when it was confirmed and, with `act`, done. */
export function confirm({
  title,
  message,
  confirm: yes,
  cancel,
  danger = false,
  act,
}: Ask): Promise<boolean> {
  return new Promise((resolve) => {
    question.set({
      title,
      message,
      confirm: yes ?? '',
      cancel: cancel ?? '',
      danger,
      act: act ?? (() => undefined),
      onClose: resolve,
    })
  })
}

/** Says something that must be seen before work goes on. */
export function alert(title: string, message: string): Promise<boolean> {
  return new Promise((resolve) => {
    question.set({
      title,
      message,
      confirm: '',
      cancel: null,
      danger: false,
      act: () => undefined,
      onClose: resolve,
    })
  })
}

/** The one place where questions appear; mounted beside the app. */
export function Dialogs() {
  const asked = useStore(question)
  return asked ? <QuestionDialog key={asked.title} asked={asked} /> : null
}

function QuestionDialog({ asked }: { asked: Question }) {
  const t = useTexts(commonTexts)
  const [isActing, setActing] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isAlert = asked.cancel === null
  useReturnFocus()

  function close(confirmed: boolean) {
    question.set(null)
    asked.onClose(confirmed)
  }

  async function act() {
    setActing(true)
    setFailure(null)
    try {
      await asked.act()
      close(true)
    } catch (error) {
      setFailure(errorText(error))
      setActing(false)
    }
  }

  return (
    <Modal
      opened
      onClose={() => (isActing ? undefined : close(isAlert))}
      title={asked.title}
      centered
      withCloseButton={!isAlert}
      zIndex={900}
    >
      <Stack gap="md">
        <Text size="sm">{asked.message}</Text>
        {failure && (
          <Text size="sm" c="var(--wk-danger-text)" role="alert">
            {failure}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {!isAlert && (
            <Button variant="default" onClick={() => close(false)} disabled={isActing}>
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
    </Modal>
  )
}
