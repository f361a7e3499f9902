import { Alert, Button, Group, Radio, Stack, Table, Text, TextInput } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { CallTypes } from '#core/calls.ts'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro, formatNumber } from '#core/money/money.ts'
import type { ReferenceName } from '#core/references.ts'
import { tableTexts } from '#modules/audit/texts.ts'
import {
  columnsOf,
  mergeMarks,
  type MergeColumn,
  type MergeField,
} from '#modules/customers/domain/merging.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { call, errorText, write } from '#platform/web/api.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { differing, lostIn } from '../domain/merging.ts'
import { mergeTexts } from '../texts.ts'
import classes from './MergeDialog.module.css'

type Preview = CallTypes['/customer_merge/preview']['answer']['item']
type Props = { first: number; second: number; onClose(): void }

const PATH = '/customer_merge/preview'
const REASON_MAX = 200

/** Both records side by side: which one stays, and whose value counts in each field. */
export function MergeDialog({ first, second, onClose }: Props) {
  const t = useTexts(mergeTexts)
  const [to, setTo] = useState(first)
  const [isBusy, setBusy] = useState(false)
  const from = to === first ? second : first
  const query = useQuery({
    queryKey: [PATH, from, to],
    queryFn: async () => (await call(PATH, { from, to })).item,
  })
  return (
    <Dialog title={t('dialog_title', { from, to })} size="xl" mustStay={isBusy} onClose={onClose}>
      <Loaded query={query}>
        {(preview) => (
          <MergeForm
            key={to}
            preview={preview}
            isBusy={isBusy}
            onBusy={setBusy}
            onSwap={() => setTo(from)}
            onClose={onClose}
          />
        )}
      </Loaded>
    </Dialog>
  )
}

type FormProps = {
  preview: Preview
  isBusy: boolean
  onBusy(isBusy: boolean): void
  onSwap(): void
  onClose(): void
}

