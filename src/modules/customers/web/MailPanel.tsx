import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { fillTemplate, mailTemplate, SendMailForm } from '#modules/stock/domain/sendmail.ts'
import { TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useSave } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useUser } from '#platform/web/session.ts'
import type { CustomerRow } from '../domain/customer-row.ts'
import classes from './Panels.module.css'
import { htmlOf, paragraphsOf, textOf } from './mail-text.ts'
import { panelTexts } from './panel-texts.ts'

type Props = { customer: CustomerRow | null; ids: readonly number[]; onClose(): void; onSent(): void }

/** Recommends the ticked wines: a German letter to start from, and how it will look. */
export function MailPanel({ customer, ids, onClose, onSent }: Props) {
  const t = useTexts(panelTexts)
  const user = useUser()
  const [text, setText] = useState(() =>
    textOf(
      fillTemplate(mailTemplate, {
        firma: customer?.cus_firm ?? null,
        ad: customer?.cus_name ?? null,
        soyad: customer?.cus_surname ?? null,
        personel: user.name_surname || user.user_name,
      }),
    ),
  )
  const form = useRecordForm(SendMailForm, {
    to: customer?.cus_email ?? '',
    ids: [...ids],
    html: htmlOf(text),
  })
  const { save, isSaving, failure } = useSave({
    form,
    path: '/stok/sendmail',
    touches: [],
    message: () => t('mail_sent'),
    onSaved: () => {
      onSent()
      onClose()
    },
  })
  return (
    <RecordDrawer
      title={t('mail_title')}
      size="side"
      isDirty={form.isDirty}
      isSaving={isSaving}
      failure={failure}
      onSave={save}
      saveLabel={t('mail_send')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <TextField form={form} name="to" label={t('mail_to')} type="email" autoFocus />
        <Textarea
          size="xs"
          label={t('mail_body')}
          description={t('mail_body_hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          rows={12}
          withAsterisk
          error={form.errors.html}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            form.set('html', htmlOf(event.currentTarget.value))
          }}
        />
        <section aria-label={t('mail_preview')}>
          <h3 className={classes.heading}>{t('mail_preview')}</h3>
          <div className={classes.letter} lang="de">
            {paragraphsOf(text).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Text size="xs" c="var(--wk-muted)">
            {t('mail_wines', { count: ids.length })}
          </Text>
        </section>
      </Stack>
    </RecordDrawer>
  )
}
