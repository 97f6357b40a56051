import { asWritten } from '@porchlight/wording'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { activeCharges, type Charge, chargesOf, refundedOf, retainedCharges, sumOf, totalOf } from './charges.ts'
import { collectionEntry, type EntryLine, recognitionEntry } from './entry.ts'
import {
  type Contract,
  contractForRetained,
  feesTotal,
  ownersPart,
  partOfNight,
  recognize,
  type Share,
} from './recognition.ts'

/** The worked example of R17, in cents. */
const workedStay: Charge[] = chargesOf({
  nights: [100_000, 100_000, 100_000, 100_000, 100_000, 109_000, 109_000].map((amount) => ({ amount })),
  fees: [
    { code: 'cleaning', fee: 1, label: asWritten('Cleaning'), amount: 45_000 },
    { code: 'service', fee: 2, label: asWritten('Service'), amount: 45_780 },
  ],
  taxes: [{ code: 'tax', label: asWritten('County tax'), amount: 44_483, authority: 'county' }],
})
const contract: Contract = {
  version: 1,
  commissionBasisPoints: 2_500,
  commissionBase: 'accommodation',
  recognition: 'check_in',
  cleaningTo: 'operator',
}
const sole: Share[] = [{ accountId: 7, basisPoints: 10_000 }]

const side = (lines: EntryLine[], wanted: EntryLine['side']) =>
  lines.filter((line) => line.side === wanted).reduce((sum, line) => sum + line.amount, 0)
const balance = (lines: EntryLine[], account: string) =>
  lines
    .filter((line) => line.account === account)
    .reduce((sum, line) => sum + (line.side === 'debit' ? line.amount : -line.amount), 0)
/** What is held for others, plus what guests still owe, minus what is owed to others (R44): zero in every entry. */
const trustGap = (lines: EntryLine[]) =>
  ['receivable:guest', 'liability:guest-deposit', 'payable:owner', 'payable:tax', 'payable:operator'].reduce(
    (sum, account) => sum + balance(lines, account),
    0,
  )

describe('recognition of a stay', () => {
  it('R17 R50 the worked stay at 25% of the rent gives the owner 5,385.00', () => {
    const whole = recognize(workedStay, contract, sole)
    expect(whole).toMatchObject({
      owner: { rent: 718_000, commission: 179_500, net: 538_500 },
      perOwner: [{ accountId: 7, amount: 538_500 }],
      taxes: [{ authority: 'county', amount: 44_483 }],
      income: {
        commission: 179_500,
        fees: [
          { kind: 'cleaning', code: 'cleaning', fee: 1, amount: 45_000 },
          { kind: 'service', code: 'service', fee: 2, amount: 45_780 },
        ],
      },
      total: 853_263,
    })
  })

  it('R50 the commission base is explicit: rent alone, or rent with fees', () => {
    const withFees = recognize(workedStay, { ...contract, commissionBase: 'accommodation_and_fees' }, sole)
    expect(withFees.owner).toMatchObject({ commissionBase: 763_000, commission: 190_750, net: 527_250 })
  })

  it('R50 cleaning goes to the party the contract names', () => {
    const ownerCleans = recognize(workedStay, { ...contract, cleaningTo: 'owner' }, sole)
    expect(ownerCleans.owner).toMatchObject({ cleaning: 45_000, net: 583_500 })
    expect(ownerCleans.owner.fees).toMatchObject([{ code: 'cleaning', amount: 45_000 }])
    expect(ownerCleans.income.fees.map(({ code }) => code)).toEqual(['service'])
  })

  it('R51 co-owners split 6,180.55 by largest remainder', () => {
    const third: Share[] = [3_333, 3_333, 3_334].map((basisPoints, index) => ({ accountId: index + 1, basisPoints }))
    const rent: Charge[] = [
      { code: 'rent', fee: null, label: asWritten('Rent'), amount: 618_055, kind: 'accommodation', authority: null },
    ]
    const { perOwner } = recognize(rent, { ...contract, commissionBasisPoints: 0 }, third)
    expect(perOwner.map(({ amount }) => amount)).toEqual([205_998, 205_998, 206_059])
    expect(perOwner.reduce((sum, { amount }) => sum + amount, 0)).toBe(618_055)
  })

  it('R19 R23 each authority gets its own tax and the owner none of it', () => {
    const city: Charge = {
      code: 'city',
      fee: null,
      label: asWritten('City tax'),
      amount: 1_000,
      kind: 'tax',
      authority: 'city',
    }
    const whole = recognize([...workedStay, city], contract, sole)
    expect(whole.taxes).toEqual([
      { authority: 'county', amount: 44_483 },
      { authority: 'city', amount: 1_000 },
    ])
    expect(whole.owner.net).toBe(538_500)
  })

  it('R49 7,000 over Jul 28 to Aug 4 is 4,000 and 3,000 by night', () => {
    const rent: Charge[] = [
      { code: 'rent', fee: null, label: asWritten('Rent'), amount: 700_000, kind: 'accommodation', authority: null },
    ]
    const whole = recognize(rent, { ...contract, commissionBasisPoints: 0 }, sole)
    const nights = Array.from({ length: 7 }, (_, night) => partOfNight(whole, night, 7).owner.net)
    const sum = (part: number[]) => part.reduce((total, amount) => total + amount, 0)
    expect([sum(nights.slice(0, 4)), sum(nights.slice(4))]).toEqual([400_000, 300_000])
  })
})

