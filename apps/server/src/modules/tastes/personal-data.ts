import type { PersonalDataPart } from '#kernel/module'
import { tastesOf } from './tastes.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    aestheticProfiles: (await tastesOf(ctx, accountId)).map(({ made_at, choices, notes, reading, shared_at }) => ({
      madeAt: made_at,
      choices,
      notes,
      ...reading,
      sharedAt: shared_at,
    })),
  }),
}
