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
  retainedPercent: 50,
  offered: true,
} as const

it('round-trips a service through its fields', () => {
  const { id, version, ...wording } = service
  expect(serviceOf(fieldsOf(service), 'USD')).toEqual(wording)
})

it('sends no price for services quoted per order', () => {
  const quoted = { ...fieldsOf(service), pricing: 'quoted' as const }
  expect(serviceOf(quoted, 'USD')).toMatchObject({ pricing: 'quoted', price: null })
  expect(serviceProblems({ ...quoted, price: null }, words)).toEqual({})
})

it('requires name, description, and price', () => {
  expect(serviceProblems(emptyService, words)).toEqual({ name: 'required', description: 'required', price: 'price' })
})
