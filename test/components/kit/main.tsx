import '@mantine/core/styles.css'
import '#platform/web/theme.css'
// Before the stylesheets of screens, whose own classes win over it.
import '#platform/web/looks.css'
import { MantineProvider } from '@mantine/core'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import { amount, flag, optionalDate, wholeNumber } from '#core/fields.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { FlagField } from '#platform/web/form/fields.tsx'
import { IntegerField, MoneyField } from '#platform/web/form/NumberFields.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { ListTable } from '#platform/web/list/ListTable.tsx'
import { useLocalListState } from '#platform/web/list/question/list-state.ts'
import { useListLayout } from '#platform/web/list/columns/use-list-layout.ts'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import { theme } from '#platform/web/screen/theme.ts'

/** The parts that forms and lists are made of, on a page of their own for the browser tests. */
const Schema = z.object({ money: amount, count: wholeNumber(0), day: optionalDate, flag })

type Values = { money: number | null; count: number | null; day: string | null; flag: '0' | '1' }

function Fields() {
  const form = useRecordForm<Values>(Schema, { money: 8.9, count: 3, day: null, flag: '0' })
  return (
    <form>
      <MoneyField form={form} name="money" label="Betrag" />
      <IntegerField form={form} name="count" label="Anzahl" min={0} withSteps />
      <DateField form={form} name="day" label="Tag" />
      <FlagField form={form} name="flag" label="Schalter" />
      <button type="button" onClick={() => form.parse()}>
        Prüfen
      </button>
      <output>{JSON.stringify(form.values)}</output>
    </form>
  )
}

const columns = [
  { field: 'id', column: { kind: 'number' as const }, label: 'Nr.' },
  { field: 'name', column: {}, label: 'Name' },
]
const rows = Array.from({ length: 5_000 }, (_, index) => ({ id: index + 1, name: `Zeile ${index + 1}` }))

const nothing = () => undefined

function Table() {
  const control = useLocalListState()
  const selection = useSelection()
  const layout = useListLayout('/many/list', columns, null)
  return (
    <section style={{ height: 400, display: 'flex' }}>
      <ListTable
        label="Viele"
        layout={layout}
        lines={rows}
        isAnswer
        rows={rows}
        groups={null}
        sums={{}}
        state={control.state}
        defaultSort={['id', 'ASC']}
        selection={selection}
        cells={{}}
        rowClass={undefined}
        onChange={control.change}
        onOpen={nothing}
        onActive={nothing}
        onMenu={null}
        onPreview={null}
        address={null}
        placeholder={null}
      />
      <output data-testid="selected" hidden>
        {'ids' in selection.chosen ? selection.chosen.ids.join(',') : ''}
      </output>
    </section>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <MantineProvider theme={theme}>
      <Fields />
      <Table />
    </MantineProvider>,
  )
}
