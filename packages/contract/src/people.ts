import { z } from 'zod'
import { roleNames, user } from './accounts.ts'
import { approvalErrors, approvalOutcome } from './approvals.ts'
import { programs } from './attribution.ts'
import { bookingCard } from './bookings.ts'
import { endpoint, secondFactorErrors } from './endpoint.ts'
import { homeStatuses } from './homes.ts'
import { mediaFile } from './media.ts'
import { applicationStates, partnerLicense } from './partner-applications.ts'
import { accessLevels, permissionNames } from './permissions.ts'
import { emailAddress, phoneOrBlank, storedPhoneOrNone } from './values/contact-fields.ts'
import { basisPoints, id, idText, instant } from './values/ids.ts'
import { languages } from './values/languages.ts'
import { collectionOf, pageQuery } from './values/page.ts'
import { money, plainDate } from './values/shapes.ts'
import { tagChange } from './values/tags.ts'

/** Days an invitation's link works. */
export const invitationDays = 14
export const mostPersonTags = 20

/** The roles in which people deal with the company; one person can have several. */
export const personTypes = ['guest', 'owner', 'partner', 'vendor', 'staff'] as const
export type PersonType = (typeof personTypes)[number]

/** The roles staff can invite someone to. */
export const invitedRoles = roleNames.filter((role) => role !== 'admin')

/**
 * `invited`: has not chosen a password yet. `deactivated`: can't log in until staff reactivate the account. `merged`:
 * has been merged into another account.
 */
export const accessStates = ['active', 'invited', 'deactivated', 'merged', 'closed'] as const
export type AccessState = (typeof accessStates)[number]

const staff = ['staff', 'admin'] as const
const target = z.object({ id: idText })
const reason = z.string().trim().min(3).max(300)
const personName = z.string().trim().min(1).max(120)

/** A staff member's access level in each of their areas. */
const levels = z.partialRecord(z.enum(permissionNames), z.enum(accessLevels))

const personCard = z.object({
  id,
  name: z.string(),
  email: z.string(),
  ...storedPhoneOrNone,
  types: z.array(z.enum(personTypes)),
  /** A staff member's permissions; an administrator has all. */
  permissions: z.array(z.string()),
  levels,
  /** Names of the groups of homes a staff member is limited to; empty: all homes. */
  homeGroups: z.array(z.string()),
  tags: z.array(z.string()),
  state: z.enum(accessStates),
  doNotRent: z.boolean(),
})
export type PersonCard = z.output<typeof personCard>

export const staffPeople = endpoint({
  method: 'GET',
  path: 'staff/people',
  summary: 'List people by name, or search by name, email or phone; filter by type and tag',
  audience: staff,
  permission: 'people',
  query: pageQuery.extend({
    q: z.string().trim().max(80).default(''),
    type: z.enum(personTypes).optional(),
    tag: z.string().trim().max(30).default(''),
  }),
  results: z.object({
    people: collectionOf(personCard),
    /** Every tag in use, by name. */
    tags: z.array(z.string()),
  }),
  errors: {},
})

export const invitePerson = endpoint({
  method: 'POST',
  path: 'staff/people',
  summary: 'Add a person by email; the emailed link lets them choose a password once, for 14 days',
  audience: staff,
  permission: 'people',
  inPerson: true,
  status: 201,
  body: z.object({
    email: emailAddress,
    firstName: personName,
    lastName: personName,
    phone: phoneOrBlank.default(''),
    language: z.enum(languages).default('en'),
    roles: z.array(z.enum(roleNames)).max(roleNames.length),
    /** For a staff member. */
    permissions: z.array(z.enum(permissionNames)).default([]),
    /** Their access level in each area; full access if omitted. */
    levels: levels.default({}),
    /** Groups of homes a staff member is limited to; empty: all homes. */
    homeGroups: z.array(id).max(50).default([]),
    /** The vendor this person is a contact of. */
    vendorId: id.nullable().default(null),
    /** Without an email, the person is on record and can be invited later. */
    invite: z.boolean().default(true),
  }),
  results: z.object({
    id,
    /** For permissions that wait for a second administrator; null if none were requested. */
    outcome: approvalOutcome.nullable(),
  }),
  errors: {
    ...approvalErrors,
    ...secondFactorErrors,
    email_taken: 409,
    invalid_phone: 422,
    role_needed: 422,
    vendor_unknown: 422,
    permission_not_held: 403,
    confirm_first: 403,
  },
})

export const inviteAgain = endpoint({
  method: 'POST',
  path: 'staff/people/{id}/invitation',
  summary: 'Email a new invitation link to someone who has not chosen a password yet; the previous link stops working',
  audience: staff,
  permission: 'people',
  inPerson: true,
  params: target,
  results: z.object({ expiresAt: instant }),
  errors: { not_invited: 409, permission_not_held: 403, too_many_attempts: 429 },
})

