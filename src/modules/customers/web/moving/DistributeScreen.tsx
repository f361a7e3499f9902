import { Alert, Button, Select } from '@mantine/core'
import { IconCheck, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Level } from '#core/actor.ts'
import { formatInteger } from '#core/money/money.ts'
import type { CallTypes } from '#core/calls.ts'
import { call, CallError, errorText, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { IntegerField } from '#platform/web/form/NumberFields.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useTexts } from '#platform/web/language.tsx'
import { filterPayload } from '#platform/web/list/question/list-address.ts'
import { sortPayload } from '#platform/web/list/question/list-question.ts'
import { useUrlListState } from '#platform/web/list/question/list-state.ts'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useReference } from '#platform/web/references.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { customerBaseList } from '#modules/customers/domain/customer-lists.ts'
import { TransferForm } from '#modules/customers/domain/distribution.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import classes from '../CustomerLists.module.css'
import { appointmentCells } from '../customer-data.ts'
import { FlagChoice, ReferenceChoice } from '../lists/FilterPanels.tsx'
import { customerListTexts } from '../lists/list-texts.ts'
import type { TransferPreview } from '#modules/customers/domain/calls/transfer.ts'
import { TransferHistory } from './TransferHistory.tsx'
import { TransferPreviewBox } from './TransferPreviewBox.tsx'
import { transferTexts } from './transfer-texts.ts'
import type { TrackingFilters } from '../card/tracking-place.ts'

/** /cari/musteri-dagit: hands the first customers of a filtered list to a salesperson. */
export function DistributeScreen() {
  const t = useTexts(customerListTexts)
  const [chosen, setChosen] = useState<TrackingFilters>({})
  return (
    <div className={`wk-screen ${classes.screen}`}>
      <div className={classes.blocks}>
        <FilterBlock chosen={chosen} onChange={setChosen} />
        <TransferBlock innerFilter={chosen} />
        <div className={classes.history}>
          <TransferHistory />
        </div>
      </div>
      <div className={classes.list}>
        <ListScreen
          list={customerBaseList}
          title={t('distribute_title')}
          fixedFilters={chosen}
          cells={appointmentCells}
        />
      </div>
    </div>
  )
}

type FilterProps = { chosen: TrackingFilters; onChange(next: TrackingFilters): void }

function FilterBlock({ chosen, onChange }: FilterProps) {
  const t = useTexts(customerListTexts)
  const set = (field: string, value: string | null) => {
    const { [field]: _before, ...others } = chosen
    onChange(value ? { ...others, [field]: value } : others)
  }
  const choice = { chosen, set }
  return (
    <section className="wk-card" aria-label={t('distribute_filter')}>
      <h2 className={`wk-heading ${classes.heading}`}>{t('distribute_filter')}</h2>
      <div className={classes.choices}>
        <ReferenceChoice {...choice} field="cus_user" list="sys_users" />
        <ReferenceChoice {...choice} field="cus_class" list="sys_class" />
        <ReferenceChoice {...choice} field="cus_category" list="sys_category" />
        <ReferenceChoice {...choice} field="cus_dnd" list="cus_dnd" />
        <ReferenceChoice {...choice} field="cus_country_code" list="sys_country_code" />
        <FlagChoice {...choice} field="cus_is_aktive" />
        <FlagChoice {...choice} field="cus_is_firm" />
        <FlagChoice {...choice} field="mail_verifyed" />
      </div>
    </section>
  )
}

type Appointments = 'stay' | 'move'
type Asked = CallTypes['/customers/musteri_aktar']['input']

/** What is asked before customers change hands: how many, to whom, and what hangs on them. */
function useTransferQuestion() {
  const t = useTexts(customerListTexts)
  const words = useTexts(transferTexts)
  const figures = ['owned', 'appointments', 'do_not_call', 'open_orders'] as const
  return (name: string, found: TransferPreview) =>
    [
      t('distribute_question', { count: formatInteger(found.count), name }),
      ...figures.map((figure) => `${words(figure)}: ${formatInteger(found[figure])}`),
    ].join(' · ')
}

