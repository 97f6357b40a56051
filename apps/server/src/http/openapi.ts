import { type AnyEndpoint, apiBase, commonCodes, failureEnvelope } from '@porchlight/contract'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return json
}

const parameters = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }))
}

const refusals = (errors: Record<string, number>) => {
  const byStatus = Map.groupBy(Object.entries(errors), ([, status]) => status)
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.map(([code]) => code).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  )
}

const operationOf = (endpoint: AnyEndpoint) => ({
  summary: endpoint.summary,
  operationId: `${endpoint.method.toLowerCase()}-${endpoint.path.replace(/[^\w]+/g, '-').replace(/-$/, '')}`,
  ...(endpoint.audience !== 'public' && { security: [{ session: [] }] }),
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.method === 'GET'
      ? []
      : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', maxLength: 200 } }]),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: {
        [endpoint.form ? 'multipart/form-data' : 'application/json']: { schema: schemaOf(endpoint.body, 'input') },
      },
    },
  }),
  responses: {
    [String(endpoint.status ?? 200)]: {
      description: 'Success',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['valid', 'results'],
            properties: { valid: { const: true }, results: schemaOf(endpoint.results, 'output') },
          },
        },
      },
    },
    ...refusals(endpoint.errors),
    default: {
      description: `Any refusal: ${commonCodes.join(', ')}`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  },
})

/** The OpenAPI 3.1 document for the mounted endpoints. */
export const openapiOf = (endpoints: readonly AnyEndpoint[], version: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Porchlight',
    version,
    description: 'Every response is an envelope. Every write accepts an Idempotency-Key.',
  },
  servers: [{ url: apiBase }],
  paths: Object.fromEntries(
    [...Map.groupBy(endpoints, (endpoint) => endpoint.path)].map(([path, calls]) => [
      `/${path}`,
      Object.fromEntries(calls.map((endpoint) => [endpoint.method.toLowerCase(), operationOf(endpoint)])),
    ]),
  ),
  components: {
    schemas: { Failure: schemaOf(failureEnvelope, 'output') },
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'porchlight_session' } },
  },
})

export const mountOpenapi = (server: FastifyInstance, endpoints: readonly AnyEndpoint[]): void => {
  let document: string | undefined
  server.get(`${apiBase}/openapi.json`, (_request, reply) => {
    document ??= JSON.stringify(openapiOf(endpoints, '1.1'))
    return reply.header('cache-control', 'public, max-age=300').type('application/json').send(document)
  })
}
