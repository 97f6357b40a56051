import { revokeStaffKey, staffKeys } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { notFound } from '#kernel/problem'
import { holderOfKeyId, keysInForce, revokeApiKey } from './api-keys.ts'
import { noteSecurity } from './audit.ts'
import { requireFreshSecondFactor } from './second-factor.ts'
import { refuseUnconfirmed } from './step-up.ts'

export const staffKeyRoutes: readonly Route[] = [
  route(staffKeys, ({ read }) =>
    read(async (ctx) => ({
      keys: (await keysInForce(ctx)).map((key) => ({
        id: key.id,
        name: key.name,
        hint: key.hint,
        scopes: key.scopes,
        holder: {
          id: key.account_id,
          name: `${key.first_name} ${key.last_name}`.trim(),
          isStaff: key.is_staff,
        },
        madeAt: key.made_at.toISOString(),
        expiresAt: key.expires_at?.toISOString() ?? null,
        lastUsedAt: key.last_used_at?.toISOString() ?? null,
      })),
    })),
  ),

  route(revokeStaffKey, ({ actor, params, body, write, request }) =>
    write(async (ctx) => {
      refuseUnconfirmed(actor, ctx.now)
      await requireFreshSecondFactor(ctx, actor)
      const accountId = await holderOfKeyId(ctx, params.keyId)
      if (accountId === undefined) throw notFound('This key')
      await revokeApiKey(ctx, accountId, params.keyId)
      await noteSecurity(ctx, {
        accountId,
        kind: 'key_revoked',
        by: actor.accountId,
        address: request.ip,
        details: { keyId: params.keyId, reason: body.reason },
      })
      return {}
    }),
  ),
]
