import {
  offersMade as listEndpoint,
  makeOffer as makeEndpoint,
  makeOfferSet as makeSetEndpoint,
  offerByLink as offerEndpoint,
  ownerOffer as ownerOfferEndpoint,
  ownerOffers as ownerOffersEndpoint,
  previewOwnOffer as previewEndpoint,
  quoteOffer as quoteEndpoint,
  offerSetByLink as setEndpoint,
  withdrawOffer as withdrawEndpoint,
} from '@porchlight/contract'
import { actsFor, type Person } from '#http/actor'
import { type Route, route } from '#http/route'
import { dryRun } from '#kernel/dry-run'
import { notFound } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { homeById, ownsHome } from '#modules/homes'
import { quoteView } from '#modules/pricing'
import { submitOffer } from './offer-approval.ts'
import { quoteOfOffer } from './offer-extras.ts'
import { offerOfOwner, offersMade, offersOfOwner } from './offer-lists.ts'
import { previewOwnOffer } from './offer-preview.ts'
import { offerView } from './offer-views.ts'
import { makeOfferSet, offerByLink, offerSetByLink, withdrawOffer } from './offers.ts'

/** @throws Problem 404 for someone else's home, as for one that doesn't exist */
const assertOffers = async (ctx: ReadCtx, actor: Person, homeId: number): Promise<void> => {
  await homeById(ctx, homeId)
  if (!actsFor(actor, 'bookings') && !(await ownsHome(ctx, actor.accountId, homeId))) throw notFound('This home')
}

/** Links are long and random; this also makes guessing them slow. */
const allowance = { perMinute: 60 }

export const offerRoutes: readonly Route[] = [
  route(makeEndpoint, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await assertOffers(ctx, actor, params.id)
      const { arrive, depart, off, addOns, expiresAt, hold, message, reason, ...party } = body
      const extras = { addOns, protection: false, waiver: false }
      const request = { off, extras, hold, message, party, stay: { arrive, depart }, expiresAt: new Date(expiresAt) }
      const by = actor.accountId
      const isTeam = !(await ownsHome(ctx, by, params.id))
      const made = await submitOffer(ctx, { ...request, homeId: params.id, madeBy: by }, { by, isTeam, reason })
      return { offer: made.offer && (await offerView(ctx, made.offer)), outcome: made.outcome }
    }),
  ),

  route(
    previewEndpoint,
    ({ actor, params, body, write }) =>
      dryRun(write, async (ctx) => {
        await assertOffers(ctx, actor, params.id)
        const { arrive, depart, off, addOns, ...party } = body
        const extras = { addOns, protection: false, waiver: false }
        const request = { homeId: params.id, off, extras, party, stay: { arrive, depart }, madeBy: actor.accountId }
        return previewOwnOffer(ctx, { ...request, expiresAt: ctx.now, hold: false, message: '' }, actor.accountId)
      }),
    { allowance: { perMinute: 120 } },
  ),

  route(withdrawEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      await assertOffers(ctx, actor, params.id)
      return { offer: await offerView(ctx, await withdrawOffer(ctx, params.id, params.offerId)) }
    }),
  ),

  route(
    offerEndpoint,
    ({ actor, params, read }) =>
      read(async (ctx) => {
        const reader = actor.kind === 'person' ? actor.accountId : null
        return { offer: await offerView(ctx, await offerByLink(ctx, params.id, params.hash), reader) }
      }),
    { allowance },
  ),

  route(
    quoteEndpoint,
    ({ params, body, write }) =>
      write(async (ctx) => {
        const offer = await offerByLink(ctx, params.id, params.hash)
        return { quote: quoteView(await quoteOfOffer(ctx, offer, body)) }
      }),
    { allowance },
  ),

  route(listEndpoint, ({ query: { homeId, ...page }, read }) =>
    read((ctx) => offersMade(ctx, { ...page, homeIds: homeId === undefined ? undefined : [homeId] })),
  ),

  route(ownerOffersEndpoint, ({ actor, query, read }) => read((ctx) => offersOfOwner(ctx, actor.accountId, query))),

  route(ownerOfferEndpoint, ({ actor, params, read }) =>
    read(async (ctx) => ({ offer: await offerOfOwner(ctx, actor.accountId, params.id) })),
  ),

  route(makeSetEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => ({ set: await makeOfferSet(ctx, { ...body, madeBy: actor.accountId }) })),
  ),

  route(
    setEndpoint,
    ({ params, read }) =>
      read(async (ctx) => {
        const { message, offers } = await offerSetByLink(ctx, params.id, params.hash)
        return { message, offers: await Promise.all(offers.map((offer) => offerView(ctx, offer))) }
      }),
    { allowance },
  ),
]
