import { addCancellationPolicy, cancellationPolicies, changeCancellationPolicy } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { addOwnPolicy, changeOwnPolicy, ownPolicies } from './own-policies.ts'

export const policyRoutes: readonly Route[] = [
  route(cancellationPolicies, ({ snapshot }) => snapshot(async (ctx) => ({ policies: await ownPolicies(ctx) }))),

  route(addCancellationPolicy, ({ actor, body, write }) =>
    write(async (ctx) => ({ id: await addOwnPolicy(ctx, body, actor.accountId) })),
  ),

  route(changeCancellationPolicy, ({ actor, params, body, write }) =>
    write(async (ctx) => ({ homes: await changeOwnPolicy(ctx, params.id, body, actor.accountId) })),
  ),
]
