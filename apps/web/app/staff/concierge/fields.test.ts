import { expect, it } from 'vitest'
import { emptyService, fieldsOf, serviceOf, serviceProblems } from './fields.ts'

const words = { required: 'required', priceMissing: 'price', invalidNumber: 'number' }
const service = {
  id: 7,
  version: 3,
  name: 'Groceries',
  description: 'In the fridge when you come.',
  pricing: 'person',
  currency: 'USD',
  price: 6_000,
  leadDays: 1,
  freeDays: 3,
  keptPercent: 50,
  offered: true,
} as const

it('a service comes out of its fields as it went in', () => {
  const { id, version, ...wording } = service
  expect(serviceOf(fieldsOf(service), 'USD')).toEqual(wording)
})

it('a price that the team says each time is none', () => {
  const quoted = { ...fieldsOf(service), pricing: 'quoted' as const }
  expect(serviceOf(quoted, 'USD')).toMatchObject({ pricing: 'quoted', price: null })
  expect(serviceProblems({ ...quoted, price: null }, words)).toEqual({})
})

it('name, words and price are asked for', () => {
  expect(serviceProblems(emptyService, words)).toEqual({ name: 'required', description: 'required', price: 'price' })
})
