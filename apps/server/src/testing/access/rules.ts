import { type Permission, type Program, programs } from '@porchlight/contract'

/**
 * Whom a call lets in:
 * - `anyone`: strangers too
 * - `persons`: everyone who is logged in, to what is theirs
 * - `travelers`: everyone with the role, to book
 * - `guest`: what the path names is the guest's; to all others it does not exist
 * - `parties`: a stay, for its guest, the owner of its home and staff
 * - `host`: a stay, for the owner of its home alone; its guest knows of it
 * - `accountant`: what the path names is owner A’s, for the accountant they confirmed; to all others it does not exist
 * - `owners`: everyone with the role, to what is theirs
 * - `partners`: everyone who takes part in a program, to what they brought
 * - `agents`: travel agents and brokers, to what they offered to guests
 * - `partner`: what the path names is the travel agent’s; for them and, where the rule says so, the lead of their agency
 * - `agency lead`: what the path names belongs to the agency; its members hear that its lead does that
 * - `invited agent`: what the path names is the invitation of the second travel agent
 * - `home referrers`: brokers and referral partners, who bring owners and their homes
 * - `owner`: what the path names is owner A's; for them and staff
 * - `team`: everyone of the staff; what they see is decided by the kind of each thing
 * - `staff`, `admin`: the home itself
 */
type Who =
  | 'anyone'
  | 'persons'
  | 'travelers'
  | 'guest'
  | 'parties'
  | 'host'
  | 'accountant'
  | 'owners'
  | 'owner'
  | 'partners'
  | 'agents'
  | 'partner'
  | 'agency lead'
  | 'invited agent'
  | 'home referrers'
  | 'team'
  | 'staff'
  | 'admin'

export type Rule = {
  who: Who
  /** The area in which staff have access to other people's objects. */
  permission?: Permission
  /** Not for staff acting as someone else. */
  self?: true
  /** Not for staff viewing as the account holder, but for programs with a key. */
  holder?: true
  /** Answers before the device is verified. */
  waiting?: true
  /** Answers while the password is a temporary one. */
  temporary?: true
  /** Answers a staff account that has yet to add its first second factor. */
  enrolling?: true
  /** Answers whatever other steps are pending for a person. */
  always?: true
  /** The refusal for someone with the right role but someone else's object; 404 unless specified. */
  strangers?: 403
  /** Of `partner`: the lead of their agency reads it too. */
  lead?: true
  /** Of `partner`: travel agents and brokers alone are asked. */
  agentsOnly?: true
  /** Of a call of agents: a member of an agency hears that its lead does that. */
  notForMembers?: true
  /** The sample has no such object, so a person with access gets a not-found answer. */
  nothingThere?: true
}

/** Those a call lets in only if the contract says so, whatever their role. */
export const restricted = [
  'unverified device',
  'second factor missing',
  'admin who proved no second factor',
  'admin without a second factor',
  'expired password',
  'temporary password',
  'staff in the guest’s place',
  'program of the guest without the scope',
] as const

/** Everyone the matrix asks as; two partners of each program. The travel agent is a member of the agency of its lead. */
export const people = [
  'anonymous',
  'guest',
  'traveler',
  'accountant',
  'owner A',
  'owner B',
  'broker',
  'broker B',
  'referral',
  'referral B',
  'travel-agent',
  'travel-agent B',
  'agency lead',
  'affiliate',
  'affiliate B',
  'staff without the permission',
  'staff with the permission',
  'admin',
  ...restricted,
] as const
export type Knocker = (typeof people)[number]

export type Verdict =
  | 'in'
  | 'not the lead'
  | 'temporary'
  | 'prove factor'
  | 'enroll factor'
  | 401
  | 403
  | 404
  | 459
  | 469

const isStaff = (person: Knocker): boolean =>
  person === 'admin' || person === 'staff with the permission' || person === 'staff without the permission'