describe('the retained amount of a canceled stay', () => {
  it('R39 follows the terms if enough was paid', () => {
    const retained = retainedCharges(workedStay, [359_000, 0, 45_780, 0], 426_632)
    expect(totalOf(retained)).toBe(404_780)
  })

  it('R39 never exceeds what was received', () => {
    const retained = retainedCharges(
      workedStay,
      workedStay.map((charge) => charge.amount),
      426_632,
    )
    expect(totalOf(retained)).toBe(426_632)
    expect(retained.every((charge) => charge.amount >= 0)).toBe(true)
  })

  const rentAndService = [718_000, 0, 45_780, 0]

  it('R40 refunds what was paid beyond the rest, out of the rent alone', () => {
    const rebooked = { atFirst: rentAndService, now: [143_600, 0, 45_780, 0] }
    const amounts = (received: number) =>
      activeCharges(workedStay, { ...rebooked, received }).map(({ amount }) => amount)
    expect(amounts(763_780)).toEqual([143_600, 0, 45_780, 0])
    expect(refundedOf({ ...rebooked, received: 763_780 })).toBe(574_400)
    expect(refundedOf({ ...rebooked, received: 426_632 })).toBe(426_632 - 189_380)
    expect(totalOf(activeCharges(workedStay, { ...rebooked, received: 426_632 }))).toBe(189_380)
    expect(refundedOf({ ...rebooked, received: 100_000 })).toBe(0)
  })

  it('R39 R40 the current amount is what was received and is still retained, whatever was paid and rebooked', () => {
    const cent = fc.integer({ min: 0, max: 900_000 })
    fc.assert(
      fc.property(cent, cent, cent, fc.nat(1_000_000), (rent, fee, tax, received) => {
        const atFirst = [rent, fee, 0, tax]
        for (const left of [rent, Math.round(rent / 3), 0]) {
          const money = { atFirst, now: [left, fee, 0, tax], received }
          const status = activeCharges(workedStay, money)
          expect(totalOf(status)).toBe(Math.min(received, sumOf(money.now)))
          expect(status.every(({ amount }) => amount >= 0)).toBe(true)
          expect(refundedOf(money)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('the journal entry', () => {
  const whole = recognize(workedStay, contract, sole)

  it('R45 allocates the paid deposit to everyone, makes the operator’s share due, and moves no cash', () => {
    const lines = recognitionEntry(whole, 853_263)
    expect(balance(lines, 'receivable:guest')).toBe(0)
    expect(balance(lines, 'liability:guest-deposit')).toBe(853_263)
    expect(balance(lines, 'payable:owner')).toBe(-538_500)
    expect(balance(lines, 'payable:tax')).toBe(-44_483)
    expect(balance(lines, 'payable:operator')).toBe(-270_280)
    expect(balance(lines, 'receivable:trust')).toBe(270_280)
    expect(lines.filter(({ account }) => account.startsWith('cash:'))).toEqual([])
  })

  it('R46 an unpaid remainder is a claim on the guest, which later money settles and never exceeds', () => {
    const lines = recognitionEntry(whole, 426_632)
    expect(balance(lines, 'receivable:guest')).toBe(426_631)
    expect(balance(lines, 'payable:operator')).toBe(-270_280)
    expect(collectionEntry(426_631, 500_000)).toEqual([
      { account: 'liability:guest-deposit', side: 'debit', amount: 426_631 },
      { account: 'receivable:guest', side: 'credit', amount: 426_631 },
    ])
    expect(collectionEntry(426_631, 0)).toEqual([])
  })

  const anyStay = fc.record({
    rent: fc.integer({ min: 0, max: 50_000_000 }),
    details: fc.record(
      {
        fixedFee: fc.integer({ min: 0, max: 50_000 }),
        minimumCommission: fc.integer({ min: 0, max: 500_000 }),
        feeShares: fc.array(
          fc.record({
            code: fc.constantFrom('cleaning' as const, 'service' as const),
            ownerBasisPoints: fc.nat(10_000),
          }),
          { minLength: 1, maxLength: 1 },
        ),
        cardFee: fc.record({
          basisPoints: fc.integer({ min: 1, max: 500 }),
          bearer: fc.constantFrom('owner' as const, 'manager' as const, 'split' as const),
          beforeCommission: fc.boolean(),
        }),
      },
      { requiredKeys: [] },
    ),
    off: fc.integer({ min: 0, max: 10_000 }),
    cleaning: fc.integer({ min: 0, max: 500_000 }),
    service: fc.integer({ min: 0, max: 500_000 }),
    tax: fc.integer({ min: 0, max: 500_000 }),
    commission: fc.integer({ min: 0, max: 10_000 }),
    base: fc.constantFrom('accommodation' as const, 'accommodation_and_fees' as const),
    cleaningTo: fc.constantFrom('operator' as const, 'owner' as const),
    cut: fc.integer({ min: 1, max: 9_999 }),
    nights: fc.integer({ min: 1, max: 30 }),
    paid: fc.integer({ min: 0, max: 60_000_000 }),
    late: fc.array(fc.integer({ min: 0, max: 20_000_000 }), { maxLength: 4 }),
  })

  it('R44 R45 R51 every entry balances, keeps the trust whole, and allocates each share to the cent', () => {
    fc.assert(
      fc.property(anyStay, (stay) => {
        const charges: Charge[] = [
          { code: 'rent', fee: null, label: asWritten(''), amount: stay.rent, kind: 'accommodation', authority: null },
          {
            code: 'off',
            fee: null,
            label: asWritten(''),
            amount: -Math.floor((stay.rent * stay.off) / 10_000),
            kind: 'accommodation',
            authority: null,
          },
          {
            code: 'cleaning',
            fee: null,
            label: asWritten(''),
            amount: stay.cleaning,
            kind: 'cleaning',
            authority: null,
          },
          { code: 'service', fee: null, label: asWritten(''), amount: stay.service, kind: 'service', authority: null },
          { code: 'tax', fee: null, label: asWritten(''), amount: stay.tax, kind: 'tax', authority: 'county' },
        ]
        const terms = {
          ...contract,
          commissionBasisPoints: stay.commission,
          commissionBase: stay.base,
          cleaningTo: stay.cleaningTo,
          details: stay.details,
        }
        const owners = [
          { accountId: 1, basisPoints: stay.cut },
          { accountId: 2, basisPoints: 10_000 - stay.cut },
        ]
        const total = recognize(charges, terms, owners)
        expect(total.total).toBe(totalOf(charges))

        let left = Math.min(stay.paid, total.total)
        let open = 0
        const lines = Array.from({ length: stay.nights }, (_, night) => {
          const part = partOfNight(total, night, stay.nights)
          const entry = recognitionEntry(part, left)
          left -= balance(entry, 'liability:guest-deposit')
          open += balance(entry, 'receivable:guest')
          return entry
        })
        for (const received of [...stay.late, total.total]) {
          const entry = collectionEntry(open, received)
          open += balance(entry, 'receivable:guest')
          lines.push(entry)
        }
        for (const entry of lines) {
          expect(side(entry, 'debit')).toBe(side(entry, 'credit'))
          expect(entry.every((line) => line.amount > 0)).toBe(true)
          expect(trustGap(entry)).toBe(0)
        }
        const all = lines.flat()
        expect(balance(all, 'liability:guest-deposit')).toBe(total.total)
        expect(balance(all, 'receivable:guest')).toBe(0)
        const { commission, fees } = total.income
        expect(balance(all, 'receivable:trust')).toBe(commission + feesTotal(fees))
        expect(balance(all, 'payable:operator') + balance(all, 'receivable:trust')).toBe(0)
        expect(balance(all, 'payable:owner') + total.owner.net).toBe(0)
        expect(balance(all, 'income:commission') + total.income.commission).toBe(0)
      }),
    )
  })
})

describe('the components of a price', () => {
  it('R19 R39 are the nights net of discounts, each fee and each tax', () => {
    expect(workedStay.map(({ code, kind, amount }) => [code, kind, amount])).toEqual([
      ['nights', 'accommodation', 718_000],
      ['cleaning', 'cleaning', 45_000],
      ['service', 'service', 45_780],
      ['tax', 'tax', 44_483],
    ])
  })
})

describe('whose money a charge becomes', () => {
  const priced = (fees: [string, number][], taxes: [string, number][] = []) =>
    chargesOf({
      nights: [{ amount: 1_000 }],
      fees: fees.map(([code, amount]) => ({ code, fee: null, label: asWritten(code), amount })),
      taxes: taxes.map(([authority, amount]) => ({
        code: 'tax',
        fee: null,
        label: asWritten('Tax'),
        amount,
        authority,
      })),
    })

  it('travel protection is the provider’s, a damage waiver pays for damage, other fees run the home or are the operator’s', () => {
    const codes = ['protection', 'deposit_waiver', 'service', 'admin', 'waiver', 'damage', 'cleaning', 'linen', 'pets']
    const kinds = priced(codes.map((code) => [code, 1])).map(({ kind }) => kind)
    expect(kinds.slice(1)).toEqual([
      'protection',
      'waiver',
      'service',
      'service',
      'service',
      'service',
      'cleaning',
      'cleaning',
      'cleaning',
    ])
  })

  it('R19 each authority has one share, however many taxes it charges', () => {
    const charges = priced(
      [],
      [
        ['state', 70],
        ['city', 30],
        ['state', 5],
      ],
    )
    expect(recognize(charges, contract, sole).taxes).toEqual([
      { authority: 'state', amount: 75 },
      { authority: 'city', amount: 30 },
    ])
  })

  it('R50 a commission on fees takes no more than the owner has from the stay, including cleaning', () => {
    const all = { ...contract, commissionBasisPoints: 10_000, commissionBase: 'accommodation_and_fees' } as const
    expect(ownersPart(priced([['cleaning', 400]]), all)).toMatchObject({ commission: 1_000, net: 0 })
    expect(ownersPart(priced([['cleaning', 400]]), { ...all, cleaningTo: 'owner' })).toMatchObject({
      commission: 1_400,
      net: 0,
    })
  })

  it('keeps every fee under its own code, id, and name, in price order', () => {
    const { income } = recognize(
      chargesOf({
        nights: [{ amount: 1_000 }],
        fees: [
          { code: 'cleaning', fee: 4, label: asWritten('Cleaning'), amount: 300 },
          { code: 'pets', fee: 5, label: asWritten('Pet fee'), amount: 90 },
          { code: 'extra', fee: null, label: asWritten('Crib'), amount: 20 },
          { code: 'extra', fee: null, label: asWritten('Late check-out'), amount: 50 },
          { code: 'extra', fee: null, label: asWritten('Crib'), amount: 5 },
        ],
        taxes: [],
      }),
      contract,
      sole,
    )
    expect(income.fees.map(({ fee, label, amount }) => [fee, label.params?.text, amount])).toEqual([
      [4, 'Cleaning', 300],
      [5, 'Pet fee', 90],
      [null, 'Crib', 25],
      [null, 'Late check-out', 50],
    ])
  })

  it('R49 each night’s total is all that is allocated that night', () => {
    const charges = priced(
      [
        ['protection', 90],
        ['deposit_waiver', 60],
        ['cleaning', 30],
      ],
      [['state', 12]],
    )
    const night = partOfNight(recognize(charges, contract, sole), 0, 3)
    expect([night.protection, night.waiver, night.taxes[0]?.amount]).toEqual([30, 20, 4])
    expect(night.total).toBe(night.owner.net + 30 + 20 + 4 + night.income.commission + feesTotal(night.income.fees))
  })

  it('R42 a retained amount is all the operator’s, or without commission the owner’s, as the policy says', () => {
    const owner = { ...contract, cleaningTo: 'owner', commissionBase: 'accommodation_and_fees' } as const
    expect(contractForRetained(owner, 'owner_and_manager')).toEqual(owner)
    expect(ownersPart(priced([['cleaning', 400]]), contractForRetained(owner, 'manager'))).toMatchObject({
      commission: 1_000,
      commissionBase: 1_000,
      cleaning: 0,
      net: 0,
    })
    expect(shareRetained('fee_only')).toMatchObject({ commission: 0, cleaning: 0, net: 1_000_000_000 })
  })
  const shareRetained = (retainedFor: 'fee_only') =>
    ownersPart(
      chargesOf({ nights: [{ amount: 1_000_000_000 }], fees: [], taxes: [] }),
      contractForRetained(contract, retainedFor),
    )

  it('R39 the retained amount is reduced in proportion only if less was received', () => {
    const charges = priced([['cleaning', 500]])
    const retained = (parts: number[], received: number) =>
      retainedCharges(charges, parts, received).map(({ amount }) => amount)
    expect(retained([1_000, 500], 1_500)).toEqual([1_000, 500])
    expect(retained([1_000, 500], 1_499)).toEqual([999, 500])
    expect(retained([1_000, 500], 0)).toEqual([0, 0])
    expect(retained([1_000, 500], -5)).toEqual([0, 0])
    expect(retained([1_000, 0], 10)).toEqual([10, 0])
    expect(activeCharges([], { atFirst: [], now: [], received: 0 })).toEqual([])
  })
})
