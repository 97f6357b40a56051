import {
  agentOfOffer,
  agentOfOfferSet,
  answerAgency,
  inviteAgent as inviteEndpoint,
  type OfferAgent,
  ownAgency,
  removeAgent as removeEndpoint,
  saveAgency as saveEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import type { ReadCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { partnerOfOffer, partnerOfOfferSet } from '#modules/bookings'
import { agencyBranding, agencyView, answerInvitation, inviteAgent, removeAgent, saveAgency } from './agencies.ts'

/** Links are long and random; guessing them is slow all the same. */
const allowance = { perMinute: 60 }

const agentView = async (ctx: ReadCtx, partnerId: number | undefined): Promise<OfferAgent> => {
  const account = partnerId === undefined ? undefined : await accountById(ctx, partnerId)
  if (!account || account.closed) return null
  return { name: `${account.firstName} ${account.lastName}`, agency: await agencyBranding(ctx, account.id) }
}

export const agencyRoutes: readonly Route[] = [
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
