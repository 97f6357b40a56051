import type { PersonalDataPart } from '#kernel/module'
import { accountantViews, nameOf, ownersOfAccountant } from './access.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    accountants: await accountantViews(ctx, accountId),
    accountantOf: (await ownersOfAccountant(ctx, accountId)).map(({ owner, since }) => ({
      owner: nameOf(owner),
      since: since.toISOString(),
    })),
  }),
}
