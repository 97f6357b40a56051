import {
  followLink,
  linkAlphabet,
  linkLength,
  makeLink,
  makeOffer,
  qrOfHome,
  setPartner,
  shortLinks,
  withdrawLink,
  withdrawOffer,
} from '@porchlight/contract'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Home, moveHome } from '#modules/homes'
import { a } from '#testing/builders'
import type { Caller } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'
import { good, refused, there } from '../bookings/testing/guest.ts'
import { addressOf, codeFrom } from './rules.ts'

const t = sceneApp()
let staff: Caller
let home: Home
beforeAll(async () => {
  staff = await t.person('staff')
  const agent = await t.person('travel-agent')
  const body = { email: agent.email, program: 'travel-agent' as const, rate: 1_000 }
  await good(staff.call(setPartner, { params: { code: 'acme' }, body }))
})
beforeEach(async () => {
  home = await t.write((ctx) => a.pricedHome(ctx))
})

type Target = { kind: 'home'; homeId: number } | { kind: 'offer'; offerId: number } | { kind: 'search'; query: string }
const made = async (target: Target, partner: string | null = null) =>
  (await good(staff.call(makeLink, { body: { target, partner, note: 'Shop window' } }))).code
const toHome = () => made({ kind: 'home', homeId: home.id })
const follow = (link: string) => t.visitor().call(followLink, { params: { link } })
const path = async (link: string) => (await good(follow(link))).path
const onDesk = async (code: string) => (await good(staff.call(shortLinks))).links.find((one) => one.code === code)
const gone = { status: 404, code: 'not_found' }

describe('a short link', () => {
  it('leads to a home, with its referral partner, and counts its uses', async () => {
    const link = await made({ kind: 'home', homeId: home.id }, 'acme')
    expect(await onDesk(link)).toMatchObject({
      uses: 0,
      usedAt: null,
      name: home.name,
      partner: 'acme',
      note: 'Shop window',
    })
    expect(await path(link.toUpperCase())).toBe(`/properties/${home.slug}?via=acme`)
    expect([await path(link), await path(link)]).toEqual(Array(2).fill(`/properties/${home.slug}?via=acme`))
    expect(await onDesk(link)).toMatchObject({ uses: 3, usedAt: t.clock.now().toISOString() })
    expect(await path(await toHome())).toBe(`/properties/${home.slug}`)
  })

  it('leads to an offer until it is withdrawn', async () => {
    const body = { arrive: '2027-07-02', depart: '2027-07-09', adults: 2, expiresAt: '2027-01-20T17:00:00Z' }
    const offer = there((await good(staff.call(makeOffer, { params: { id: home.id }, body }))).offer)
    const link = await made({ kind: 'offer', offerId: offer.id })
    expect(await path(link)).toBe(`/offer/${offer.id}/${offer.hash}`)
    await good(staff.call(withdrawOffer, { params: { id: home.id, offerId: offer.id } }))
    expect(await refused(follow(link))).toEqual(gone)
    expect(await onDesk(link)).toMatchObject({ path: null, uses: 1 })
  })

  it('leads to a search with its parameters, and never to another site', async () => {
    expect(await path(await made({ kind: 'search', query: 'adults=4&place=saltgrass&next=https://evil.test' }))).toBe(
      '/book-a-property?adults=4&place=saltgrass',
    )
    expect(await path(await made({ kind: 'search', query: '' }, 'acme'))).toBe('/book-a-property?via=acme')
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(null, 'acme'), (query, partner) => {
        const { origin, pathname } = new URL(addressOf('/book-a-property', query, partner), 'https://porchlight.test')
        expect([origin, pathname]).toEqual(['https://porchlight.test', '/book-a-property'])
      }),
    )
  })

  it("can't be created for something that doesn't exist", async () => {
    const make = (target: Target, partner: string | null = null) =>
      refused(staff.call(makeLink, { body: { target, partner } }))
    const draft = await t.write((ctx) => a.home(ctx, { status: 'draft' }))
    expect(await make({ kind: 'home', homeId: draft.id })).toEqual(gone)
    expect(await make({ kind: 'offer', offerId: 999_999 })).toEqual(gone)
    expect(await make({ kind: 'search', query: 'adults=many' })).toEqual({ status: 422, code: 'not_a_search' })
    expect(await make({ kind: 'search', query: '' }, 'nobody')).toEqual({ status: 422, code: 'unknown_partner' })
  })

  it('leads nowhere while its home is off the market, and after it is withdrawn', async () => {
    const [paused, withdrawn] = [await toHome(), await toHome()]
    await good(staff.call(withdrawLink, { params: { link: withdrawn } }))
    expect(await refused(follow(withdrawn))).toEqual(gone)
    expect(await onDesk(withdrawn)).toBeUndefined()
    await t.write((ctx) =>
      moveHome(ctx, home.id, 'paused', { as: 'staff', accountId: null }, 'The roof is being repaired'),
    )
    expect(await refused(follow(paused))).toEqual(gone)
    expect(await refused(follow('zzzzzzzz'))).toEqual(gone)
    expect(await refused(follow('../login'))).toEqual(gone)
  })
})

it('the QR page of a home shows only links to that home', async () => {
  const link = await toHome()
  const requested = (id: number, code = link) => t.visitor().call(qrOfHome, { params: { id, link: code } })
  expect(await good(requested(home.id))).toMatchObject({ home: { slug: home.slug }, path: `/s/${link}` })
  const other = await t.write((ctx) => a.home(ctx))
  expect(await refused(requested(other.id))).toEqual(gone)
  expect(await refused(requested(home.id, await made({ kind: 'search', query: '' })))).toEqual(gone)
})

it('a code has only unambiguous letters, all equally likely', () => {
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (const byte of bytes) {
    const email = codeFrom([byte])
    if (email) counts.set(email, (counts.get(email) ?? 0) + 1)
  }
  expect([...counts.keys()].sort().join('')).toBe([...linkAlphabet].sort().join(''))
  expect(new Set(counts.values()).size).toBe(1)
  expect(codeFrom(bytes)).toHaveLength(linkLength)
  expect(linkAlphabet).not.toMatch(/[01ilo]/)
})
