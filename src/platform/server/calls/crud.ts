import type { z } from 'zod'
import type { CallDefinition } from '#core/calls.ts'
import type { recordCalls } from '#core/record-calls.ts'
import type { DB } from '../database/database-types.ts'
import { serve, type Endpoint, type SignedInCall } from './endpoint.ts'
import { deleteRow, insertRow, updateRow, type RowValues } from '../database/rows.ts'

type RecordCalls<Form extends z.ZodObject> = ReturnType<typeof recordCalls<string, Form, z.ZodType>>

type CrudOptions<Form extends z.ZodObject> = {
  table: keyof DB
  /** Turns the form into the stored row, if they differ. */
  toRow?: (
    form: Partial<z.output<Form>>,
    call: SignedInCall<unknown>,
    id: number | null,
  ) => Promise<RowValues> | RowValues
  /** Throws the reason why a row must not be deleted. */
  beforeDelete?: (call: SignedInCall<{ id: number }>) => Promise<void>
}

/** Serves the three writes of a plain record from its table. */
export function serveRecord<Form extends z.ZodObject>(
  [create, update, remove]: RecordCalls<Form>,
  { table, toRow = (values) => values, beforeDelete }: CrudOptions<Form>,
): Endpoint[] {
  return [
    serve(create as CallDefinition<string, typeof create.who, Form>, async (call) => ({
      save_response: await insertRow(call.db, table, await toRow(call.input, call, null)),
    })),
    serve(update, async (call) => {
      const { id, version, values } = call.input
      return { save_response: await updateRow(call.db, table, id, version, await toRow(values, call, id)) }
    }),
    serve(remove, async (call) => {
      await beforeDelete?.(call)
      await deleteRow(call.db, table, call.input.id)
      return { save_response: { id: call.input.id } }
    }),
  ]
}
