import { Kbd } from '@mantine/core'
import { referenceLabel } from '#core/references.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { KeyModeField } from '#platform/web/keys/KeyModeField.tsx'
import { useLanguage, useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { keyedOutcomes } from '#modules/telephone/domain/outcome-keys.ts'
import classes from '../Status.module.css'
import { deskTexts } from '../texts.ts'

const keys = [
  ['D', 'key_dial'],
  ['⇧D', 'key_dial_2'],
  ['E', 'key_consents'],
  ['W', 'queue_next'],
  ['R', 'key_draw'],
  ['N', 'key_note'],
  ['K', 'key_talk'],
  ['A', 'key_order'],
  ['G', 'key_conversation'],
  ['T', 'key_appointment'],
  ['PageUp PageDown', 'key_pages'],
] as const

/** All keys of the calling screen. */
export function KeysDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(deskTexts)
  const language = useLanguage()
  const rows = useReferenceRows('sys_gorusme_asama').filter((row) => row.status !== '0')
  const outcomes = keyedOutcomes(
    rows.map((row) => ({
      def_type: Number(row.def_type),
      asks_do_not_call: row.asks_do_not_call === '1' ? ('1' as const) : ('0' as const),
      promises_payment: row.promises_payment === '1' ? ('1' as const) : ('0' as const),
      label: referenceLabel('sys_gorusme_asama', row, language),
    })),
  ).filter(({ key }) => key !== null)
  return (
    <Dialog title={t('keys_title')} onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(([key, label]) => (
          <Row key={key} shortcut={key} label={t(label)} />
        ))}
        {outcomes.map(({ key, outcome }) => (
          <Row key={outcome.def_type} shortcut={key ?? ''} label={outcome.label} />
        ))}
      </dl>
      <KeyModeField />
    </Dialog>
  )
}

function Row({ shortcut, label }: { shortcut: string; label: string }) {
  return (
    <>
      <dt>
        <Kbd>{shortcut}</Kbd>
      </dt>
      <dd>{label}</dd>
    </>
  )
}
