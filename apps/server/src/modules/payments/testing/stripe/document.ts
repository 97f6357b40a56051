import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'

export type Schema = Record<string, unknown>
/** The result of a call: what was requested, or an error. */
export type Outcome = '200' | 'default'
export type Operation = {
  requestBody?: { content: { 'application/x-www-form-urlencoded'?: { schema: Schema & { properties?: object } } } }
  parameters?: { name: string; in: string }[]
  responses: Record<Outcome, { content: { 'application/json': { schema: Schema } } }>
}
type Resource = Schema & { properties: Record<string, Schema> }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Resource> }
}

const cut = (): Document =>
  JSON.parse(gunzipSync(readFileSync(new URL('./openapi.json.gz', import.meta.url))).toString('utf8'))

/** What we ask Stripe to expand, where the excerpt only has ids. */
const expanded = [
  ['payment_intent', 'latest_charge', 'charge'],
  ['setup_intent', 'payment_method', 'payment_method'],
] as const

/**
 * An excerpt of Stripe's own OpenAPI document (github.com/stripe/openapi, MIT license), API of 2023-08-16. It has 94 of
 * its paths, with ids in place of most objects and without nested form fields.
 */
export const stripeDocument = (): Document => {
  const document = cut()
  for (const [owner, property, shown] of expanded) {
    const { properties } = document.components.schemas[owner] as Resource
    properties[property] = { anyOf: [{ type: 'string' }, { $ref: `#/components/schemas/${shown}` }], nullable: true }
  }
  return document
}
