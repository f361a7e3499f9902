import { Alert, Center, Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { companyFieldTexts } from '#modules/definitions/company-texts.ts'
import { call, errorText } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import type { Card, CardKey } from '../domain/cards.ts'
import { setupTexts } from '../texts.ts'
import classes from './Setup.module.css'

/** Where each card leads. */
const places: Record<CardKey, { to: string; search?: Record<string, string> }> = {
  company: { to: '/firma-bilgileri' },
  numbers: { to: '/genel/ayarlar', search: { view: 'numbers' } },
  taxes: { to: '/genel/ulke-tanimlari' },
  lists: { to: '/genel/listeler' },
  users: { to: '/genel/kullanici-yonetim' },
  mail: { to: '/genel/postalar' },
  data_in: { to: '/genel/veri-aktarimi' },
  backup: { to: '/genel/yonetim', search: { view: 'backups' } },
  law: { to: '/genel/ayarlar' },
}

/** /kurulum: what a company does before its first invoice. */
export function SetupScreen() {
  const t = useTexts(setupTexts)
  const common = useTexts(commonTexts)
  const { data, error } = useQuery({ queryKey: ['/setup/list'], queryFn: () => call('/setup/list', {}) })
  if (error) return <p role="alert">{errorText(error)}</p>
  if (!data)
    return (
      <Center h="60vh">
        <Loader size="sm" aria-label={common('busy')} />
      </Center>
    )
  return (
    <div className={classes.screen}>
      <Alert
        color={data.is_ready ? 'green' : 'red'}
        variant="light"
        role="status"
        title={t(data.is_ready ? 'ready' : 'not_ready')}
      />
      <ol className={classes.cards} aria-label={t('title')}>
        {data.datalist.map((card) => (
          <SetupCard key={card.key} card={card} />
        ))}
      </ol>
    </div>
  )
}

function SetupCard({ card }: { card: Card }) {
  const t = useTexts(setupTexts)
  const label = useTexts(companyFieldTexts)
  const { key, state, missing, figure } = card
  const hint = missing.length
    ? t('missing', { fields: missing.map((field) => label(field)).join(', ') })
    : key === 'backup' && figure === null
      ? t('backup_none')
      : t(`${key}_hint`, { figure: figure ?? '' })
  return (
    <li className={classes.card}>
      <Link {...places[key]} className={classes.link}>
        <span className={classes.name}>{t(key)}</span>
        <span className={classes.state} data-state={state}>
          {t(`state_${state}`)}
        </span>
        <span className={classes.hint}>{hint}</span>
      </Link>
    </li>
  )
}
