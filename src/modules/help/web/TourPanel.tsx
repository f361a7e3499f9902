import { Button, Progress, Stack, Text } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { say } from '#core/texts/texts.ts'
import { call, errorText } from '#platform/web/api.ts'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { readLocal, writeLocal } from '#platform/web/session/local-data.ts'
import { tourOf, type TourStep } from '../domain/tour.ts'
import { helpTexts } from '../texts.ts'

type Props = { names: ReadonlyMap<string, string>; onClose(): void }

const STORED = 'tour'

/** Steps through the company as far as it is; what was visited is remembered. */
export function TourPanel({ names, onClose }: Props) {
  const t = useTexts(helpTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const [done, setDone] = useState<readonly string[]>(() => readLocal<string[]>(STORED) ?? [])
  const { data, error } = useQuery({ queryKey: ['/tour/get'], queryFn: () => call('/tour/get', {}) })
  const steps = data ? tourOf(data.item).filter(({ path }) => names.has(path)) : []
  const count = steps.filter(({ key }) => done.includes(key)).length

  function keep(next: readonly string[]) {
    setDone(next)
    writeLocal(STORED, next)
  }

  function visit({ key, path }: TourStep) {
    keep([...new Set([...done, key])])
    void navigate({ to: path })
  }

  return (
    <RecordDrawer title={t('tour_title')} size="side" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{t('tour_hint')}</Text>
        {error && <p role="alert">{errorText(error)}</p>}
        <Progress value={(count / Math.max(1, steps.length)) * 100} aria-label={t('tour_title')} />
        <Text size="sm" role="status">
          {t('tour_progress', { done: count, all: steps.length })}
        </Text>
        {steps.map((step) => (
          <Button
            key={step.key}
            variant="default"
            h="auto"
            py={8}
            justify="flex-start"
            styles={{ label: { whiteSpace: 'normal', textAlign: 'left' } }}
            leftSection={done.includes(step.key) ? <IconCircleCheck size={18} /> : <IconCircle size={18} />}
            aria-pressed={done.includes(step.key)}
            onClick={() => visit(step)}
          >
            {say(step.text, language)}
          </Button>
        ))}
        {count > 0 && (
          <Button variant="subtle" w="fit-content" onClick={() => keep([])}>
            {t('tour_again')}
          </Button>
        )}
      </Stack>
    </RecordDrawer>
  )
}
