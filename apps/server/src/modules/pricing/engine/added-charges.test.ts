import { asWritten, render, said } from '@porchlight/wording'
import { describe, expect, it } from 'vitest'
import { aHome, aPlan, aRequest, pricesOf, workedRequest } from '../testing/sample.ts'
import {
  addedLine,
  datedFrom,
  isAddedCharge,
  withAddedCharge,
  withoutAddedCharge,
  withProtection,
} from './added-charges.ts'
import { sumOf } from './line.ts'
import { policyPresets } from './policy.ts'
import { quoteDocument } from './quote-document.ts'
import { waiverIn, waiverLine } from './waiver.ts'

const confirmedAt = new Date('2026-11-20T15:00:00Z')
const now = new Date('2026-12-02T03:30:00Z')
const booked = quoteDocument(aHome({ policy: policyPresets.strict }), workedRequest, confirmedAt)
const line = addedLine({ id: 12, reason: 'Late check-out', amount: 9_000 })
const other = addedLine({ id: 13, reason: 'Boat', amount: 20_000 })
const agreed = withAddedCharge(booked, [line, other], { now, confirmedAt })
const isSound = ({ price, schedule }: typeof booked) =>
  sumOf(price.nights) + sumOf(price.fees) + sumOf(price.taxes) === price.total && sumOf(schedule) === price.total

describe('R35 a charge agreed after booking', () => {
  it('is a separate line that the guest chose, identified by its id', () => {
    expect(line).toEqual({
      code: 'extra',
      fee: null,
      label: asWritten('Late check-out'),
      amount: 9_000,
      optional: true,
      why: { rule: 'asked:12', text: said('price.agreed_later'), steps: [] },
    })
    expect(isAddedCharge(line)).toBe(true)
    expect(booked.price.fees.some(isAddedCharge)).toBe(false)
  })

  it('is added to the total and due on the home’s current day, separate from what was agreed before', () => {
    expect(agreed.price.total).toBe(booked.price.total + 29_000)
    expect(agreed.price.fees).toEqual([...booked.price.fees, line, other])
    // 3:30 AM in London is still the day before in New York.
    expect(agreed.schedule).toEqual([...booked.schedule, { dueOn: '2026-12-01', amount: 29_000, atBooking: false }])
    expect(isSound(agreed)).toBe(true)
  })

  it('is included in the cancellation steps, whose times count from the booking', () => {
    expect(agreed.cancellation.map(({ until }) => until)).toEqual(booked.cancellation.map(({ until }) => until))
    expect(agreed.cancellation.at(-1)?.until).toBeNull()
    expect(agreed.cancellation[0]?.until).toBe('2027-05-03T20:00:00.000Z')
    expect(agreed.cancellation[0]?.refund).toBe((booked.cancellation[0]?.refund ?? 0) + 29_000)
  })

  it('changes nothing without a line', () => {
    expect(withAddedCharge(booked, [], { now, confirmedAt })).toBe(booked)
    expect(
      withAddedCharge(booked, [addedLine({ id: 1, reason: 'Nothing', amount: 0 })], { now, confirmedAt }),
    ).not.toBe(booked)
  })

  it('R38 a later price keeps the booking’s grace period', () => {
    const early = new Date('2026-11-20T15:00:00Z')
    expect(datedFrom(booked, early).cancellation).toEqual(booked.cancellation)
    expect(datedFrom(booked, early).price).toEqual(booked.price)
  })
})

describe('reducing an agreed charge', () => {
  const less = (retained: number, id = 12) => withoutAddedCharge(agreed, { id, retained }, confirmedAt)

  it('leaves the line with the retained amount, and subtracts the rest from total and schedule', () => {
    const part = less(4_000)
    expect(part.price.fees.filter(isAddedCharge).map(({ amount }) => amount)).toEqual([4_000, 20_000])
    expect(part.price.total).toBe(agreed.price.total - 5_000)
    expect(part.schedule.at(-1)).toMatchObject({ amount: 24_000 })
    expect(isSound(part)).toBe(true)
    expect(less(1).price.fees.filter(isAddedCharge)).toHaveLength(2)
    expect(less(8_999).price.total).toBe(agreed.price.total - 1)
  })

  it('to zero removes that line, and no other', () => {
    const gone = less(0)
    expect(gone.price.fees).toEqual([...booked.price.fees, other])
    expect(gone.price.total).toBe(booked.price.total + 20_000)
    expect(isSound(gone)).toBe(true)
  })

  it('never increases it, and changes nothing without such a line', () => {
    expect([less(9_000), less(9_001), less(0, 99)]).toEqual([agreed, agreed, agreed])
    expect(less(9_000)).toBe(agreed)
  })
})

describe('travel protection bought later', () => {
  const cover = { id: 7, provider: 'Harbor Mutual', basisPoints: 620 }

  it('is added to the stay’s terms, if there are any', () => {
    expect(withProtection(booked, cover, { now, confirmedAt }).terms).toEqual({ ...booked.terms, protection: cover })
    const { terms, ...old } = booked
    expect(terms).toBeDefined()
    const covered = withProtection(old as typeof booked, cover, { now, confirmedAt })
    expect('terms' in covered).toBe(false)
    expect(isSound(covered)).toBe(true)
  })

  it('is not sold if the nights cost nothing', () => {
    const free = quoteDocument(
      aHome({ prices: pricesOf({ plan: aPlan({ base: 0, weekend: null }) }) }),
      aRequest(),
      confirmedAt,
    )
    expect(withProtection(free, cover, { now, confirmedAt })).toBe(free)
    const cheap = quoteDocument(
      aHome({ prices: pricesOf({ plan: aPlan({ base: 2, weekend: null }) }) }),
      aRequest(),
      confirmedAt,
    )
    expect(withProtection(cheap, cover, { now, confirmedAt }).price.total).toBe(15)
  })
})

describe('R31 a damage waiver instead of a deposit', () => {
  it('is chosen by the guest, and its limit can be looked up', () => {
    const sold = waiverLine({ price: 9_000, limit: 300_000 }, 'USD')
    expect(sold.optional).toBe(true)
    expect(render('en', sold.why.text)).toContain('up to $3,000.00')
    expect(waiverIn({ fees: [line, sold] })).toEqual({ price: 9_000, limit: 300_000 })
    expect(waiverIn({ fees: [line] })).toBeNull()
  })
})
