import type { PersonalDataPart } from '#kernel/module'
import { commissionsPage, owedTo } from './queries.ts'

const most = 100_000

export const personalData: PersonalDataPart = {
  of: async (ctx, partnerId) => ({
    commissions: (await commissionsPage(ctx, { page: 1, perPage: most, partnerIds: [partnerId] })).rows.map((row) => ({
      booking: row.booking_id,
      source: row.source,
      state: row.state,
      amount: row.amount_minor,
      paid: row.settled_minor,
      currency: row.currency,
      at: row.made_at,
    })),
  }),
  needs: async (ctx, partnerId) =>
    (await owedTo(ctx, partnerId)).length > 0 ? ['You still have unpaid commissions.'] : [],
}
