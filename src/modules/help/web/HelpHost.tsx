import { Anchor, Button, Stack, Text, Title } from '@mantine/core'
import { IconMap } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { helpRequest, REMEDY, TOUR } from '#platform/web/records/requests.ts'
import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import { useScreens } from '#platform/web/shell/screens.ts'
import { useStore } from '#platform/web/store.ts'
import { pageFor } from '../domain/help-page.ts'
import { remediesOf, remedyFor } from '../domain/remedy.ts'
import { helpTexts } from '../texts.ts'
import { helpPages, remedies } from './pages/all.ts'
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
  if (asked === TOUR) return <TourPanel names={names} onClose={close} />
  if (asked.startsWith(REMEDY))
    return <RemedyPanel code={asked.slice(REMEDY.length)} names={names} onClose={close} />
  return <HelpPanel path={asked} names={names} onClose={close} />
}

type WaysProps = { to: readonly string[]; names: ReadonlyMap<string, string>; onClose(): void }

/** Links to those of these screens that the person may open. */
function Ways({ to, names, onClose }: WaysProps) {
  const navigate = useNavigate()
  return to
    .filter((path) => names.has(path))
    .map((path) => (
      <Anchor
        key={path}
        component="button"
        type="button"
        ta="left"
        onClick={() => {
          onClose()
          void navigate({ to: path })
        }}
      >
        {names.get(path)}
      </Anchor>
    ))
}

type RemedyProps = { code: string; names: ReadonlyMap<string, string>; onClose(): void }

/** What to do about a refusal. */
function RemedyPanel({ code, names, onClose }: RemedyProps) {
  const t = useTexts(helpTexts)
  const language = useLanguage()
  const found = remedyFor(remedies, code)
  return (
    <RecordDrawer title={t('remedy_title')} size="side" onClose={onClose}>
      <Stack gap="sm">
        {found && (
          <Title order={3} size="h5">
            {found.about[language]}
          </Title>
        )}
        <Text>{found?.todo[language] ?? t('none')}</Text>
        <Ways to={found?.screens ?? []} names={names} onClose={onClose} />
      </Stack>
    </RecordDrawer>
  )
}

type Props = { path: string; names: ReadonlyMap<string, string>; onClose(): void }

function HelpPanel({ path, names, onClose }: Props) {
  const t = useTexts(helpTexts)
  const language = useLanguage()
  const page = pageFor(helpPages, path)
  const refused = remediesOf(remedies, page?.path ?? path)
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
            <Ways to={next} names={names} onClose={onClose} />
          </>
        )}
        {refused.length > 0 && (
          <>
            <Title order={3} size="h5">
              {t('when_refused')}
            </Title>
            {refused.map(({ codes: [code], about, todo }) => (
              <details key={code}>
                <summary>{about[language]}</summary>
                <Text size="sm" mt={4}>
                  {todo[language]}
                </Text>
              </details>
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