const by = z.object({ id, name: z.string() })

export const personNote = z.object({ id, text: z.string(), by, at: instant })
const personFile = z.object({ file: mediaFile, by, at: instant })
const rentalBan = z.object({ reason: z.string(), by, at: instant })

const profile = z.object({
  person: user.extend({
    levels,
    phoneUnclear: z.boolean(),
    types: z.array(z.enum(personTypes)),
    state: z.enum(accessStates),
    address: z.string().nullable(),
    signedUpAt: instant,
    lastSeenAt: instant.nullable(),
    /** When the open invitation expires; null without one. */
    invitedUntil: instant.nullable(),
    vendor: z.object({ id, name: z.string() }).nullable(),
    /** The account this one was merged into. */
    mergedInto: z.object({ id, name: z.string() }).nullable(),
  }),
  /** Whether the reader can change this account. */
  canManage: z.boolean(),
  tags: z.array(z.string()),
  notes: z.array(personNote),
  files: z.array(personFile),
  doNotRent: rentalBan.nullable(),
  /** Former bans, latest first. */
  formerBans: z.array(rentalBan.extend({ lifted: z.object({ by, at: instant, reason: z.string() }) })),
  /** The latest stays; null without the bookings permission. */
  stays: z.object({ total: z.int(), cards: z.array(bookingCard) }).nullable(),
  /** Null without the homes permission. */
  homes: z
    .array(z.object({ id, name: z.string(), town: z.string(), status: z.enum(homeStatuses), share: basisPoints }))
    .nullable(),
  /** Null without the money permission. */
  money: z
    .object({
      /** Payments for stays less refunds, one total per currency. */
      paid: z.array(money),
      /** The amount the company currently owes the owner, one total per currency. */
      owed: z.array(money),
      statements: z.array(z.object({ year: z.int(), quarter: z.int(), closing: money })),
      invoices: z.array(z.object({ number: z.string(), issuedOn: plainDate, open: money })),
    })
    .nullable(),
  conversations: z.array(
    z.object({ id, bookingId: id.nullable(), text: z.string(), at: instant, fromTeam: z.boolean(), unread: z.int() }),
  ),
  /** Documents the person signed; null without the homes permission. */
  documents: z.array(z.object({ id, title: z.string(), signedAt: instant })).nullable(),
  /** Partner data; null without the money permission, and for anyone who isn't a partner. */
  partner: z
    .object({
      programs: z.array(
        z.object({
          program: z.enum(programs),
          state: z.enum(applicationStates),
          code: z.string().nullable(),
          rate: basisPoints.nullable(),
          /** The last day of the agreement in force. */
          bindsUntil: plainDate.nullable(),
        }),
      ),
      licenses: z.array(partnerLicense),
    })
    .nullable(),
  /** Other accounts that seem to be the same person. */
  duplicates: z.array(
    z.object({ id, name: z.string(), email: z.string(), same: z.array(z.enum(['email', 'phone', 'name', 'address'])) }),
  ),
  /** Accounts merged into this one, latest first. */
  mergedAccounts: z.array(z.object({ id, name: z.string(), email: z.string(), by, at: instant, reason: z.string() })),
})
export type PersonProfile = z.output<typeof profile>

export const staffPerson = endpoint({
  method: 'GET',
  path: 'staff/people/{id}',
  summary: 'Get a person’s profile: contact, roles, stays, homes, money, messages, documents, notes, files and tags',
  audience: staff,
  permission: 'people',
  params: target,
  results: profile,
  errors: {},
})

export const changePerson = endpoint({
  method: 'PUT',
  path: 'staff/people/{id}/contact',
  summary: 'Change a person’s name, phone and language as staff; the email changes only in the account itself',
  audience: staff,
  permission: 'people',
  params: target,
  body: z.object({
    firstName: personName,
    lastName: personName,
    phone: phoneOrBlank,
    language: z.enum(languages),
    vendorId: id.nullable().default(null),
  }),
  results: z.object({}),
  errors: {
    invalid_phone: 422,
    vendor_unknown: 422,
    permission_not_held: 403,
    account_closed: 409,
    account_merged: 409,
  },
})

export const tagPerson = endpoint({
  method: 'PATCH',
  path: 'staff/people/{id}/tags',
  summary: 'Add tags to a person and remove others; those of colleagues stay',
  audience: staff,
  permission: 'people',
  params: target,
  body: tagChange(mostPersonTags),
  results: z.object({ tags: z.array(z.string()) }),
  errors: { account_merged: 409 },
})

export const addPersonNote = endpoint({
  method: 'POST',
  path: 'staff/people/{id}/notes',
  summary: 'Add a staff note about a person; the person never sees it',
  audience: staff,
  permission: 'people',
  status: 201,
  params: target,
  body: z.object({ text: z.string().trim().min(1).max(4000) }),
  results: z.object({ note: personNote }),
  errors: { account_merged: 409 },
})

