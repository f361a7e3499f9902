import { Button, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../language.tsx'
import { commonTexts } from '../texts.ts'

export function NotFound() {
  const t = useTexts(commonTexts)
  return (
    <Stack align="center" justify="center" h="70vh" gap="sm">
      <Text fz={56} fw={800} c="var(--wk-accent-text)" lh={1} aria-hidden>
        404
      </Text>
      <Title order={2} fz={20}>
        {t('not_found_title')}
      </Title>
      <Text c="var(--wk-muted)">{t('not_found')}</Text>
      <Button component={Link} to="/">
        {t('go_home')}
      </Button>
    </Stack>
  )
}
