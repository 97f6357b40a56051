import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from '../index.ts'
import { emailAddress, phoneNumber } from './contact-fields.ts'

type Field = { path: string; schema: z.ZodType }

/** What stands inside wrappers, choices and lists. */
const inside = (schema: z.ZodType): z.ZodType[] => {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } }
  if (def.type === 'union') return def.options as z.ZodType[]
  if (def.type === 'array') return [def.element as z.ZodType]
  if (def.type === 'record') return [def.valueType as z.ZodType]
  if (def.type === 'pipe') return [def.in as z.ZodType, def.out as z.ZodType]
  if (def.type === 'intersection') return [def.left as z.ZodType, def.right as z.ZodType]
  return def.innerType ? [def.innerType as z.ZodType] : []
}

const fieldsOf = (schema: z.ZodType, path: string): Field[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
      { path: `${path}.${name}`, schema: field },
      ...fieldsOf(field, `${path}.${name}`),
    ])
  return inside(schema).flatMap((part) => fieldsOf(part, path))
}

/** The schemas a value is checked by in the end. */
const leavesOf = (schema: z.ZodType): z.ZodType[] => {
  const parts = inside(schema)
  return parts.length === 0 ? [schema] : parts.flatMap(leavesOf)
}

const endpoints = Object.values(contract as Record<string, unknown>).filter(
  (one): one is contract.AnyEndpoint => typeof one === 'object' && one !== null && 'audience' in one && 'path' in one,
)
const typed: Field[] = endpoints.flatMap(({ method, path, body, query, params }) =>
  [body, query, params].flatMap((schema) => (schema ? fieldsOf(schema, `${method} ${path}`) : [])),
)
const namedLike = (pattern: RegExp, text: z.ZodType) =>
  typed.filter(
    ({ path, schema }) =>
      pattern.test(path.split('.').at(-1) ?? '') &&
      leavesOf(schema).some((leaf) => leaf === text || leaf instanceof z.ZodString || leaf instanceof z.ZodEmail),
  )
/** Already in the form that people read: the company's own number, a masked one, and the one text messages go to. */
const printed = ['.seller.phone', 'challenge-user.user.phone', 'preferences.phone']
const isBlank = (leaf: z.ZodType) => leaf instanceof z.ZodLiteral || leaf instanceof z.ZodTransform

describe('what people are reached by', () => {
  it.each([
    ['email', /e-?mail/i, emailAddress, 8],
    ['phone', /phone|mobile|tel$/i, phoneNumber, 5],
  ] as const)('every %s that the API takes is checked by the one schema', (_, pattern, one, least) => {
    const found = namedLike(pattern, one)
    expect(found.length).toBeGreaterThanOrEqual(least)
    const others = found.filter(({ schema }) => !leavesOf(schema).every((leaf) => leaf === one || isBlank(leaf)))
    expect(others.map(({ path }) => path)).toEqual([])
  })

  it('every stored number in an answer comes with the form that people read', () => {
    const answers = endpoints.flatMap(({ method, path, results }) => fieldsOf(results, `${method} ${path}`))
    const siblings = new Set(answers.map(({ path }) => path))
    const numbers = answers.filter(({ path }) => path.endsWith('.phone') && !printed.some((end) => path.endsWith(end)))
    expect(numbers.length).toBeGreaterThanOrEqual(8)
    expect(numbers.filter(({ path }) => !siblings.has(path.replace(/phone$/, 'displayPhone')))).toEqual([])
  })

  it('no field takes an address by another rule under another name', () => {
    const other = typed.filter(({ schema }) => leavesOf(schema).some((leaf) => leaf instanceof z.ZodEmail))
    expect(other.map(({ path }) => path)).toEqual([])
  })
})
