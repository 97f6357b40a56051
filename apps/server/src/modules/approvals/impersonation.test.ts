import {
  type AnyEndpoint,
  acceptClaimOffer,
  answerBid,
  answerReview,
  createPaymentRequest,
  escalateClaim,
  makeOffer,
  raiseClaim,
  tellAboutStay,
  withdrawClaim,
  writeReview,
} from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { openSession } from '#modules/accounts'
import { callerOf } from '#testing/caller'
import { sceneApp } from '#testing/scene-app'

const t = sceneApp()

/** Viewing the product as an owner or a guest, as a staff member does to help them. */
const viewingAs = async (role: 'owner' | 'traveler') => {
  const [{ accountId }, staff] = [await t.person(role), await t.person('admin')]
  const door = { address: '203.0.113.9', userAgent: 'test', confirmed: true, secondFactor: true }
  const { token } = await t.write((ctx) => openSession(ctx, accountId, { ...door, impersonatedBy: staff.accountId }))
  return callerOf(t.server, token)
}

const numbers = ({ path }: AnyEndpoint): string => path.replace(/\{\w+\}/g, '1')

describe('a staff member who views the product as someone else', () => {
  // Each of these would let one person act for both sides: file a claim and decide it, or exceed the team's limits.
  it.each<[string, 'owner' | 'traveler', AnyEndpoint]>([
    ['file a claim', 'owner', raiseClaim],
    ['accept a guest’s offer', 'owner', acceptClaimOffer],
    ['leave a claim to staff', 'owner', escalateClaim],
    ['withdraw a claim', 'owner', withdrawClaim],
    ['approve a bid', 'owner', answerBid],
    ['discount an offer', 'owner', makeOffer],
    ['request a payment', 'owner', createPaymentRequest],
    ['write a review', 'traveler', writeReview],
    ['answer a review', 'owner', answerReview],
    ['send feedback', 'traveler', tellAboutStay],
  ])("can't %s for them", async (_, role, endpoint) => {
    const { raw } = await viewingAs(role)
    expect(await raw({ method: endpoint.method, path: numbers(endpoint), body: {} })).toMatchObject({
      status: 403,
      body: { results: { error: { message: 'Only the account holder can do this.' } } },
    })
  })
})
