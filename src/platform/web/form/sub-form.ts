import type { RecordForm } from './record-form.ts'

/**
 * A form over values that somebody else keeps: a row of a table inside a record, or two days above a list. It lets
 * the fields of the form kit work there; checking and saving stay with the owner.
 */
export function subForm<Values extends object>(
  values: Values,
  onChange: (values: Values) => void,
  errors: Readonly<Record<string, string>> = {},
): RecordForm<Values> {
  return {
    values,
    errors,
    isDirty: false,
    isRequired: () => false,
    set: (field, value) => onChange({ ...values, [field]: value }),
    setLater: async (field, value) => onChange({ ...values, [field]: await value }),
    isWaiting: false,
    parse: () => null,
    showErrors: () => undefined,
    markSaved: () => undefined,
    reset: onChange,
  }
}
