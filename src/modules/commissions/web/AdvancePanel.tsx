import { Stack } from '@mantine/core'
import { useState } from 'react'
import { formatEuro } from '#core/money/money.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, ShownValue } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { advanceParts } from '../domain/commission.ts'
import { ADVANCE, AdvanceForm, type AdvanceRow } from '../domain/advances.ts'
import type { CommissionRow } from '../domain/commission-list.ts'
import { commissionTexts } from '../texts.ts'
import { useOpenAdvances } from './commission-data.ts'
import classes from './CommissionScreen.module.css'
import { OpenAdvances } from './OpenAdvances.tsx'
import { commissionScreenTexts } from './texts.ts'

type Props = { rows: readonly CommissionRow[]; onClose(): void }

type Values = {
  per_id: number | null
  islem: number
  tarihi: string | null
  tutar: number | null
  s_no: number | null
  aciklama: string | null
}

/** If a single order is selected, the advance is given for it. */
function startingValues(rows: readonly CommissionRow[]): Values {
  const [row] = rows
  return {
    per_id: row?.per_id ?? null,
    islem: ADVANCE,
    tarihi: serverToday(),
    tutar: null,
    s_no: rows.length === 1 ? (row?.id ?? null) : null,
    aciklama: null,
  }
}

/** Money for a person before the commission is paid. */
export function AdvancePanel({ rows, onClose }: Props) {
  const t = useTexts(commissionScreenTexts)
  const fields = useTexts(commissionTexts)
  const [initial] = useState(() => startingValues(rows))
  const [corrected, setCorrected] = useState<AdvanceRow | null>(null)
  const open = useOpenAdvances(initial.per_id ?? 0)
  const path = corrected ? '/personel_odeme/update' : '/personel_odeme/create'
  const editor = useEditor(path, AdvanceForm, {
    initial,
    record: corrected,
    message: (_saved, { values }) => t('advance_saved', { amount: formatEuro(values.tutar ?? 0) }),
    onSaved: onClose,
  })
  const { form } = editor
  const { tutar } = form.values
  const { commission_vat } = useCompanySettings()
  const parts = typeof tutar === 'number' ? advanceParts(tutar, commission_vat) : null
  function correct(advance: AdvanceRow) {
    setCorrected(advance)
    for (const field of ['tarihi', 'tutar', 'aciklama'] as const) form.set(field, advance[field])
  }
  return (
    <RecordDrawer
      title={t('advance_title', { name: rows[0]?.alici ?? '' })}
      size="side"
      editor={editor}
      saveLabel={corrected ? t('advance_correct_save', { id: corrected.id }) : t('advance_save')}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ShownValue label={t('staff')} value={rows[0]?.alici ?? ''} />
        <ShownValue
          label={t('advance_open')}
          value={open.data === undefined ? '…' : formatEuro(open.data.sum)}
        />
        <OpenAdvances rows={open.data?.rows ?? []} corrected={corrected?.id ?? null} onCorrect={correct} />
        <MoneyField form={form} name="tutar" label={fields('tutar')} autoFocus />
        <DateField form={form} name="tarihi" label={fields('tarihi')} />
        <AreaField form={form} name="aciklama" label={fields('aciklama')} />
        {parts && (
          <p className={`wk-hint ${classes.hint}`}>
            {t('advance_tax', { net: formatEuro(parts.net), vat: formatEuro(parts.vat) })}
          </p>
        )}
      </Stack>
    </RecordDrawer>
  )
}
