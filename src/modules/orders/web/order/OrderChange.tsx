import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import type { EditorState } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { fullName } from '#modules/customers/domain/name.ts'

import { orderPanelTexts } from '../panel-texts.ts'

type Props = { order: Order; title: string; editor: EditorState; onClose(): void; children: ReactNode }

/** A panel at the side that changes a few fields of an order. */
export function OrderChange({ order, title, editor, onClose, children }: Props) {
  const t = useTexts(orderPanelTexts)
  return (
    <RecordDrawer title={title} size="side" editor={editor} onClose={onClose}>
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={fullName(order)} />
        {children}
      </Stack>
    </RecordDrawer>
  )
}
