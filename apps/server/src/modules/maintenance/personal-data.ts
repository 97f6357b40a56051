import type { PersonalDataPart } from '#kernel/module'
import { issuesBy } from './issues.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    reports: (await issuesBy(ctx, accountId)).map(({ booking_id, topic, text, state, reported_at }) => ({
      bookingId: booking_id,
      topic,
      text,
      state,
      at: reported_at,
    })),
  }),
}
