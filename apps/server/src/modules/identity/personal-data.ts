import type { PersonalDataPart } from '#kernel/module'
import { proofsBy } from './proofs.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    identities: (await proofsBy(ctx, accountId)).map(({ booking_id, state, sent_at, decided_at, erased_at }) => ({
      bookingId: booking_id,
      state,
      sentAt: sent_at,
      decidedAt: decided_at,
      erasedAt: erased_at,
    })),
  }),
}
