import { ActionIcon, Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import {
  IconBell,
  IconLogout,
  IconMenu2,
  IconMessageCircle,
  IconMoon,
  IconSearch,
  IconSun,
} from '@tabler/icons-react'
import { memo } from 'react'
import { useTexts } from '../language.tsx'
import { frameTexts } from '../frame-texts.ts'
import { Bell } from './Bell.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { messageNotices, taskNotices } from './notices.ts'
import classes from './Shell.module.css'

type Props = { title: string; onMenu(): void; onPalette(): void; onLogout(): void }

export const TopBar = memo(function TopBar({ title, onMenu, onPalette, onLogout }: Props) {
  const t = useTexts(frameTexts)
  return (
    <header className={`wk-row ${classes.topBar}`}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('menu_toggle')} onClick={onMenu}>
        <IconMenu2 size={18} />
      </ActionIcon>
      <h1 className={`wk-cut ${classes.pageTitle}`}>{title}</h1>
      <Button
        variant="default"
        className={classes.paletteButton}
        leftSection={<IconSearch size={14} />}
        rightSection={<kbd className={classes.key}>Ctrl K</kbd>}
        onClick={onPalette}
      >
        {t('palette').replace(/ \(.*\)$/, '')}
      </Button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.paletteIcon}
        aria-label={t('palette')}
        onClick={onPalette}
      >
        <IconSearch size={18} />
      </ActionIcon>
      <Bell
        label={t('tasks')}
        emptyText={t('no_tasks')}
        icon={<IconBell size={18} />}
        notices={taskNotices}
        page="/takip/gorevler"
        pageText={t('all_tasks')}
      />
      <Bell
        label={t('messages')}
        emptyText={t('no_messages')}
        icon={<IconMessageCircle size={18} />}
        notices={messageNotices}
        page="/chatapp"
        pageText={t('all_messages')}
      />
      <SchemeSwitch />
      <LanguagePicker />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        title={t('logout')}
        aria-label={t('logout')}
        onClick={onLogout}
      >
        <IconLogout size={18} />
      </ActionIcon>
    </header>
  )
})

function SchemeSwitch() {
  const t = useTexts(frameTexts)
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const label = isDark ? t('scheme_light') : t('scheme_dark')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      className={classes.scheme}
      title={label}
      aria-label={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      {isDark ? <IconSun size={18} /> : <IconMoon size={18} />}
    </ActionIcon>
  )
}
