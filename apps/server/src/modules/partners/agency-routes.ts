import {
  answerAgency,
  inviteAgent as inviteEndpoint,
  ownAgency,
  removeAgent as removeEndpoint,
  saveAgency as saveEndpoint,
} from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { agencyView, answerInvitation, inviteAgent, removeAgent, saveAgency } from './agencies.ts'

export const agencyRoutes: readonly Route[] = [
  route(ownAgency, ({ actor, read }) => read((ctx) => agencyView(ctx, actor.accountId))),

  route(saveEndpoint, ({ actor, body, write }) =>
    write(async (ctx) => {
      await saveAgency(ctx, actor.accountId, body.name)
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
