import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as contract from '../index.ts'
import { emailAddress, phoneNumber } from './contact-fields.ts'

type Field = { path: string; schema: z.ZodType }

/** The schemas inside wrappers, unions, and arrays. */
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

/** The innermost schemas a value is checked against. */
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
/** Already in display format: the company's own number, a masked one, and the one text messages are sent to. */
const printed = ['.seller.phone', 'challenge-user.user.phone', 'preferences.phone']
const isBlank = (leaf: z.ZodType) => leaf instanceof z.ZodLiteral || leaf instanceof z.ZodTransform

describe('contact fields', () => {
  it.each([
    ['email', /e-?mail/i, emailAddress, 8],
    ['phone', /phone|mobile|tel$/i, phoneNumber, 5],
  ] as const)('check every %s the API accepts with the one schema', (_, pattern, one, least) => {
    const found = namedLike(pattern, one)
    expect(found.length).toBeGreaterThanOrEqual(least)
    const others = found.filter(({ schema }) => !leavesOf(schema).every((leaf) => leaf === one || isBlank(leaf)))
    expect(others.map(({ path }) => path)).toEqual([])
  })

  it('return every stored number with its display format', () => {
    const answers = endpoints.flatMap(({ method, path, results }) => fieldsOf(results, `${method} ${path}`))
    const siblings = new Set(answers.map(({ path }) => path))
    const numbers = answers.filter(({ path }) => path.endsWith('.phone') && !printed.some((end) => path.endsWith(end)))
    expect(numbers.length).toBeGreaterThanOrEqual(8)
    expect(numbers.filter(({ path }) => !siblings.has(path.replace(/phone$/, 'displayPhone')))).toEqual([])
  })

  it("don't accept an address under another name with another rule", () => {
    const other = typed.filter(({ schema }) => leavesOf(schema).some((leaf) => leaf instanceof z.ZodEmail))
    expect(other.map(({ path }) => path)).toEqual([])
  })
})
