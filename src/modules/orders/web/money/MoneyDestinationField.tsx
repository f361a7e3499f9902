import { Radio, Stack } from '@mantine/core'
import type { FieldSource } from '#platform/web/form/field-source.ts'
import { useTexts } from '#platform/web/language.tsx'
import { moneyDestinations, type MoneyDestination } from '#modules/orders/domain/order/transitions.ts'
import { orderPanelTexts } from '../panel-texts.ts'

type Props = { form: FieldSource<{ iade_sekli: MoneyDestination | null }> }

/** Where the paid money of a cancelled order goes. */
export function MoneyDestinationField({ form }: Props) {
  const t = useTexts(orderPanelTexts)
  return (
    <Radio.Group
      label={t('money_goes')}
      error={form.errors.iade_sekli}
      value={form.values.iade_sekli}
      onChange={(value) => form.set('iade_sekli', value)}
    >
      <Stack gap={4} mt={4}>
        {moneyDestinations.map((value) => (
          <Radio key={value} size="xs" value={value} label={t(`money_${value}`)} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
