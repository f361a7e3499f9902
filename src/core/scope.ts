/** Fields of a row and the values that all of them must have. */
export type Conditions<Row> = { readonly [Field in keyof Row]?: Row[Field] & (string | number) }

/**
 * The rows a person may see, as data: those that meet one of the alternatives and none of the exceptions. inScope()
 * asks it of a single row, scopeSql() makes the condition of a query from it, so that both always say the same.
 */
export type Scope<Row> = {
  readonly anyOf: readonly Conditions<Row>[]
  readonly noneOf: readonly Conditions<Row>[]
}

export const everyRow = { anyOf: [{}], noneOf: [] } satisfies Scope<unknown>
export const noRow = { anyOf: [], noneOf: [] } satisfies Scope<unknown>

/** The rows that meet one of the alternatives. */
export const rowsWhere = <Row>(...anyOf: readonly Conditions<NoInfer<Row>>[]): Scope<Row> => ({
  anyOf,
  noneOf: [],
})

/** Those rows of a scope that meet none of the exceptions. */
export const except = <Row>(
  scope: Scope<NoInfer<Row>>,
  ...exceptions: readonly Conditions<NoInfer<Row>>[]
): Scope<Row> => ({ ...scope, noneOf: [...scope.noneOf, ...exceptions] })

const valuesOf = (conditions: object) => Object.entries(conditions) as [string, string | number][]

const meets = (row: object, conditions: object) =>
  valuesOf(conditions).every(([field, value]) => (row as Record<string, unknown>)[field] === value)

/** Whether a row can meet both: no field is required to have two different values. */
const agree = (one: object, other: object) =>
  valuesOf(one).every(([field, value]) => !(field in other) || meets(other, { [field]: value }))

/** Those rows of a scope that meet the conditions as well. */
export const narrow = <Row>(
  scope: Scope<NoInfer<Row>>,
  conditions: Conditions<NoInfer<Row>>,
): Scope<Row> => ({
  ...scope,
  anyOf: scope.anyOf
    .filter((alternative) => agree(alternative, conditions))
    .map((alternative) => ({ ...alternative, ...conditions })),
})

/** Whether a person whose scope it is may see the row. */
export const inScope = <Row extends object>(scope: Scope<Row>, row: NoInfer<Row>): boolean =>
  scope.anyOf.some((conditions) => meets(row, conditions)) &&
  !scope.noneOf.some((conditions) => meets(row, conditions))
