import type { PersonalDataPart } from '#kernel/module'
import { applicationsOf } from './applications.ts'
import { clientInvoicesOf } from './client-invoices.ts'
import { referralsOf } from './home-referrals.ts'
import { invitationsOf } from './invitations.ts'
import { licensesOf } from './licenses.ts'

export const personalData: PersonalDataPart = {
  of: async (ctx, accountId) => ({
    partnerApplications: (await applicationsOf(ctx, accountId)).map(
      ({ program, state, business_name, submitted_at }) => ({
        program,
        state,
        business: business_name,
        at: submitted_at,
      }),
    ),
    partnerLicenses: (await licensesOf(ctx, [accountId])).map(({ state, number, expires_on }) => ({
      state,
      number,
      expiresOn: expires_on,
    })),
    referredHomes: (await referralsOf(ctx, accountId)).map(({ owner_name, address, state, submitted_at }) => ({
      owner: owner_name,
      address,
      state,
      at: submitted_at,
    })),
    clientInvoices: (await clientInvoicesOf(ctx, accountId))
      .filter(({ own }) => own)
      .map(({ number, client, booking, fee, issuedOn }) => ({ number, client, booking, fee, on: issuedOn })),
    invitedPartners: (await invitationsOf(ctx, accountId)).map(({ name, email, invited_at }) => ({
      name,
      email,
      at: invited_at,
    })),
  }),
}
