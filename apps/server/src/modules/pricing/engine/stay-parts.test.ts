import { asWritten } from '@porchlight/wording'
import { expect, test } from 'vitest'
import type { FeeLine } from './fees.ts'
import { stayParts } from './stay-parts.ts'
import type { StayPrice } from './stay-price.ts'

const why = { rule: '', text: asWritten(''), steps: [] }
const line = (code: string, amount: number) => ({
  code,
  fee: null,
  label: asWritten(code),
  amount,
  optional: false,
  why,
})

const price = {
  currency: 'USD',
  nights: [
    { night: '2027-07-01', rent: 50_000, amount: 50_000 },
    { night: '2027-07-02', rent: 50_000, amount: 50_000 },
  ],
  accommodation: [line('rent', 100_000)],
  fees: [line('cleaning', 20_000), line('service', 9_000), line('protection', 5_000)] as unknown as FeeLine[],
  taxes: [line('tax', 11_000)],
  headline: 129_000,
  total: 145_000,
  deposit: 0,
} as unknown as StayPrice

const terms = {
  commissionBasisPoints: 2_000,
  commissionBase: 'accommodation' as const,
  cleaningTo: 'operator' as const,
}

test('R50 the company keeps its commission, the cleaning fee, and its own fees; protection is nobody’s', () => {
  expect(stayParts(price, terms)).toEqual({ guest: 145_000, owner: 80_000, company: 49_000, taxes: 11_000 })
})

test('R50 the owner gets the cleaning fee where the agreement says so, never the company’s own fees', () => {
  expect(stayParts(price, { ...terms, cleaningTo: 'owner' })).toMatchObject({ owner: 100_000, company: 29_000 })
})

test('a commission by channel and length of stay decides', () => {
  const details = {
    channelRates: [{ channel: 'agent', basisPoints: 1_000 }],
    tiers: [{ fromNights: 2, basisPoints: 1_500 }],
  }
  const agreed = { ...terms, details } as Parameters<typeof stayParts>[1]
  expect(stayParts(price, agreed, 'agent')).toMatchObject({ owner: 90_000 })
  expect(stayParts(price, agreed)).toMatchObject({ owner: 85_000 })
})
