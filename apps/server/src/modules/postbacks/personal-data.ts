import type { PersonalDataPart } from '#kernel/module'
import { postbackView } from './postbacks.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({ postbackAddress: (await postbackView(ctx, accountId)).url }),
}
