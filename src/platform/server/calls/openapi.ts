import { z } from 'zod'
import type { Who } from '#core/actor.ts'
import { fileContent } from '#core/calls.ts'
import { callEnvelope } from '#core/envelope.ts'
import { changedForms } from '#core/record-calls.ts'
import type { Endpoint } from './endpoint.ts'

type JsonSchema = Record<string, unknown>

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return described
}

/** An update takes any of the form's fields and the version of the record that the form was filled from. */
function inputOf({ input }: Endpoint): JsonSchema {
  const form = changedForms.get(input)
  if (!form) return schemaOf(input, 'input')
  const { properties } = schemaOf(form, 'input')
  return {
    type: 'object',
    properties: { id: { type: 'integer' }, version: { type: 'integer' }, ...(properties as object) },
    required: ['id'],
  }
}

const status = {
  type: 'object',
  properties: {
    isContinue: { type: 'boolean' },
    code: { type: 'string' },
    message: { type: 'string' },
  },
  required: ['isContinue'],
}

/** A refusal comes with HTTP 200 as well: `status.isContinue` is false and `status.code` says why. */
function responseOf({ answer }: Endpoint): JsonSchema {
  if (answer === fileContent)
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
  const own = schemaOf(answer, 'output')
  return {
    'application/json': {
      schema: { allOf: [{ type: 'object', properties: { status }, required: ['status'] }, own] },
    },
  }
}

export const nameOfWho = (who: Who | 'public'): string =>
  who === 'public' ? 'public' : who.name === 'who' ? 'own rule' : who.name

function describe(endpoint: Endpoint, path: string): JsonSchema {
  const envelope = { $ref: '#/components/schemas/Envelope' }
  return {
    post: {
      operationId: path.slice(1).replaceAll(/\W/g, '_'),
      tags: [path.split('/')[1]],
      'x-who': nameOfWho(endpoint.who),
      ...(endpoint.writes ? { 'x-writes': true } : {}),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: { allOf: [envelope, inputOf(endpoint)] } } },
      },
      responses: { 200: { description: 'the answer, or a refusal', content: responseOf(endpoint) } },
    },
  }
}

/** Every call of the product in the OpenAPI format, made from the declarations that the server itself checks with. */
export function describeCalls(endpoints: readonly Endpoint[]): JsonSchema {
  const paths = endpoints
    .flatMap((endpoint) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => [path, describe(endpoint, path)] as const),
    )
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    openapi: '3.1.0',
    info: { title: 'Weinkontor', version: '1' },
    servers: [{ url: '/api' }],
    paths: Object.fromEntries(paths),
    components: { schemas: { Envelope: schemaOf(callEnvelope, 'input') } },
  }
}
