import type { PersonalDataPart } from '#kernel/module'
import { codesOf } from './codes.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    partnerCodes: (await codesOf(ctx, accountId)).map(({ code, program, rate, paused, rateSince }) => ({
      code,
      program,
      rate,
      since: rateSince,
      paused,
    })),
  }),
}
