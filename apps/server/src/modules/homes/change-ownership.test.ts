import { addDays, changeOwnership, createHomeFor, homeOwnership, uploadCustomFile } from '@porchlight/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountById } from '#modules/accounts'
import { a } from '#testing/builders'
import { sceneApp } from '#testing/scene-app'
import { approvedBySecond, confirmedStaff } from '../approvals/testing/second-approver.ts'
import { good, refused } from '../bookings/testing/guest.ts'
import { ownersOf } from './ownership.ts'

const t = sceneApp()
type Owner = { accountId: number; email: string }
let staff: Awaited<ReturnType<typeof confirmedStaff>> & { email: string }
let seller: Owner
let buyer: Owner
let partner: Owner
beforeAll(async () => {
  const member = await confirmedStaff(t)
  const account = await t.read((ctx) => accountById(ctx, member.accountId))
  staff = Object.assign(member, { email: account?.email ?? '' })
  seller = await t.person('owner')
  buyer = await t.person('owner')
  partner = await t.person('owner')
})

const today = () => t.clock.now().toISOString().slice(0, 10)
const reason = 'Sold, deed recorded on January 12'
const whole = (of: Owner) => [{ email: of.email, basisPoints: 10_000 }]
type Shares = { email: string; basisPoints: number; holderKind?: 'company' | 'trust'; holderName?: string }[]
const change = (id: number, shares: Shares, more: object = {}) =>
  staff.call(changeOwnership, { params: { id }, body: { from: addDays(today(), 30), shares, reason, ...more } })
const evidence = async () => {
  const form = new FormData()
  form.append('file', new File([Buffer.from('%PDF-1.4\n%%EOF\n')], 'deed.pdf', { type: 'application/pdf' }))
  const { data } = await good(staff.call(uploadCustomFile, { body: { file: form.get('file') as File } }))
  return { evidence: [data.id] }
}
const draft = async () => {
  const address = { line1: '12 Pine Way', line2: '', city: 'Tahoe City', state: 'CA', zip: '96145', country: 'US' }
  const body = { ownerEmail: seller.email, name: 'Pinecrest', address, pin: { lat: 39.17, lng: -120.14 } }
  return good(staff.call(createHomeFor, { body }))
}

describe('a home’s ownership changes on a date', () => {
  it('after a second person approved it with the deed; nothing changes before the approval and that date (R51)', async () => {
    const home = await t.write((ctx) => a.pricedHome(ctx, { ownerId: seller.accountId }))
    expect((await refused(change(home.id, whole(buyer)))).code).toBe('evidence_needed')
    const { outcome } = await good(change(home.id, whole(buyer), await evidence()))
    expect(outcome.state).toBe('pending')
    expect(await t.read((ctx) => ownersOf(ctx, home.id))).toEqual([seller.accountId])
    await approvedBySecond(t, outcome.id)
    const { sets } = await good(staff.call(homeOwnership, { params: { id: home.id } }))
    expect(sets.map(({ owners }) => owners.map(({ email }) => email))).toEqual([[buyer.email], [seller.email]])
    expect(await t.read((ctx) => ownersOf(ctx, home.id))).toEqual([seller.accountId])
    const later = t.at(new Date(t.clock.now().getTime() + 31 * 86_400_000))
    expect(await later.read((ctx) => ownersOf(ctx, home.id))).toEqual([buyer.accountId])
  })

  it('for a company and a co-owner, immediately for a draft without a contract', async () => {
    const home = await draft()
    const shares: Shares = [
      { email: buyer.email, basisPoints: 6_000, holderKind: 'company', holderName: 'Quill Holdings LLC' },
      { email: partner.email, basisPoints: 4_000 },
    ]
    const { outcome } = await good(change(home.id, shares, { from: today() }))
    expect(outcome.state).toBe('done')
    const { sets } = await good(staff.call(homeOwnership, { params: { id: home.id } }))
    expect(sets[0]?.owners).toMatchObject([
      { email: buyer.email, basisPoints: 6_000, holderKind: 'company', holderName: 'Quill Holdings LLC' },
      { email: partner.email, basisPoints: 4_000, holderKind: 'person' },
    ])
    expect((await refused(change(home.id, shares, { from: today() }))).code).toBe('owners_unchanged')
  })

  it('and rejects invalid changes without saving anything', async () => {
    const home = await draft()
    const half = [{ email: buyer.email, basisPoints: 5_000 }]
    const codes = [
      await refused(change(home.id, half)),
      await refused(change(home.id, [...half, ...half])),
      await refused(change(home.id, [{ email: 'nobody@demo.porchlight.test', basisPoints: 10_000 }])),
      await refused(change(home.id, [{ email: staff.email, basisPoints: 10_000 }])),
      await refused(change(home.id, [{ ...whole(buyer)[0], holderKind: 'trust' } as Shares[number]])),
      await refused(change(home.id, whole(buyer), { from: addDays(today(), -1) })),
    ].map(({ code }) => code)
    expect(codes).toEqual([
      'shares_not_whole',
      'owner_twice',
      'owner_unknown',
      'owner_unknown',
      'holder_name_needed',
      'before_today',
    ])
    const { sets } = await good(staff.call(homeOwnership, { params: { id: home.id } }))
    expect(sets).toHaveLength(1)
  })
})
