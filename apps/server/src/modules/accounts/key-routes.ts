import { type ApiScope, apiScopes, makeKey, revokeKey } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound, Problem } from '#kernel/problem'
import { apiKeysOf, makeApiKey, revokeApiKey } from './api-keys.ts'
import { noteSecurity } from './audit.ts'
import { isStaffRole } from './rules.ts'
import { requireFreshSecondFactor } from './second-factor.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { refuseUnconfirmed } from './step-up.ts'

const mostKeys = 20

// The key is shown once: the answer is not stored for a replay.
const make = route(makeKey, async ({ app, actor, body, request }) => {
  refuseUnconfirmed(actor, app.clock.now())
  const strange = body.scopes.find((scope) => !apiScopes.includes(scope as ApiScope))
  if (strange !== undefined)
    throw new Problem(422, 'unknown_scope', `There is no scope "${strange}".`, undefined, { required: ['scopes'] })
  return app.work.write(async (ctx) => {
    if (actor.roles.some(isStaffRole)) await requireFreshSecondFactor(ctx, actor)
    if ((await apiKeysOf(ctx, actor.accountId)).length >= mostKeys)
      throw new Problem(409, 'too_many_keys', 'You’ve reached the limit of API keys. Revoke one first.')
    const { secondFactorAt } = actor
    const made = await makeApiKey(ctx, actor.accountId, { ...body, days: body.days ?? null, secondFactorAt })
    await noteSecurity(ctx, { ...actor, kind: 'key_made', address: request.ip, details: { keyId: made.id } })
    await announceSecurityEvent(ctx, 'account.key_made', { accountId: actor.accountId, name: body.name })
    return made
  })
})

const revoke = route(revokeKey, ({ actor, params, write, request }) =>
  write(async (ctx) => {
    if (!(await revokeApiKey(ctx, actor.accountId, params.keyId))) throw notFound('This key')
    await noteSecurity(ctx, { ...actor, kind: 'key_revoked', address: request.ip, details: { keyId: params.keyId } })
    return { done: true as const }
  }),
)

export const keyRoutes: readonly Route[] = [make, revoke]
