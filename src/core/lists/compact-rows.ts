/** Rows out of their values, which travel without the names of their fields. */
export const rowsOf = <Row>(fields: readonly string[], values: readonly (readonly unknown[])[]): Row[] =>
  values.map((row) => Object.fromEntries(fields.map((field, place) => [field, row[place]])) as Row)
