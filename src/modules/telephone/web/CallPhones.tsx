import { ActionIcon, Button, Kbd } from '@mantine/core'
import { IconMail, IconPhone, IconPhoneOff, IconSettings, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import { callingRefusals } from '#modules/consents/domain/refusals.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { useAreaKeys, useShortcuts } from '#platform/web/keys/shortcuts.ts'
import { useSeen } from '#platform/web/keys/use-seen.ts'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { callsRefusals } from '../domain/refusals.ts'
import { useCallState, useCard, useDial, usePhoneRules, loadPhoneRules } from './call-data.ts'
import classes from './Phones.module.css'
import { Consents } from './public/consents.tsx'
import { deskTexts } from './texts.ts'

const DialSettings = lazyPart(async () => (await import('./settings/DialSettings.tsx')).DialSettings)

type Props = { customer: CustomerRow }

/** The numbers: D dials the first that can be dialled, Shift+D the second. */
export function CallPhones({ customer }: Props) {
  const t = useTexts(deskTexts)
  const reasons = useRefusals()
  const rules = usePhoneRules()
  const card = useCard(customer.id)
  const dial = useDial(customer)
  const { isFor } = useSeen(customer.id)
  const [isSetting, setSetting] = useState(false)
  const [showsConsents, setShowsConsents] = useState(false)
  const { dial_template: template = null, extension = null } = useCallState() ?? {}
  const lines = rules?.dialLines(customer) ?? []
  const numbers = lines.flatMap(({ number }) => number ?? [])
  const refusal =
    card && !card.may_call.ok && card.may_call.code !== 'call_allowed'
      ? callingRefusals[card.may_call.code]
      : null

  /** Waits for the rules, so that an early key press is not answered with "no number". */
  async function dialAt(place: number) {
    if (refusal) return toastWarning(reasons(refusal))
    const known = rules ?? (await loadPhoneRules())
    const number = known.dialLines(customer).flatMap((line) => line.number ?? [])[place]
    return number ? dial(known, number) : toastWarning(reasons(callsRefusals.no_dialable_number))
  }
  /** A key that came before the customer was seen would call somebody unseen. */
  const dialSeen = (place: number) => (event: Event) =>
    isFor(event) ? dialAt(place) : toastWarning(t('outcome_too_early'))
  useAreaKeys({ d: dialSeen(0), 'Shift+d': dialSeen(1) })
  useShortcuts({ e: () => setShowsConsents(true) })

  return (
    <div className="wk-bar">
      {rules && lines.length === 0 && <span className="wk-muted">{t('no_phone')}</span>}
      {lines.map((line) => (
        <Line
          key={line.field}
          label={line.field}
          text={line.number && rules ? rules.printedNumber(line.number) : line.typed}
          href={line.number && rules && !refusal ? rules.dialAddress(line.number, template) : null}
          problem={isMasked(line.typed) ? null : refusal ? reasons(refusal) : t('not_dialable')}
          shortcut={keyOf(line.number, numbers)}
          onDial={() => void dialAt(numbers.indexOf(line.number ?? ''))}
        />
      ))}
      <Mail customer={customer} />
      <div className={`wk-bar ${classes.consents}`}>
        {card?.may_call.ok && card.may_call.code !== 'call_allowed' && (
          <span className={classes.doubt}>{reasons(callingRefusals[card.may_call.code])}</span>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          leftSection={<IconShieldCheck size={14} />}
          rightSection={<Kbd size="xs">E</Kbd>}
          onClick={() => setShowsConsents(true)}
        >
          {t('key_consents')}
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={t('dial_settings')}
          title={t('dial_settings')}
          onClick={() => setSetting(true)}
        >
          <IconSettings size={14} />
        </ActionIcon>
      </div>
      {showsConsents && <Consents customer={customer} onClose={() => setShowsConsents(false)} />}
      {isSetting && (
        <DialSettings template={template} extension={extension} onClose={() => setSetting(false)} />
      )}
    </div>
  )
}

const keys = ['D', '⇧D']

const keyOf = (number: string | null, numbers: readonly string[]): string | null =>
  number === null ? null : (keys[numbers.indexOf(number)] ?? null)

type LineProps = {
  label: 'cus_tel1' | 'cus_tel2' | 'cus_gsm' | 'cus_private'
  text: string
  href: string | null
  /** Why it cannot be dialled; null where the reason is in place of the number. */
  problem: string | null
  shortcut: string | null
  onDial(): unknown
}

function Line({ label, text, href, problem, shortcut, onDial }: LineProps) {
  const fields = useTexts(customerTexts)
  if (href === null) {
    return (
      <span className={classes.phone} data-off title={problem ?? text}>
        <span className={`wk-small wk-row ${classes.label}`}>
          <IconPhoneOff size={12} aria-hidden /> {problem ?? fields(label)}
        </span>
        <span className={classes.digits}>{text}</span>
      </span>
    )
  }
  return (
    <a
      className={classes.phone}
      href={href}
      onClick={(event) => {
        event.preventDefault()
        void onDial()
      }}
    >
      <span className={`wk-small wk-row ${classes.label}`}>
        <IconPhone size={12} aria-hidden /> {fields(label)}
        {shortcut && <Kbd size="xs">{shortcut}</Kbd>}
      </span>
      <span className={classes.digits}>{text}</span>
    </a>
  )
}

function Mail({ customer: { cus_email, mail_verifyed } }: Props) {
  const t = useTexts(deskTexts)
  const fields = useTexts(customerTexts)
  if (!cus_email) return null
  return (
    <a className={classes.mail} href={`mailto:${cus_email}`} title={cus_email}>
      <span className={`wk-small wk-row ${classes.label}`}>
        <IconMail size={12} aria-hidden /> {fields('cus_email')}
        {mail_verifyed === '1' && ` · ${t('verified')}`}
      </span>
      <span className={classes.address}>{cus_email}</span>
    </a>
  )
}
