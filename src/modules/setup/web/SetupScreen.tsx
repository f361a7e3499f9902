import { Alert } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { backupTexts } from '#modules/backups/texts.ts'
import { companyFieldTexts } from '#modules/definitions/company-texts.ts'
import { TestMail } from '#modules/mail/web/public/TestMail.tsx'
import { call } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { Card, CardKey, CardState } from '../domain/cards.ts'
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

const tones: Record<CardState, string> = {
  ready: 'green',
  needed: 'red',
  alarm: 'red',
  advised: 'orange',
  look: 'grey',
}

/** /kurulum: what a company does before its first invoice. */
export function SetupScreen() {
  const t = useTexts(setupTexts)
  const query = useQuery({ queryKey: ['/setup/list'], queryFn: () => call('/setup/list', {}) })
  return (
    <Loaded query={query}>
      {({ is_ready, datalist }) => (
        <div className="wk-page">
          <Alert
            color={is_ready ? 'green' : 'red'}
            variant="light"
            role="status"
            title={t(is_ready ? 'ready' : 'not_ready')}
          />
          <ol className={`wk-list ${classes.cards}`} aria-label={t('title')}>
            {datalist.map((card) => (
              <SetupCard key={card.key} card={card} />
            ))}
          </ol>
        </div>
      )}
    </Loaded>
  )
}

function SetupCard({ card }: { card: Card }) {
  const t = useTexts(setupTexts)
  const label = useTexts(companyFieldTexts)
  const backups = useTexts(backupTexts)
  const { key, state, missing, figure, backup } = card
  const hint =
    key === 'backup'
      ? backup && backups(`state_is_${backup}`, { age: figure ?? 0 })
      : t(`${key}_hint`, { figure: figure ?? '' })
  const gaps = missing.length > 0 && t('missing', { fields: missing.map((field) => label(field)).join(', ') })
  return (
    <li className="wk-stack">
      <Link {...places[key]} className={`wk-bar wk-panel ${classes.link}`}>
        <span className="wk-strong">{t(key)}</span>
        <span className="wk-badge" data-tone={tones[state]}>
          {t(`state_${state}`)}
        </span>
        {gaps && <span className={`wk-muted ${classes.hint}`}>{gaps}</span>}
        <span className={`wk-muted ${classes.hint}`}>{hint}</span>
      </Link>
      {key === 'mail' && <TestMail />}
    </li>
  )
}
