import { ActionIcon, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { formatAmount, parseAmount } from '#core/money/money.ts'
import { common, type FieldProps } from './field-props.ts'

/** Reads typed text into a number; what is not one stays text, so that the schema can say so. */
type Reading = { read(typed: string): number | string | null; print(value: number): string }

const amounts: Reading = {
  read: (typed) => (typed.trim() === '' ? null : (parseAmount(typed) ?? typed)),
  print: formatAmount,
}

const DECIMAL = /^\d+(?:[.,]\d+)?$/

const decimals: Reading = {
  read: (typed) => {
    const text = typed.trim()
    if (text === '') return null
    return DECIMAL.test(text) ? Number(text.replace(',', '.')) : typed
  },
  print: (value) => String(value).replace('.', ','),
}

const integers: Reading = {
  read: (typed) => {
    const text = typed.replace(/[\s.]/g, '')
    if (text === '') return null
    return /^-?\d+$/.test(text) ? Number(text) : typed
  },
  print: String,
}

/** Shows the formatted number, and exactly what is typed while in focus. */
function useTypedNumber<Values>({ form, name }: FieldProps<Values>, reading: Reading) {
  const value: unknown = form.values[name]
  const printed = typeof value === 'number' ? reading.print(value) : String(value ?? '')
  const [typed, setTyped] = useState(printed)
  const hasFocus = useRef(false)
  useEffect(() => {
    if (!hasFocus.current) setTyped(printed)
  }, [printed])
  const set = (next: number | string | null) => form.set(name, next as Values[typeof name])
  return {
    set,
    input: {
      value: typed,
      onFocus: (event: { currentTarget: HTMLInputElement }) => {
        hasFocus.current = true
        event.currentTarget.select()
      },
      onBlur: () => {
        hasFocus.current = false
        setTyped(printed)
      },
      onChange: (event: { currentTarget: HTMLInputElement }) => {
        setTyped(event.currentTarget.value)
        set(reading.read(event.currentTarget.value))
      },
    },
    show: setTyped,
  }
}

const rightAligned = { input: { textAlign: 'right' as const, fontVariantNumeric: 'tabular-nums' } }

type MeasureProps<Values> = FieldProps<Values> & { unit?: string }

/** An amount in euro: 1.234,56. Typed and pasted amounts are read in German and plain notation. */
export const MoneyField = <Values,>(props: MeasureProps<Values>) => (
  <MeasureField {...props} reading={amounts} />
)

/** A measure such as 0,375 l; as many decimals as are typed, with a comma or a point. */
export const DecimalField = <Values,>(props: MeasureProps<Values>) => (
  <MeasureField {...props} reading={decimals} />
)

function MeasureField<Values>({
  unit = '€',
  reading,
  ...props
}: MeasureProps<Values> & { reading: Reading }) {
  const { input } = useTypedNumber(props, reading)
  return (
    <TextInput
      {...common(props)}
      {...input}
      inputMode="decimal"
      autoComplete="off"
      styles={rightAligned}
      variant={props.readOnly ? 'filled' : 'default'}
      rightSection={<span aria-hidden>{unit}</span>}
      rightSectionWidth={24}
    />
  )
}

type IntegerProps<Values> = FieldProps<Values> & { min?: number; step?: number; withSteps?: boolean }

/** A whole number; the arrow keys and, where wanted, two buttons step it. */
export function IntegerField<Values>({ min, step = 1, withSteps = false, ...props }: IntegerProps<Values>) {
  const { input, set, show } = useTypedNumber(props, integers)
  const value: unknown = props.form.values[props.name]

  function stepBy(amount: number) {
    const next = Math.max(min ?? -Infinity, (typeof value === 'number' ? value : 0) + amount)
    set(next)
    show(String(next))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (props.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    stepBy(event.key === 'ArrowUp' ? step : -step)
  }

  const steps = withSteps && !props.readOnly && (
    <ActionIcon.Group>
      <ActionIcon
        variant="subtle"
        size="sm"
        color="gray"
        tabIndex={-1}
        aria-label="−"
        onClick={() => stepBy(-step)}
      >
        <IconMinus size={12} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size="sm"
        color="gray"
        tabIndex={-1}
        aria-label="+"
        onClick={() => stepBy(step)}
      >
        <IconPlus size={12} />
      </ActionIcon>
    </ActionIcon.Group>
  )
  return (
    <TextInput
      {...common(props)}
      {...input}
      onKeyDown={onKeyDown}
      inputMode="numeric"
      autoComplete="off"
      styles={rightAligned}
      rightSection={steps}
      rightSectionWidth={withSteps ? 52 : undefined}
    />
  )
}