/** Previews a transfer, asks, and hands the customers over. */
function useTransfer(onMoved: () => void) {
  const t = useTexts(customerListTexts)
  const question = useTransferQuestion()
  const [preview, setPreview] = useState<TransferPreview | null>(null)
  const [result, setResult] = useState<string | null>(null)

  /** The toast offers to undo it. Where the preview is outdated by then, it asks with a new one. */
  async function move(asked: Asked, name: string, found: TransferPreview, whyAgain: string | null) {
    let moved = { count: 0, transfer_id: 0 }
    let outdated: string | null = null
    const isDone = await confirm({
      title: t('distribute_title'),
      message: [...(whyAgain ? [whyAgain] : []), question(name, found)].join(' · '),
      confirm: t('distribute_act'),
      act: async () => {
        const seen = { ...asked, preview_version: found.preview_version }
        try {
          moved = (await write('/customers/musteri_aktar', seen)).save_response
        } catch (error) {
          if (!(error instanceof CallError && error.status.code === 'transfer_changed')) throw error
          outdated = errorText(error)
        }
      },
    })
    if (!isDone) return undefined
    if (outdated) return transfer(asked, name, outdated)
    const text = t('distribute_done', { moved: formatInteger(moved.count), name })
    setResult(text)
    setPreview(null)
    toastUndo(text, () => write('/customer_transfer/undo', { id: moved.transfer_id }))
    onMoved()
    return undefined
  }

  async function transfer(asked: Asked, name: string, whyAgain: string | null = null): Promise<unknown> {
    try {
      const { item } = await call('/customers/musteri_aktar_onizle', asked)
      setPreview(item)
      if (!item.count) return toastWarning(t('distribute_nobody'))
      await move(asked, name, item, whyAgain)
    } catch (error) {
      toastError(error)
    }
    return undefined
  }

  return { preview, result, transfer }
}

function TransferBlock({ innerFilter }: { innerFilter: TrackingFilters }) {
  const t = useTexts(customerListTexts)
  const fields = useTexts(customerTexts)
  const { state } = useUrlListState(customerBaseList)
  const staff = useReference('sys_users').filter(({ row }) => row.user_level !== Level.system)
  const form = useRecordForm<{ selectedDatatableItemCount: number | null }>(
    TransferForm.pick({ selectedDatatableItemCount: true }),
    { selectedDatatableItemCount: 0 },
  )
  const [receiver, setReceiver] = useState<string | null>(null)
  const [appointments, setAppointments] = useState<Appointments>('stay')
  const { preview, result, transfer } = useTransfer(() => form.reset({ selectedDatatableItemCount: 0 }))
  const count = Number(form.values.selectedDatatableItemCount) || 0

  function submit() {
    const name = staff.find(({ value }) => value === receiver)?.label
    if (!receiver || !name) return toastWarning(t('distribute_choose'))
    if (count <= 0 || !form.parse()) return toastWarning(t('distribute_count'))
    const asked = {
      selectedDatatableItemCount: count,
      receiver_personel_id: Number(receiver),
      appointments,
      ...filterPayload(customerBaseList, state),
      inner_filter: innerFilter,
      ...sortPayload(customerBaseList, state),
    }
    return void transfer(asked, name)
  }

  return (
    <section className="wk-card" aria-label={t('distribute_transfer')}>
      <h2 className={`wk-heading ${classes.heading}`}>{t('distribute_transfer')}</h2>
      <form
        className={classes.transfer}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <IntegerField
          form={form}
          name="selectedDatatableItemCount"
          label={fields('selectedDatatableItemCount')}
          min={0}
        />
        <Select
          size="xs"
          label={fields('receiver_personel_id')}
          withAsterisk
          searchable
          openOnFocus={false}
          data={staff.map(({ value, label }) => ({ value, label }))}
          value={receiver}
          onChange={setReceiver}
        />
        <AppointmentChoice value={appointments} onChange={setAppointments} />
        <Button type="submit" leftSection={<IconUserShare size={14} />}>
          {t('distribute_act')}
        </Button>
      </form>
      <p className={`wk-hint ${classes.hint}`}>{t('distribute_hint', { count: formatInteger(count) })}</p>
      {preview && <TransferPreviewBox preview={preview} />}
      {result && (
        <Alert color="green" variant="light" mt="xs" p="xs" icon={<IconCheck size={16} />} role="status">
          {result}
        </Alert>
      )}
    </section>
  )
}

type AppointmentProps = { value: Appointments; onChange(next: Appointments): void }

/** Whether the appointments go along with the customers. */
function AppointmentChoice({ value, onChange }: AppointmentProps) {
  const words = useTexts(transferTexts)
  return (
    <Select
      size="xs"
      label={words('with_appointments')}
      allowDeselect={false}
      data={(['stay', 'move'] as const).map((choice) => ({ value: choice, label: words(choice) }))}
      value={value}
      onChange={(next) => onChange(next === 'move' ? 'move' : 'stay')}
    />
  )
}