const hasPermission = (person: Knocker): boolean => person === 'admin' || person === 'staff with the permission'
const isGuest = (person: Knocker): boolean => person === 'guest' || person === 'staff in the guest’s place'
const isTraveler = (person: Knocker): boolean => isGuest(person) || person === 'traveler' || person === 'accountant'
const isOwner = (person: Knocker): boolean => person === 'owner A' || person === 'owner B'

/** The program of a partner; the lead of an agency is a travel agent. */
export const programOf = (person: Knocker): Program | undefined =>
  person === 'agency lead' ? 'travel-agent' : programs.find((program) => person.replace(/ B$/, '') === program)
const isAgent = (person: Knocker): boolean => programOf(person) === 'travel-agent' || programOf(person) === 'broker'

/** Whether the object in the path is this person's, or open to them, once they are known and have the role. */
const reach: Record<Who, (person: Knocker, rule: Rule) => Verdict> = {
  anyone: () => 'in',
  persons: () => 'in',
  travelers: (person) => (isTraveler(person) ? 'in' : 403),
  guest: (person) => (isGuest(person) ? 'in' : 404),
  parties: (person, { permission }) =>
    isGuest(person) || person === 'owner A' || (permission !== undefined && hasPermission(person)) ? 'in' : 404,
  host: (person) => {
    if (person === 'owner A') return 'in'
    return isGuest(person) ? 403 : 404
  },
  accountant: (person) => (person === 'accountant' ? 'in' : 404),
  owners: (person) => (isOwner(person) ? 'in' : 403),
  partners: (person) => (programOf(person) ? 'in' : 403),
  agents: (person, { notForMembers }) => {
    if (!isAgent(person)) return 403
    return notForMembers && person === 'travel-agent' ? 'not the lead' : 'in'
  },
  partner: (person, { lead, agentsOnly }) => {
    if (agentsOnly ? !isAgent(person) : !programOf(person)) return 403
    return person === 'travel-agent' || (lead && person === 'agency lead') ? 'in' : 404
  },
  'agency lead': (person) => {
    if (!isAgent(person)) return 403
    if (person === 'travel-agent') return 'not the lead'
    return person === 'agency lead' ? 'in' : 404
  },
  'invited agent': (person) => {
    if (!isAgent(person)) return 403
    return person === 'travel-agent B' ? 'in' : 404
  },
  'home referrers': (person) => (programOf(person) === 'broker' || programOf(person) === 'referral' ? 'in' : 403),
  owner: (person, { permission, strangers }) => {
    if (person === 'owner A' || (permission !== undefined && hasPermission(person))) return 'in'
    return person === 'owner B' ? (strangers ?? 404) : 403
  },
  team: (person) => (isStaff(person) ? 'in' : 403),
  staff: (person) => (isStaff(person) && hasPermission(person) ? 'in' : 403),
  admin: (person) => (person === 'admin' ? 'in' : 403),
}

/** What keeps out someone with a pending step. */
const refusalOf = (rule: Rule, person: Knocker): Verdict | undefined => {
  if (person === 'expired password') return 459
  if ((person === 'unverified device' || person === 'second factor missing') && !rule.waiting) return 469
  if (person === 'admin who proved no second factor' && !rule.waiting) return 'prove factor'
  if (person === 'admin without a second factor' && !rule.enrolling) return 'enroll factor'
  return person === 'temporary password' && !rule.temporary ? 'temporary' : undefined
}

/** The answer someone must get under this rule. */
export const verdictFor = (rule: Rule, person: Knocker): Verdict => {
  if (person === 'anonymous') return rule.who === 'anyone' ? 'in' : 401
  if (rule.who !== 'anyone') {
    if (person === 'program of the guest without the scope') return 403
    const stored = rule.always ? undefined : refusalOf(rule, person)
    if (stored) return stored
    if (person === 'staff in the guest’s place' && (rule.self || rule.holder)) return 403
  }
  return reach[rule.who](person, rule)
}
