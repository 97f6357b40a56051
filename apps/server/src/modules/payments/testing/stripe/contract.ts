import { Ajv, type ValidateFunction } from 'ajv'
import { type Operation, type Outcome, type Schema, stripeDocument } from './document.ts'

const document = stripeDocument()

/** Fields our calls send that are too new for the document (API of 2026). */
const newer = new Set(['allowed_payment_method_types'])

/** Converts OpenAPI's `nullable` and its references to JSON Schema. */
const asJsonSchema = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(asJsonSchema)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, example: _example, description: _description, discriminator: _one, ...rest } = schema as Schema
  const entries = Object.entries(rest).filter(([name]) => !name.startsWith('x-'))
  const plain = Object.fromEntries(entries.map(([name, value]) => [name, asJsonSchema(value)]))
  if (typeof plain.$ref === 'string') plain.$ref = plain.$ref.replace('#/components/schemas/', 'stripe#/$defs/')
  return nullable ? { anyOf: [plain, { type: 'null' }] } : plain
}

const ajv = new Ajv({ strict: false, validateFormats: false })
ajv.addSchema({ $id: 'stripe', $defs: asJsonSchema(document.components.schemas) })

const pathFor = (path: string): string | undefined =>
  Object.keys(document.paths).find((one) => new RegExp(`^${one.replace(/\{\w+\}/g, '[^/]+')}$`).test(path))

const validators = new Map<string, ValidateFunction>()

const operationAt = (method: string, path: string): { name: string; operation: Operation } => {
  const template = pathFor(path)
  const operation = template && document.paths[template]?.[method.toLowerCase()]
  if (!operation) throw new Error(`Stripe has no ${method} ${path}`)
  return { name: `${method} ${template}`, operation }
}

const topLevel = (name: string): string => name.replace(/\[.*$/, '')

/** The excerpt leaves out nested form fields; these exist on the calls we send them with. */
const nested = [
  ...['metadata', 'expand', 'off_session', 'created', 'mandate_data', 'payment_method_options'],
  ...['capabilities', 'settings'],
]

/** Names that Stripe wouldn't know; nested ones count by their first part. */
export const unknownNames = (method: string, path: string, sent: Iterable<string>): string[] => {
  const { operation } = operationAt(method, path)
  const form = operation.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {}
  const known = new Set([...Object.keys(form), ...(operation.parameters ?? []).map((parameter) => parameter.name)])
  for (const always of nested) known.add(always)
  return [...sent].map(topLevel).filter((name) => !known.has(name) && !newer.has(name))
}

/** Errors in one of our responses, by Stripe's document. */
export const faultsOf = (method: string, path: string, outcome: Outcome, answer: object): string[] => {
  const { name, operation } = operationAt(method, path)
  const schema = operation.responses[outcome].content['application/json'].schema
  const known = `${name} ${outcome}`
  const validate = validators.get(known) ?? ajv.compile(asJsonSchema(schema) as Schema)
  validators.set(known, validate)
  validate(answer)
  return (validate.errors ?? []).map(({ instancePath, message }) => `${name} ${instancePath} ${message}`)
}
