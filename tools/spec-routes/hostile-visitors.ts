import { z } from 'zod'
import type { AnyEndpoint } from '../../packages/contract/src/endpoint.ts'
import { hostileValue, type Marks, type Schema } from './hostile-content.ts'

/** A body of a call with something hostile in every text that may say anything, and these values where it may not. */
export const hostileBody = (endpoint: AnyEndpoint, texts: Record<string, unknown>, marks: Marks): unknown => {
  const schema = z.toJSONSchema(endpoint.body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema
  const given = { numbers: { lat: 40.9, lng: -72.2, sleeps: 6, bedrooms: 3, bathrooms: 2, adults: 2 }, texts }
  return hostileValue(schema, endpoint.path, given, marks)
}
