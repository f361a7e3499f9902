import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { helpRequest, TOUR } from '#platform/web/requests.ts'
import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import { useScreens } from '#platform/web/shell/screens.ts'
import { useStore } from '#platform/web/store.ts'
import { pageFor } from '../domain/help-page.ts'
import { helpTexts } from '../texts.ts'
import { helpPages } from './pages/all.ts'
import { TourPanel } from './TourPanel.tsx'

/** The screens of the person by their address. */
function useScreenNames(): ReadonlyMap<string, string> {
  const flat = (items: readonly MenuItem[]): MenuItem[] =>
    items.flatMap((item) => [item, ...flat(item.children ?? [])])
  return new Map(flat(useScreens()).flatMap(({ to, label }) => (to ? [[to, label] as const] : [])))
}

/** Help for a screen, or the tour. */
export function HelpHost() {
  const asked = useStore(helpRequest)
  const names = useScreenNames()
  const close = () => helpRequest.set(null)
  if (asked === null) return null
  return asked === TOUR ? (
    <TourPanel names={names} onClose={close} />
  ) : (
    <HelpPanel path={asked} names={names} onClose={close} />
  )
}

type Props = { path: string; names: ReadonlyMap<string, string>; onClose(): void }

function HelpPanel({ path, names, onClose }: Props) {
  const t = useTexts(helpTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const page = pageFor(helpPages, path)
  const next = (page?.next ?? []).filter((to) => names.has(to))
  const title = t('title', { screen: names.get(page?.path ?? path) ?? names.get('/') ?? '' })
  return (
    <RecordDrawer title={title} size="side" onClose={onClose}>
      <Stack gap="sm">
        {(page?.body[language] ?? t('none')).split('\n\n').map((words) => (
          <Text key={words}>{words}</Text>
        ))}
        {next.length > 0 && (
          <>
            <Title order={3} size="h5">
              {t('next')}
            </Title>
            {next.map((to) => (
              <Anchor
                key={to}
                component="button"
                type="button"
                ta="left"
                onClick={() => {
                  onClose()
                  void navigate({ to })
                }}
              >
                {names.get(to)}
              </Anchor>
            ))}
          </>
        )}
        <Text size="sm">{t('keys')}</Text>
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconMap size={14} />}
          onClick={() => helpRequest.set(TOUR)}
        >
          {t('open_tour')}
        </Button>
      </Stack>
    </RecordDrawer>
  )
}