function MergeForm({ preview, isBusy, onBusy, onSwap, onClose }: FormProps) {
  const t = useTexts(mergeTexts)
  const common = useTexts(commonTexts)
  const [take, setTake] = useState<readonly MergeField[]>(preview.take)
  const [reason, setReason] = useState('')
  const [failure, setFailure] = useState<unknown>(null)
  const { from, to, refusal } = preview

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    onBusy(true)
    setFailure(null)
    try {
      const versions = { from_version: from.version, to_version: to.version }
      await write('/customer_merge/create', {
        from: from.id,
        to: to.id,
        ...versions,
        take: [...take],
        reason,
      })
      toastSuccess(t('done'))
      onClose()
    } catch (error) {
      setFailure(error)
      onBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {refusal && (
          <Alert color="red" variant="light" role="alert">
            {refusal.message}
          </Alert>
        )}
        <FieldTable preview={preview} take={take} onTake={setTake} />
        <Moves preview={preview} />
        <Lost preview={preview} take={take} />
        <Text size="sm">{t('final')}</Text>
        <TextInput
          label={t('reason')}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {failure !== null && (
          <Alert color="red" variant="light" role="alert">
            {errorText(failure)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button
            variant="default"
            leftSection={<IconArrowsExchange size={14} />}
            disabled={isBusy}
            onClick={onSwap}
          >
            {t('swap')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button type="submit" color="red.9" loading={isBusy} disabled={refusal !== null}>
            {t('merge')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Fields that hold the key of a reference list. */
const lists = {
  cus_category: 'sys_category',
  cus_class: 'sys_class',
  cus_country_code: 'sys_country_code',
  cus_m_f: 'sys_unvan',
  cus_user: 'sys_users',
  call_time: 'sys_c_time',
} as const satisfies Partial<Record<MergeField, ReferenceName>>

const hasList = (field: MergeField): field is keyof typeof lists => Object.hasOwn(lists, field)

type Values = Preview['from']['values']
type ValueProps = { field: MergeField; values: Values }

const NOTHING = '–'

/** A value as people know it: the word of a list, yes or no, a day; with all that belongs to it. */
function useValueText({ field, values }: ValueProps): string {
  const t = useTexts(commonTexts)
  const label = useTexts(customerTexts)
  const options = useReference(hasList(field) ? lists[field] : 'sys_category')
  const words = (column: MergeColumn): string[] => {
    const value = values[column] ?? null
    if (value === null || value === '') return []
    if (mergeMarks.has(column)) return value === '1' ? [label(column)] : []
    if (column === 'cus_is_firm') return [t(value === '1' ? 'yes' : 'no')]
    if (column === 'cus_birtday' || column === 'cus_bank_e_date') return [formatDate(String(value))]
    const word = hasList(field) && options.find((one) => one.value === String(value))?.label
    return [word || String(value)]
  }
  return columnsOf(field).flatMap(words).join(' · ') || NOTHING
}

type ChoiceProps = ValueProps & { isChosen: boolean; onChoose(): void }

function ValueChoice({ isChosen, onChoose, ...given }: ChoiceProps) {
  return (
    <Radio size="xs" name={given.field} label={useValueText(given)} checked={isChosen} onChange={onChoose} />
  )
}

const groupLabels = { cus_bank_iban: 'group_bank', s_k: 'group_wines' } as const

const isGroup = (field: MergeField): field is keyof typeof groupLabels => Object.hasOwn(groupLabels, field)

function useFieldLabel() {
  const t = useTexts(mergeTexts)
  const label = useTexts(customerTexts)
  return (field: MergeField) => (isGroup(field) ? t(groupLabels[field]) : label(field))
}

/** What is in neither record afterwards, by name. */
function Lost({ preview: { from, to }, take }: { preview: Preview; take: readonly MergeField[] }) {
  const t = useTexts(mergeTexts)
  const lost = lostIn(from.values, to.values, take)
  if (!lost.length) return null
  return (
    <Alert color="orange" variant="light" title={t('lost')}>
      <ul className={classes.lost}>
        {lost.map(({ field, isOfGone }) => (
          <LostValue key={field} field={field} values={(isOfGone ? from : to).values} />
        ))}
      </ul>
    </Alert>
  )
}

function LostValue(given: ValueProps) {
  const labelOf = useFieldLabel()
  return (
    <li>
      {labelOf(given.field)}: {useValueText(given)}
    </li>
  )
}

type TableProps = { preview: Preview; take: readonly MergeField[]; onTake(take: MergeField[]): void }

/** The fields in which the two differ. */
function FieldTable({ preview: { from, to }, take, onTake }: TableProps) {
  const t = useTexts(mergeTexts)
  const labelOf = useFieldLabel()
  const shown = differing(from.values, to.values)
  if (!shown.length) return <Text size="sm">{t('same')}</Text>
  const choose = (field: MergeField, isTaken: boolean) =>
    onTake(isTaken ? [...take, field] : take.filter((name) => name !== field))
  const sides = [
    { side: to, isTaken: false },
    { side: from, isTaken: true },
  ]
  return (
    <Table className={classes.fields} aria-label={t('field')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('field')}</Table.Th>
          <Table.Th>{t('stays', { id: to.id })}</Table.Th>
          <Table.Th>{t('goes', { id: from.id })}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {shown.map((field) => (
          <Table.Tr key={field}>
            <Table.Th scope="row">{labelOf(field)}</Table.Th>
            {sides.map(({ side, isTaken }) => (
              <Table.Td key={side.id}>
                <ValueChoice
                  field={field}
                  values={side.values}
                  isChosen={take.includes(field) === isTaken}
                  onChoose={() => choose(field, isTaken)}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

const isNamed = (table: string): table is keyof typeof tableTexts => Object.hasOwn(tableTexts, table)

function Moves({ preview: { moves, from } }: { preview: Preview }) {
  const t = useTexts(mergeTexts)
  const word = useTexts(tableTexts)
  const list = Object.entries(moves)
    .filter(([, count]) => count > 0)
    .flatMap(([table, count]) => (isNamed(table) ? [`${word(table)} ${formatNumber(count)}`] : []))
  if (from.balance > 0) list.push(t('balance', { amount: formatEuro(from.balance) }))
  return <Text size="sm">{list.length ? t('moves', { list: list.join(', ') }) : t('moves_nothing')}</Text>
}
