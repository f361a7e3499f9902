type Name<Values> = keyof Values & string

/** All that a field needs: where its value comes from and goes to, what is wrong with it, whether it may be empty. */
export type FieldSource<Values> = {
  values: Values
  errors: Readonly<Record<string, string>>
  isRequired(field: Name<Values>): boolean
  set<Field extends Name<Values>>(field: Field, value: Values[Field]): void
}

/** A source whose values also follow from what they are by then: a search that took a while adds a row to the rows. */
export type ChangingSource<Values> = FieldSource<Values> & {
  change<Field extends Name<Values>>(field: Field, after: (before: Values[Field]) => Values[Field]): void
}

/**
 * Fields over values with another owner: a row of a table inside a record, or two days above a list. The owner
 * checks and saves them, and hears only what was typed, as its other values may be newer than the drawn ones.
 */
export function subForm<Values extends object>(
  values: Values,
  onTyped: (typed: Partial<Values>) => void,
  errors: Readonly<Record<string, string>> = {},
): FieldSource<Values> {
  return {
    values,
    errors,
    isRequired: () => false,
    set: (field, value) => onTyped({ [field]: value } as unknown as Partial<Values>),
  }
}

/** The same fields, with a callback when `field` is set, so that other values can follow. */
export function followedBy<Values, Field extends Name<Values>>(
  source: FieldSource<Values>,
  field: Field,
  follow: (value: Values[Field]) => void,
): FieldSource<Values> {
  return {
    ...source,
    set: (name: Name<Values>, value: unknown) => {
      source.set(name, value as Values[typeof name])
      if (name === field) follow(value as Values[Field])
    },
  }
}
