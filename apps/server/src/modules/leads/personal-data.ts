import type { PersonalDataPart } from '#kernel/module'
import { accountById } from '#modules/accounts'
import { leadsOfPerson } from './queries.ts'

/** What a person wrote to us from public forms, by account or email address. */
export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => {
    const email = (await accountById(ctx, accountId))?.email ?? ''
    const inquiries = await leadsOfPerson(ctx, accountId, email)
    return {
      inquiries: inquiries.map((lead) => ({
        kind: lead.kind,
        source: lead.source,
        at: lead.created_at,
        name: lead.name,
        email: lead.email,
        phone: lead.phone,
        answers: lead.answers,
        marketingConsentAt: lead.marketing_consent_at,
      })),
    }
  },
}