export const removePersonNote = endpoint({
  method: 'DELETE',
  path: 'staff/people/{id}/notes/{noteId}',
  summary: 'Remove a staff note about a person',
  audience: staff,
  permission: 'people',
  params: target.extend({ noteId: idText }),
  results: z.object({}),
  errors: {},
})

export const addPersonFiles = endpoint({
  method: 'POST',
  path: 'staff/people/{id}/files',
  summary: 'File uploads with a person; only staff can open them',
  audience: staff,
  permission: 'people',
  status: 201,
  params: target,
  body: z.object({ uploadIds: z.array(id).min(1).max(20) }),
  results: z.object({}),
  errors: { file_unknown: 422, account_merged: 409 },
})

export const removePersonFile = endpoint({
  method: 'DELETE',
  path: 'staff/people/{id}/files/{uploadId}',
  summary: 'Remove a file from a person’s profile',
  audience: staff,
  permission: 'people',
  params: target.extend({ uploadId: idText }),
  results: z.object({}),
  errors: {},
})

export const banFromRenting = endpoint({
  method: 'PUT',
  path: 'staff/people/{id}/do-not-rent',
  summary: 'Mark a person as do not rent, with a reason that only staff see; no new booking can be made for them',
  audience: staff,
  permission: 'people',
  inPerson: true,
  params: target,
  body: z.object({ reason }),
  results: z.object({}),
  errors: { already_set: 409, permission_not_held: 403, account_merged: 409 },
})

export const liftBan = endpoint({
  method: 'POST',
  path: 'staff/people/{id}/do-not-rent/removal',
  summary: 'Remove a person’s do-not-rent flag, with a reason; the history stays',
  audience: staff,
  permission: 'people',
  inPerson: true,
  params: target,
  body: z.object({ reason }),
  results: z.object({}),
  errors: { not_allowed_now: 409 },
})

/** Types of work that are assigned to a team member. */
export const handoverWork = ['jobs', 'leads', 'inbox', 'approvals'] as const
export type HandoverWork = (typeof handoverWork)[number]

export const staffHandover = endpoint({
  method: 'GET',
  path: 'staff/accounts/{id}/handover',
  summary: 'Get the open work of a team member, and the colleagues who can take it over',
  audience: staff,
  permission: 'people',
  params: target,
  results: z.object({
    work: z.array(z.object({ what: z.enum(handoverWork), count: z.int() })),
    /** `mayTake`: has the permissions for all of it. */
    colleagues: z.array(z.object({ id, name: z.string(), mayTake: z.boolean() })),
  }),
  errors: {},
})

export const deactivatePerson = endpoint({
  method: 'POST',
  path: 'staff/accounts/{id}/deactivation',
  summary:
    'Deactivate an account: every session ends at once, API keys are revoked, nobody can log in, and open work passes to a colleague',
  audience: staff,
  permission: 'people',
  inPerson: true,
  params: target,
  body: z.object({
    reason,
    /** The colleague who takes over a team member's open work; required if there is any. */
    handTo: id.nullable().default(null),
  }),
  results: z.object({}),
  errors: {
    permission_not_held: 403,
    own_account: 409,
    last_admin: 409,
    account_closed: 409,
    confirm_first: 403,
    handover_needed: 409,
    not_on_team: 422,
    colleague_lacks_access: 422,
  },
})

export const reactivatePerson = endpoint({
  method: 'POST',
  path: 'staff/accounts/{id}/reactivation',
  summary: 'Let a deactivated account log in again',
  audience: staff,
  permission: 'people',
  inPerson: true,
  params: target,
  body: z.object({ reason }),
  results: z.object({}),
  errors: { permission_not_held: 403, not_allowed_now: 409, account_closed: 409, confirm_first: 403 },
})

/** The secret of the emailed link: after its `#`, so that no server log contains it. */
const secret = z.string().trim().min(1).max(80)

export const accountInvitation = endpoint({
  method: 'POST',
  path: 'account-invitations/view',
  summary: 'Get whose invitation a link is, while it works',
  audience: 'public',
  body: z.object({ secret }),
  results: z.object({ firstName: z.string(), email: z.string(), invitedBy: z.string(), expiresAt: instant }),
  errors: { invitation_expired: 409, too_many_attempts: 429 },
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: 'account-invitations/acceptance',
  summary: 'Choose a password by the invitation’s link, once; logs in',
  audience: 'public',
  body: z.object({ secret, password: z.string().min(1).max(256), confirmPassword: z.string().max(256) }),
  results: z.object({ user, token: z.string() }),
  errors: {
    invitation_expired: 409,
    weak_password: 422,
    password_mismatch: 422,
    already_logged_in: 409,
    too_many_attempts: 429,
  },
})
