import { z } from 'zod'
import { rowId } from '#core/fields.ts'
import { write } from '#platform/web/api.ts'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { PersonField } from '#platform/web/form/PersonField.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { useUser } from '#platform/web/session/session.ts'
import type { Order } from '../domain/calls/order.ts'
import { isGivenBackWhole, mayPassOn } from '../domain/scope.ts'
import { orderTexts } from '../texts.ts'
import { useOrder } from './order/order-data.ts'
import { OrderChange } from './order/OrderChange.tsx'
import { orderPanelTexts } from './panel-texts.ts'

type Props = { id: number; onClose(): void }

/** Another salesperson takes the order over; dealer administrators stay inside their dealer. */
export function PersonnelPanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <PersonnelRecord order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

const PersonForm = z.object({ per_id: rowId })

function PersonnelRecord({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const fields = useTexts(orderTexts)
  const actor = useUser()
  const isReversible = useReference('sys_users').some(({ value, label, row }) =>
    isGivenBackWhole(order, { id: Number(value), bayi: Number(row.bayi), name: label }),
  )
  const editor = useEditor('/siparisler/update', PersonForm, {
    initial: { per_id: order.per_id },
    record: order,
    message: (saved) => t('personnel_saved', { name: String(saved.per_name) }),
    ...(isReversible
      ? {
          undo: ({ id, version }) => write('/siparisler/update', { id, version, per_id: order.per_id }),
        }
      : {}),
    onSaved: onClose,
  })
  return (
    <OrderChange order={order} title={t('personnel')} editor={editor} onClose={onClose}>
      <ShownValue label={fields('per_name')} value={order.per_name ?? ''} />
      <PersonField
        form={editor.form}
        name="per_id"
        label={t('personnel_choose')}
        autoFocus
        isOffered={({ bayi }) => mayPassOn(actor, order, { bayi: Number(bayi) })}
      />
    </OrderChange>
  )
}
