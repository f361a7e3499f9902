import { Stack } from '@mantine/core'
import { write } from '#platform/web/api.ts'
import { AreaField, FlagField, ShownValue } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '../domain/calls/order.ts'
import { NotesForm } from '../domain/order/order-forms.ts'
import { orderTexts } from '../texts.ts'
import { orderFormTexts } from '../form-texts.ts'
import { fullName } from '#modules/customers/domain/name.ts'
import { useOrder } from './order/order-data.ts'
import { orderPanelTexts } from './panel-texts.ts'
import classes from './panels.module.css'

type Props = { id: number; onClose(): void; onSaved(id: number): void }

/** An issued invoice stays as it is; what is written beside it may change. */
export function NotesPanel({ id, onClose, onSaved }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <NotesRecord order={order} onClose={onClose} onSaved={onSaved} />}
    </RecordLoader>
  )
}

type RecordProps = {
  order: Order
  onClose(): void
  onSaved(id: number): void
}

function NotesRecord({ order, onClose, onSaved }: RecordProps) {
  const t = useTexts(orderPanelTexts)
  const fields = useTexts(orderTexts)
  const labels = useTexts(orderFormTexts)
  const { s_note, fat_note, s_prasentrechnung } = order
  const initial = { s_note, fat_note, s_prasentrechnung }
  const editor = useEditor('/siparisler/update', NotesForm, {
    initial,
    record: order,
    undo: ({ id, version }) => write('/siparisler/update', { id, version, ...initial }),
    onSaved: () => onSaved(order.id),
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={`${t('notes')} · ${t('view', { id: order.id })}`}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <p className={`wk-note ${classes.warning}`} data-tone="orange">
        {t('notes_hint')}
      </p>
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={fullName(order)} />
        <ShownValue label={fields('f_no')} value={order.f_no ?? ''} />
        <AreaField form={form} name="s_note" label={labels('s_note')} rows={5} autoFocus />
        {order.f_no === null ? (
          <AreaField form={form} name="fat_note" label={labels('fat_note')} rows={5} />
        ) : (
          <ShownValue label={labels('fat_note')} value={order.fat_note ?? ''} />
        )}
        <FlagField form={form} name="s_prasentrechnung" label={labels('s_prasentrechnung')} />
      </Stack>
    </RecordDrawer>
  )
}
