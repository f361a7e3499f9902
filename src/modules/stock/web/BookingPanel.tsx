import { Stack } from '@mantine/core'
import { useState } from 'react'
import type { ReferenceRow } from '#core/references.ts'
import { AreaField, LookupField, ShownValue } from '#platform/web/form/fields.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { followedBy, type FieldSource } from '#platform/web/form/field-source.ts'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { BookingForm, BookingType, REASON_CHOOSE, reasonFits } from '../domain/booking.ts'
import type { StokRow } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { StockFigures } from './StockFigures.tsx'

type BookingValues = {
  stok_id: number
  islem_tip: number | null
  in_out: number | null
  miktar: number | null
  aciklama: string | null
}

type Props = { wine: Pick<StokRow, 'id' | 'stok_code' | 'stok_name'>; onClose(): void }

/** Books bottles in or out, beside the list. */
export function BookingPanel({ wine, onClose }: Props) {
  const t = useTexts(stockTexts)
  const [initial] = useState<BookingValues>({
    stok_id: wine.id,
    islem_tip: BookingType.choose,
    in_out: REASON_CHOOSE,
    miktar: null,
    aciklama: null,
  })
  const editor = useEditor('/stok_islem/create', BookingForm, {
    initial,
    message: () => t('booking_saved'),
    onSaved: ({ kullanilabilir_adet: usable }) => {
      if (typeof usable === 'number' && usable < 0)
        toastWarning(t('booking_below_reserved', { available: usable }))
      onClose()
    },
  })
  const reasons = useReferenceRows('stok_hareket_tip')
  const form = withFittingReason(editor.form, reasons)
  const isUndecided = (form.values.islem_tip ?? BookingType.choose) === BookingType.choose
  return (
    <RecordDrawer title={t('action_booking')} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm">
        <ShownValue label={t('stok_kodu')} value={wine.stok_code} />
        <ShownValue label={t('stok_name')} value={wine.stok_name} />
        <StockFigures wineId={wine.id} />
        <LookupField form={form} name="islem_tip" label={t('islem_tip')} list="stok_islem_tip" autoFocus />
        <LookupField
          form={form}
          name="in_out"
          label={t('in_out')}
          list="stok_hareket_tip"
          only={(_, { direction }) => isUndecided || reasonFits(form.values.islem_tip, asKey(direction))}
        />
        <IntegerField form={form} name="miktar" label={t('miktar')} min={0} withSteps />
        <AreaField form={form} name="aciklama" label={t('aciklama')} />
      </Stack>
    </RecordDrawer>
  )
}

const asKey = (value: ReferenceRow[string] | undefined) => (typeof value === 'number' ? value : null)

/** Clears a reason that does not fit the chosen direction. */
function withFittingReason(
  form: FieldSource<BookingValues>,
  reasons: readonly ReferenceRow[],
): FieldSource<BookingValues> {
  return followedBy(form, 'islem_tip', (type) => {
    const reason = reasons.find(({ tip }) => tip === form.values.in_out)
    if (reason && !reasonFits(type, asKey(reason.direction))) form.set('in_out', REASON_CHOOSE)
  })
}
