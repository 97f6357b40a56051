import type { PersonalDataPart } from '#kernel/module'
import { homesOfOwner } from './ownership.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({ homes: await homesOfOwner(ctx, accountId) }),
  needs: async (ctx, accountId) =>
    (await homesOfOwner(ctx, accountId)).some(({ status }) => status === 'live')
      ? ['One of your homes is still on the market.']
      : [],
}
