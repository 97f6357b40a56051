import {
  agentOfOffer,
  agentOfOfferSet,
  answerAgency,
  inviteAgent as inviteEndpoint,
  makePartnerOffer,
  type OfferAgent,
  ownAgency,
  removeAgent as removeEndpoint,
  saveAgency as saveEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { codeOfAgent } from '#modules/attribution'
import { offerToGuest, partnerOfferView, partnerOfOffer, partnerOfOfferSet } from '#modules/bookings'
import { homeById } from '#modules/homes'
import { quoteById } from '#modules/pricing'
import { agencyBranding, agencyView, answerInvitation, inviteAgent, removeAgent, saveAgency } from './agencies.ts'
import { isLicensedIn } from './licenses.ts'
import { problems } from './messages.ts'

/** Links are long and random; guessing them is slow all the same. */
const allowance = { perMinute: 60 }

const agentView = async (ctx: ReadCtx, partnerId: number | undefined): Promise<OfferAgent> => {
  const account = partnerId === undefined ? undefined : await accountById(ctx, partnerId)
  if (!account || account.closed) return null
  return { name: `${account.firstName} ${account.lastName}`, agency: await agencyBranding(ctx, account.id) }
}

/** A broker offers homes only in states they are licensed for (R61). @throws Problem 409 license_first */
const assertLicensed = async (ctx: ReadCtx, accountId: number, quoteId: number): Promise<void> => {
  const code = await codeOfAgent(ctx, accountId)
  if (code?.program !== 'broker') return
  const { state } = await homeById(ctx, (await quoteById(ctx, quoteId)).homeId)
  if (state && !(await isLicensedIn(ctx, accountId, state)))
    throw new Problem(409, 'license_first', problems.licenseFirst)
}

export const agencyRoutes: readonly Route[] = [
  route(makePartnerOffer, ({ app, actor, body, write }) =>
    write(async (ctx) => {
      await assertLicensed(ctx, actor.accountId, body.quoteId)
      const row = await offerToGuest(app, ctx, { ...body, partnerId: actor.accountId })
      return { offer: await partnerOfferView(ctx, row) }
    }),
  ),

  route(
    agentOfOffer,
    ({ params: { id, hash }, read }) =>
      read(async (ctx) => ({ agent: await agentView(ctx, await partnerOfOffer(ctx, id, hash)) })),
    { allowance },
  ),

  route(
    agentOfOfferSet,
    ({ params: { id, hash }, read }) =>
      read(async (ctx) => ({ agent: await agentView(ctx, await partnerOfOfferSet(ctx, id, hash)) })),
    { allowance },
  ),

  route(ownAgency, ({ actor, read }) => read((ctx) => agencyView(ctx, actor.accountId))),

  route(saveEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveAgency(ctx, actor.accountId, body)
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(inviteEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      await inviteAgent(ctx, actor.accountId, body.email)
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(answerAgency, ({ actor, params, body, write }) =>
    write(async (ctx) => {
      await answerInvitation(ctx, { ...body, agencyId: params.agencyId, accountId: actor.accountId })
      return agencyView(ctx, actor.accountId)
    }),
  ),

  route(removeEndpoint, ({ actor, params, write }) =>
    write(async (ctx) => {
      await removeAgent(ctx, actor.accountId, params.accountId)
      return agencyView(ctx, actor.accountId)
    }),
  ),
]
