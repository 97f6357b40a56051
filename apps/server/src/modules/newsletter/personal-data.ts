import type { PersonalDataPart } from '#kernel/module'
import { accountById } from '#modules/accounts'
import { subscriptionsOf } from './queries.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => {
    const email = (await accountById(ctx, accountId))?.email ?? ''
    return {
      newsletters: (await subscriptionsOf(ctx, email)).map(({ list, state, topics, requested_at, confirmed_at }) => ({
        list,
        state,
        topics,
        requestedAt: requested_at,
        confirmedAt: confirmed_at,
      })),
    }
  },
}
