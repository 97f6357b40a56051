import type { LeadConversion } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { newSecret } from '#kernel/secrets'
import type { WriteCtx } from '#kernel/work'
import { type Account, accountByEmail, createAccount, hashPassword, isStaffRole, putRoles } from '#modules/accounts'
import { referInquiry } from '#modules/partners'
import { markConverted } from './commands.ts'
import { inviteToAccount } from './emails.ts'
import { openLead } from './queries.ts'
import { homeServiceOf, partnerArrivals, roleOfConversion, splitName } from './rules.ts'
import type { LeadRow } from './tables.ts'

/** The home's address in a lead’s answers, as geocoded. */
const homeAddress = async ({ adapters }: App, lead: LeadRow) => {
  const address = lead.answers.find(({ key }) => key === 'address')?.values[0]?.trim() ?? ''
  if (address.length < 3) return null
  const answer = await adapters.geocoder.find({ address })
  const place = answer.kind === 'found' ? answer.places.find(({ precision }) => precision !== 'town') : undefined
  return place ? { ...place.address, line2: '' } : null
}

/** Credits the partner who sent the owner through their link; they can follow the home from now on. */
const creditReferrer = async (
  ctx: WriteCtx,
  lead: LeadRow,
  { known, home }: { known: Account | undefined; home: Awaited<ReturnType<typeof homeAddress>> },
): Promise<void> => {
  const written = lead.answers.find(({ key }) => key === 'address')?.values[0]?.trim() ?? ''
  const { account_id, name, email, phone } = lead
  await referInquiry(ctx, {
    leadId: lead.id,
    owner: { accountId: account_id ?? known?.id ?? null, name, email, phone },
    address: home
      ? { street: home.line1, city: home.city, region: home.state }
      : { street: written, city: '', region: '' },
    service: homeServiceOf(lead),
    arrivals: partnerArrivals(lead.last_touch, lead.first_touch),
    writtenAt: lead.created_at,
  })
}

const withRole = async (ctx: WriteCtx, account: Account, to: LeadConversion): Promise<void> => {
  if (account.closed) throw new Problem(409, 'account_closed', 'This person’s account is closed.')
  if (account.roles.some(isStaffRole))
    throw new Problem(409, 'email_of_staff', 'This email address belongs to a member of the team.')
  const role = roleOfConversion[to]
  if (!account.roles.includes(role)) await putRoles(ctx, account.id, account.roles, [...account.roles, role])
}

/**
 * Opens an account with the lead’s details, or gives the person’s existing account the role. A new owner also gets a
 * draft of the home they wrote about, and the partner whose link they followed gets credit for the referral.
 * @throws Problem 404; 409 lead_erased, lead_converted, account_closed, email_of_staff
 */
export const convert = async (app: App, id: number, to: LeadConversion, by: number): Promise<void> => {
  const seen = await app.work.read((ctx) => openLead(ctx, id))
  const passwordHash = await hashPassword(newSecret())
  const propertyAddress = to === 'owner' ? await homeAddress(app, seen) : null
  await app.work.write(async (ctx) => {
    const lead = await openLead(ctx, id)
    if (lead.converted_to)
      throw new Problem(409, 'lead_converted', 'This lead already has an account.', {
        accountId: lead.account_id,
      })
    const known = await accountByEmail(ctx, lead.email)
    // Done before they become an owner, because the referral would be flagged otherwise.
    if (to === 'owner') await creditReferrer(ctx, lead, { known, home: propertyAddress })
    if (known) {
      await withRole(ctx, known, to)
      return markConverted(ctx, lead, { to, accountId: known.id, by })
    }
    const account = await createAccount(ctx, {
      email: lead.email,
      ...splitName(lead.name),
      phone: lead.phone || null,
      passwordHash,
      language: lead.language,
      roles: [roleOfConversion[to]],
      signup: { source: lead.source },
      propertyAddress,
    })
    await markConverted(ctx, lead, { to, accountId: account.id, by })
    await inviteToAccount(app, ctx, lead, account.id)
  })
}
