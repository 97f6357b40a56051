import type { addService, BodyOf, ConciergeService } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

export type ServiceFields = {
  name: string
  description: string
  pricing: ConciergeService['pricing']
  price: MoneyAmount | null
  leadDays: number | null
  freeDays: number | null
  retainedPercent: number | null
  offered: boolean
}

export const emptyService: ServiceFields = {
  name: '',
  description: '',
  pricing: 'order',
  price: null,
  leadDays: 2,
  freeDays: 3,
  retainedPercent: 50,
  offered: true,
}

export const fieldsOf = ({ price, currency, ...service }: ConciergeService): ServiceFields => ({
  name: service.name,
  description: service.description,
  pricing: service.pricing,
  price: price === null ? null : { amount: price, currency },
  leadDays: service.leadDays,
  freeDays: service.freeDays,
  retainedPercent: service.retainedPercent,
  offered: service.offered,
})

/** The request body of valid fields. */
export const serviceOf = (fields: ServiceFields, currency: string): BodyOf<typeof addService> => ({
  name: fields.name,
  description: fields.description,
  pricing: fields.pricing,
  currency: fields.price?.currency ?? currency,
  price: fields.pricing === 'quoted' ? null : (fields.price?.amount ?? null),
  leadDays: fields.leadDays ?? 0,
  freeDays: fields.freeDays ?? 0,
  retainedPercent: fields.retainedPercent ?? 0,
  offered: fields.offered,
})

type ProblemWords = Record<'required' | 'priceMissing' | 'invalidNumber', string>

export const serviceProblems = (fields: ServiceFields, words: ProblemWords): FieldProblems<ServiceFields> => ({
  ...(fields.name.trim() === '' && { name: words.required }),
  ...(fields.description.trim() === '' && { description: words.required }),
  ...(fields.pricing !== 'quoted' && fields.price === null && { price: words.priceMissing }),
  ...(fields.leadDays === null && { leadDays: words.invalidNumber }),
  ...(fields.freeDays === null && { freeDays: words.invalidNumber }),
  ...(fields.retainedPercent === null && { retainedPercent: words.invalidNumber }),
})
