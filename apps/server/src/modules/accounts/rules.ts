import {
  type AccessLevel,
  type AccessLevels,
  accessLevels,
  type Permission,
  type PostalAddress,
  permissionNames,
  type Role,
  readEmail,
} from '@porchlight/contract'

/** Days a session lasts without being renewed. */
export const sessionDays = 30

/** Days for which a former address still gets important security notices. */
export const formerEmailDays = 30

/**
 * Hours before someone may approve if they are new to it, or if someone else has reset their password or second factor.
 */
export const approverWaitHours = 24

/** Minutes a staff member may impersonate someone. */
export const impersonationMinutes = 60

/** The normalized spelling an account is looked up by; `undefined` if it isn't an email address. */
export const readEmailOf = (email: string): string | undefined => readEmail(email)?.toLowerCase()

/**
 * One spelling per mailbox, so that no one signs up twice by using a capital letter or another script in the domain.
 */
export const normalEmail = (email: string): string => readEmailOf(email) ?? email.trim().toLowerCase()

/** A rate limit: this many at once, refilled evenly over this time. */
export type Allowance = { atOnce: number; perMinutes: number }

/** Milliseconds until one use is refilled. */
export const emissionMs = ({ atOnce, perMinutes }: Allowance): number => (perMinutes * 60_000) / atOnce

/** Rate limits. Those by address, browser, or caller grow with the installation's factor; those by account never do. */
export const allowances = {
  /**
   * Wrong passwords, by account; a browser the account knows has its own count, so that strangers can't lock the owner
   * out.
   */
  passwords: { atOnce: 10, perMinutes: 15 },
  /** Logins from one network or one browser. */
  entries: { atOnce: 60, perMinutes: 5 },
  /** Accounts opened from one network. */
  signups: { atOnce: 20, perMinutes: 60 },
  /** Codes sent to one account or one contact. */
  codesSent: { atOnce: 5, perMinutes: 15 },
  /** Codes requested from one network. */
  codesRequested: { atOnce: 20, perMinutes: 15 },
  /** How often the owner is notified that someone is trying. */
  warnings: { atOnce: 1, perMinutes: 60 },
} as const satisfies Record<string, Allowance>

/** Tries allowed per code. */
export const triesPerCode = 5
/** Codes entered for one account within an hour, right or wrong, across all codes it was sent. */
export const codeTriesPerHour = 10

/** Minutes during which a person's recent proof allows the most sensitive actions. */
export const confirmedMinutes = 15

/** Minutes during which a second factor allows actions that move money. */
export const secondFactorMinutes = 10
/** Maximum clock difference between servers; a moment further in the future was written before a clock was set back. */
export const clockSkewMs = 60_000

/** What a session must still prove before it has any access. */
export type Pending = 'device' | 'two_factor'
export const verifications = ['off', 'new_devices', 'every_login'] as const
export type Verification = (typeof verifications)[number]

/** What a login must still prove (spec section 6; open question C10). */
export const pendingOf = (verification: Verification, device: { isKnown: boolean }): Pending | null => {
  if (verification === 'every_login') return device.isKnown ? 'two_factor' : 'device'
  return verification === 'new_devices' && !device.isKnown ? 'device' : null
}

/**
 * Whether a moment is at most this many minutes ago. A moment in the future, left by a clock that has since been set
 * back, is not recent.
 */
const isWithin = (at: Date | null, now: Date, minutes: number): boolean => {
  if (at === null) return false
  const age = now.getTime() - at.getTime()
  return age >= -clockSkewMs && age < minutes * 60_000
}

/** Whether a session confirmed at this moment may still perform sensitive actions. */
export const isFresh = (confirmedAt: Date | null, now: Date): boolean => isWithin(confirmedAt, now, confirmedMinutes)

/** Whether a second factor was verified recently enough to move money. */
export const isSecondFactorFresh = (provedAt: Date | null, now: Date): boolean =>
  isWithin(provedAt, now, secondFactorMinutes)

/** Expired when the date has passed; an account without a date never is (spec section 4). */
export const isPasswordExpired = (expires: Date | null, now: Date): boolean => expires !== null && expires < now

type StaffSession = {
  roles: readonly Role[]
  hasFactor: boolean
  secondFactorAt: Date | null
  /** The staff member viewing the account: that session was opened from one with a verified second factor. */
  impersonatedBy: number | null
}

/**
 * What a staff account's session must still prove: a second factor, verified in this session within the hours the
 * installation allows, or the first one enrolled. A password alone gives no staff access.
 */
export const staffRestriction = (
  { roles, hasFactor, secondFactorAt, impersonatedBy }: StaffSession,
  now: Date,
  hours: number,
): 'staff_factor' | 'enroll_factor' | null => {
  if (!roles.some(isStaffRole) || impersonatedBy !== null) return null
  if (isWithin(secondFactorAt, now, hours * 60)) return null
  return hasFactor ? 'staff_factor' : 'enroll_factor'
}

/** A key gives staff access only if it was created after a second factor was verified. */
export const keyRestriction = ({
  roles,
  hasFactor,
  secondFactorAt,
}: Omit<StaffSession, 'impersonatedBy'>): 'staff_factor' | 'enroll_factor' | null => {
  if (!roles.some(isStaffRole) || secondFactorAt !== null) return null
  return hasFactor ? 'staff_factor' : 'enroll_factor'
}

