import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '#core/days/dates.ts'
import { formatNumber } from '#core/money/money.ts'
import { actOn, call, write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import { FormSection } from '#platform/web/form/FormSection.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { Loaded } from '#platform/web/screen/Loaded.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastError, toastSuccess } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import { mayTakeBack, TaxRateForm, type TaxRateRow } from '../domain/tax-rates.ts'
import { rateQuestion } from './asked-rate.ts'
import { taxRateTexts } from './tax-rate-texts.ts'
import classes from './TaxRates.module.css'

/** Start of the rate that a country has had from the beginning. */
const START = '1900-01-01'

/** The rates of a country by day; a future one can be added, and withdrawn before its first day. */
export function TaxRates({ country_code }: { country_code: string }) {
  const t = useTexts(taxRateTexts)
  const query = useQuery({
    queryKey: ['/tax_rate/list', country_code],
    queryFn: async () => (await call('/tax_rate/list', { country_code })).datalist,
  })
  return (
    <div className={classes.part}>
      <FormSection title={t('rates')} columns={1}>
        <p className="wk-hint">{t('rates_hint')}</p>
        <Loaded query={query}>
          {(rates) => (
            <table className={`wk-table ${classes.rates}`} aria-label={t('rates')}>
              <thead>
                <tr>
                  <th scope="col">{t('valid_from')}</th>
                  <th scope="col">{t('rate')}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {rates.map((rate) => (
                  <Rate key={rate.id} rate={rate} />
                ))}
              </tbody>
            </table>
          )}
        </Loaded>
        <NewRate country_code={country_code} />
      </FormSection>
    </div>
  )
}

function Rate({ rate }: { rate: TaxRateRow }) {
  const t = useTexts(taxRateTexts)
  const common = useTexts(commonTexts)
  const day = rate.valid_from === START ? t('always') : formatDate(rate.valid_from)

  async function takeBack() {
    const isDone = await confirm({
      title: t('take_back'),
      message: `${day}: ${formatNumber(rate.rate)} %`,
      confirm: common('delete'),
      danger: true,
      act: () => actOn('/tax_rate/delete', rate),
    })
    if (isDone) toastSuccess(t('taken_back'))
  }

  return (
    <tr>
      <td>{day}</td>
      <td>{formatNumber(rate.rate)} %</td>
      <td>
        {mayTakeBack(rate, serverToday()) && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`${t('take_back')} ${day}`}
            onClick={takeBack}
          >
            <IconTrash size={14} />
          </ActionIcon>
        )}
      </td>
    </tr>
  )
}

type Values = { country_code: string; rate: number | null; valid_from: string | null }

function NewRate({ country_code }: { country_code: string }) {
  const t = useTexts(taxRateTexts)
  const empty: Values = { country_code, rate: null, valid_from: null }
  const form = useRecordForm<Values>(TaxRateForm, empty)

  async function add() {
    const values = form.parse() as TaxRateForm | null
    if (!values) return
    try {
      const { message } = await rateQuestion(values)
      let added = 0
      const isDone = await confirm({
        title: t('add'),
        message,
        confirm: t('add'),
        act: async () => {
          added = (await write('/tax_rate/create', values)).save_response.id
        },
      })
      if (!isDone) return
      form.reset(empty)
      toastUndo(t('added'), () => write('/tax_rate/delete', { id: added }))
    } catch (error) {
      form.showErrors(error)
      toastError(error)
    }
  }

  return (
    <div className={`wk-bar ${classes.entry}`}>
      <DateField form={form} name="valid_from" label={t('valid_from')} />
      <MoneyField form={form} name="rate" label={t('rate')} unit="%" />
      <Button variant="default" leftSection={<IconPlus size={14} />} onClick={() => void add()}>
        {t('add')}
      </Button>
    </div>
  )
}
