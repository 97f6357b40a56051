import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { AnyEndpoint } from './endpoint.ts'
import * as contract from './index.ts'

const page = fileURLToPath(new URL('../../../docs/api.md', import.meta.url))

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  format?: string
  pattern?: string
  default?: unknown
} & Partial<Record<'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'minItems' | 'maxItems', number>>

const range = (from: number | undefined, to: number | undefined): string => {
  const whole = (limit: number | undefined) => (Math.abs(limit ?? 0) >= Number.MAX_SAFE_INTEGER ? undefined : limit)
  const [low, high] = [whole(from), whole(to)].map((limit) => limit?.toLocaleString('en-US'))
  if (low !== undefined && high !== undefined) return low === high ? ` of ${low}` : ` ${low} to ${high}`
  if (high !== undefined) return ` up to ${high}`
  return low !== undefined && low !== '0' ? ` from ${low}` : ''
}

const alternatives = (schema: Schema): Schema[] | undefined => schema.anyOf ?? schema.oneOf

const shapeOf = (schema: Schema): string => {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' or ')
  const either = alternatives(schema)
  if (either) return either.map(shapeOf).join(' or ')
  if (schema.allOf) return schema.allOf.map(shapeOf).join(' and ')
  if (schema.properties) return `{ ${fieldsOf(schema).join(', ')} }`
  if (schema.items) return `list${range(schema.minItems, schema.maxItems)} of ${shapeOf(schema.items)}`
  if (typeof schema.additionalProperties === 'object') return `map of ${shapeOf(schema.additionalProperties)}`
  const kind = [schema.type ?? 'any'].flat().join(' or ')
  if (kind === 'string') return `${schema.format ?? 'text'}${range(schema.minLength, schema.maxLength)}`
  return `${kind}${range(schema.minimum, schema.maximum)}`
}

const fieldsOf = ({ properties = {}, required = [] }: Schema): string[] =>
  Object.entries(properties).map(([name, each]) => {
    const preset = each.default === undefined ? '' : ` = ${JSON.stringify(each.default)}`
    return `${name}${required.includes(name) ? '' : '?'}: ${shapeOf(each)}${preset}`
  })

const takenOf = ({ params, query, body, form }: AnyEndpoint): string => {
  const parts = Object.entries({ path: params, query, body }).flatMap(([place, schema]) => {
    if (!schema) return []
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
    return [`${place} ${shapeOf(json)}`]
  })
  return [...parts, ...(form ? [`file up to ${form.fileBytes.toLocaleString('en-US')} bytes`] : [])].join('<br>')
}

const callers = ({ audience, permission, allowedWhile = [], inPerson, holderOnly }: AnyEndpoint): string =>
  [
    typeof audience === 'string' ? audience : audience.join(', '),
    ...(permission ? [`permission ${permission}`] : []),
    ...(inPerson ? ['in person'] : []),
    ...(holderOnly ? ['not for staff viewing as someone else'] : []),
    ...(allowedWhile.length > 0 ? [`also while ${allowedWhile.join(', ')}`] : []),
  ].join('; ')

const rowOf = (call: AnyEndpoint): string => {
  const refusals = Object.entries(call.errors).map(([code, status]) => `${status} ${code}`)
  const cells = [
    `\`${call.method} ${call.path}\`${call.status === 201 ? ' (201)' : ''}`,
    call.summary,
    callers(call),
    takenOf(call),
    refusals.join(', '),
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

const isCall = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'results' in value

const intro = `# Calls of the API

Every call below \`/app-portal/v1.1\`, with who may make it, what it takes, and what it refuses beside the refusals that any call may answer with. \`/app-portal/v1.1/openapi.json\` has the same for programs, with results. Amounts are in minor units, shares in basis points. A change here is a change of what other programs rely on.

Written by \`UPDATE_DOCS=1 npx vitest run --project unit packages/contract/src/api-page.test.ts\`.
`

const byPath = (one: AnyEndpoint, other: AnyEndpoint): number =>
  one.path.localeCompare(other.path, 'en') || one.method.localeCompare(other.method, 'en')

// `UPDATE_DOCS=1` writes the page.
it('docs/api.md lists every call with its callers, limits, and refusals', () => {
  const exported: unknown[] = Object.values(contract)
  const calls = [...new Set(exported.filter(isCall))].sort(byPath)
  const sections = [...Map.groupBy(calls, ({ path }) => path.split('/')[0])].map(
    ([area, own]) =>
      `## ${area}\n\n| call | what it does | who | takes | refuses |\n|---|---|---|---|---|\n${own.map(rowOf).join('\n')}\n`,
  )
  const text = [intro, ...sections].join('\n')
  if (process.env.UPDATE_DOCS) writeFileSync(page, text)
  else expect(readFileSync(page, 'utf8')).toBe(text)
})