/** The part of an address that roughly identifies where someone is: half of an IPv4 address, the /48 of an IPv6 one. */
export const networkOf = (address: string): string => {
  const mapped = address.startsWith('::ffff:') ? address.slice(7) : address
  if (mapped.includes('.')) return `${mapped.split('.').slice(0, 2).join('.')}.*.*`
  return `${(mapped.split('::')[0] ?? '').split(':').slice(0, 3).join(':')}::`
}

/** The last two digits of a number; enough for people to recognize their own (open question E8). */
export const maskedPhone = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return `${'•'.repeat(Math.max(4, digits.length - 2))}${digits.slice(-2)}`
}

export const isStaffRole = (role: Role): boolean => role === 'staff' || role === 'admin'

/**
 * What someone may do for the company: an administrator everything, a staff member what they were granted, others
 * nothing.
 */
export const permissionsOfRoles = (roles: readonly Role[], given: readonly Permission[]): readonly Permission[] => {
  if (roles.includes('admin')) return permissionNames
  return roles.includes('staff') ? given : []
}

/**
 * The access level someone has in each of their areas: an administrator full access, a staff member what they were
 * granted.
 */
export const levelsOfRoles = (roles: readonly Role[], given: AccessLevels): AccessLevels => {
  if (roles.includes('admin')) return Object.fromEntries(permissionNames.map((permission) => [permission, 'approve']))
  return roles.includes('staff') ? given : {}
}

const rankOf = (level: AccessLevel | undefined): number => (level ? accessLevels.indexOf(level) : -1)

/** Areas in which someone gains or loses access. */
export const levelChanges = (
  before: AccessLevels,
  after: AccessLevels,
): { raised: Permission[]; lowered: Permission[] } => ({
  raised: permissionNames.filter((area) => rankOf(after[area]) > rankOf(before[area])),
  lowered: permissionNames.filter((area) => rankOf(after[area]) < rankOf(before[area])),
})

/** An administrator manages every account; a staff member manages those of everyone who isn't on staff. */
export const canHandle = (actor: readonly Role[], target: readonly Role[]): boolean =>
  actor.includes('admin') || !target.some(isStaffRole)

/**
 * Areas that let someone move money, change prices and contracts, or grant power: a second person must approve granting
 * them.
 */
const poweredBy: readonly Permission[] = ['people', 'homes', 'bookings', 'money']

export const needsGrantApproval = (added: { roles?: readonly Role[]; permissions?: readonly Permission[] }): boolean =>
  (added.roles ?? []).includes('admin') ||
  (added.permissions ?? []).some((permission) => poweredBy.includes(permission))

/** Providers whose mailboxes ignore periods in the name. */
const dotless = new Set(['gmail.com', 'googlemail.com'])

/** One form per mailbox, however its address is written: without a label after a plus, in lowercase. */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = normalEmail(email).split('@')
  const name = local.split('+')[0] ?? ''
  const host = domain === 'googlemail.com' ? 'gmail.com' : domain
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${host}`
}

type Contacts = { id: number; email: string; phone: string | null }

/** Whether two accounts belong to one person, judging by their contacts. */
export const isSamePerson = (one: Contacts, other: Contacts): boolean => {
  if (one.id === other.id || mailboxOf(one.email) === mailboxOf(other.email)) return true
  const [phone, otherPhone] = [one.phone, other.phone].map((number) => number?.replace(/\D/g, '') ?? '')
  return phone !== '' && phone === otherPhone
}

type Reached = { email: string; phone: string | null; address: unknown }
export type SharedContact = 'phone' | 'email' | 'address'

/** Street, unit, and ZIP code; blank if the address doesn't identify a household. */
const householdOf = (address: unknown): string => {
  const { line1 = '', line2 = '', zip = '' } = (address ?? {}) as Partial<PostalAddress>
  return line1 && zip ? words(`${line1} ${line2} ${zip}`) : ''
}

/** The contact details two people share: they may be one person, or live together. */
export const sharedContacts = (one: Reached, other: Reached): SharedContact[] => {
  const phone = digitsOf(one.phone)
  const household = householdOf(one.address)
  const shared: Record<SharedContact, boolean> = {
    phone: phone !== '' && phone === digitsOf(other.phone),
    email: mailboxOf(one.email) === mailboxOf(other.email),
    address: household !== '' && household === householdOf(other.address),
  }
  return (Object.keys(shared) as SharedContact[]).filter((contact) => shared[contact])
}

type Traits = { email: string; phone: string | null; firstName: string; lastName: string; address: string }
export type SharedTrait = 'email' | 'phone' | 'name' | 'address'

const words = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s.,]+/g, ' ')
const digitsOf = (phone: string | null): string => phone?.replace(/\D/g, '') ?? ''

/**
 * What two accounts share that suggests they belong to one person. An address counts only together with the last name:
 * families and neighbors share one.
 */
export const sharedTraits = (one: Traits, other: Traits): SharedTrait[] => {
  const hasSameLastName = words(one.lastName) !== '' && words(one.lastName) === words(other.lastName)
  const shared: Record<SharedTrait, boolean> = {
    email: mailboxOf(one.email) === mailboxOf(other.email),
    phone: digitsOf(one.phone) !== '' && digitsOf(one.phone) === digitsOf(other.phone),
    name: hasSameLastName && words(one.firstName) === words(other.firstName),
    address: hasSameLastName && words(one.address) !== '' && words(one.address) === words(other.address),
  }
  return (Object.keys(shared) as SharedTrait[]).filter((trait) => shared[trait])
}
