import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { homeDocument } from './home-documents.ts'
import { paidPayouts } from './owner-payouts.ts'
import { statement, statementList } from './owners.ts'
import { supportingDocument } from './supporting-documents.ts'
import { ownerTaxForm, taxFormVersion } from './tax-year.ts'
import { emailAddress } from './values/contact-fields.ts'
import { hash, id, idText, instant } from './values/ids.ts'
import { currencyCode, plainDate } from './values/shapes.ts'

/** The number of days an invitation can be accepted. */
export const accountantInvitationDays = 7
/** The maximum number of accountants per owner, including invited ones. */
export const mostAccountants = 10

/** `invited`: the link works. `expired`: the link no longer works. `active`: they can read the owner's books. */
export const accountantStates = ['invited', 'expired', 'active'] as const

const accountant = z.object({
  id,
  name: z.string(),
  email: z.string(),
  state: z.enum(accountantStates),
  invitedAt: instant,
  expiresAt: instant,
  confirmedAt: instant.nullable(),
  /** The last time they opened any of this owner's pages. */
  lastSeenAt: instant.nullable(),
})
export type Accountant = z.output<typeof accountant>

const results = z.object({ accountants: z.array(accountant) })

export const accountantsOfOwner = endpoint({
  method: 'GET',
  path: 'owners/accountants',
  summary: 'List who can read the owner’s books, and who is invited',
  audience: ['owner'],
  results,
  errors: {},
})

export const inviteAccountant = endpoint({
  method: 'POST',
  path: 'owners/accountants',
  summary: 'Invite an accountant by email; to someone still invited, a new link replaces the old one',
  audience: ['owner'],
  inPerson: true,
  status: 201,
  body: z.object({ name: z.string().trim().min(1).max(80), email: emailAddress }),
  results,
  errors: { confirm_first: 403, already_accountant: 409, own_email: 422, too_many_accountants: 409 },
})

export const removeAccountant = endpoint({
  method: 'DELETE',
  path: 'owners/accountants/{id}',
  summary: 'Remove an accountant or invitation; access ends at once',
  audience: ['owner'],
  inPerson: true,
  params: z.object({ id: idText }),
  results,
  errors: {},
})

export const accountantInvitation = endpoint({
  method: 'GET',
  path: 'accountant-invitations/{token}',
  summary: 'Get who invites the accountant, by the link of the email; only while it works',
  audience: 'public',
  params: z.object({ token: hash }),
  results: z.object({
    invitation: z.object({ owner: z.string(), name: z.string(), email: z.string(), expiresAt: instant }),
  }),
  errors: {},
})

export const acceptAccountantInvitation = endpoint({
  method: 'POST',
  path: 'accountant-invitations/{token}',
  summary: 'Accept an owner’s invitation, once, as the person with the invited email; the owner is emailed',
  audience: 'session',
  inPerson: true,
  params: z.object({ token: hash }),
  results: z.object({ ownerId: id }),
  errors: { other_email: 409 },
})

/** The calls an accountant can make for an owner: only these, and only by GET. */
const ofOwner = { method: 'GET', audience: 'session', inPerson: true } as const
const owner = z.object({ id, name: z.string() })
const byId = z.object({ id: idText })
const year = z.coerce.number().int().min(2000).max(2200)

export const booksOfAccountant = endpoint({
  ...ofOwner,
  path: 'accountants/owners',
  summary: 'List the owners whose books this person can read',
  results: z.object({ owners: z.array(owner.extend({ since: instant, homes: z.array(z.string()) })) }),
  errors: {},
})

export const accountantStatements = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/statements',
  summary: 'List an owner’s quarters with closing balances, for their accountant',
  params: byId,
  results: statementList.results.extend({ owner }),
  errors: {},
})

export const accountantStatement = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/statements/{year}/{quarter}',
  summary: 'Get an owner’s statement of a quarter with the bills and photos behind it, for their accountant',
  params: byId.extend({ year, quarter: z.coerce.number().int().min(1).max(4) }),
  query: z.object({ currency: currencyCode.optional() }),
  results: z.object({
    owner,
    statement,
    /** What is behind its expenses and corrections, by entry. Films and documents have addresses of their own here. */
    supporting: z.array(supportingDocument),
  }),
  errors: {},
})

/** Below the address of a statement: a bill or other document behind one of its lines, for the accountant. */
export const accountantFilesPath = 'files'

export const accountantPayouts = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/payouts',
  summary: 'List an owner’s payouts in a year, for their accountant; of accounts only the last digits',
  params: byId,
  query: z.object({ year: year.optional() }),
  results: paidPayouts.results.omit({ property: true }).extend({ owner }),
  errors: {},
})

export const accountantTaxForms = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/tax-forms',
  summary: 'List an owner’s 1099-MISC by year, for their accountant',
  params: byId,
  results: z.object({ owner, forms: z.array(ownerTaxForm) }),
  errors: {},
})

export const accountantTaxForm = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/tax-forms/{year}',
  summary: 'Get an owner’s filed 1099-MISC of a year, for their accountant',
  params: byId.extend({ year }),
  query: taxFormVersion,
  results: z.object({ form: ownerTaxForm }),
  errors: { not_finished: 409 },
})

const document = homeDocument
  .pick({ id: true, kind: true, title: true, state: true, signedAt: true, expiresOn: true })
  .extend({ home: z.string() })
export type AccountantDocument = z.output<typeof document>

export const accountantDocuments = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/documents',
  summary: 'List the signed documents of an owner’s homes and their permits and insurance, for their accountant',
  params: byId,
  results: z.object({
    owner,
    documents: z.array(document),
    /** Permits, insurance, and titles, with their numbers. */
    proofs: z.array(
      z.object({ id, title: z.string(), number: z.string(), home: z.string(), expiresOn: plainDate.nullable() }),
    ),
  }),
  errors: {},
})

export const accountantDocument = endpoint({
  ...ofOwner,
  path: 'accountants/owners/{id}/documents/{documentId}',
  summary: 'Get the text of a signed document of an owner’s home, for their accountant',
  params: byId.extend({ documentId: idText }),
  results: z.object({ owner, document: document.extend({ text: z.string() }) }),
  errors: {},
})
