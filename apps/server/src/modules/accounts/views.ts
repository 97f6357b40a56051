import {
  type accountSecurity,
  maskedEmail,
  type Restriction,
  type ResultsOf,
  type User,
  unproved,
} from '@porchlight/contract'
import { deviceName } from '#kernel/device-name'
import { displayPhone } from '#kernel/phone'
import { countryOf } from './adapters/countries.ts'
import type { Account } from './queries.ts'
import { confirmedMinutes, isFresh, networkOf } from './rules.ts'
import type { Security } from './security.ts'

/** A person as staff see them. */
export const personView = (account: Account): User => ({
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
  phone: account.phone,
  displayPhone: account.phone && displayPhone(account.phone),
  verifiedPhone: account.phoneVerified,
  image: account.image,
  bio: account.bio,
  language: account.language,
  permissions: [...account.permissions],
  levels: account.levels,
  roles: account.roles.map((name) => ({ name })),
  tempPassword: account.tempPassword,
  expiredPassword: account.passwordExpires !== null,
  passwordExpires: account.passwordExpires?.toISOString() ?? null,
  isDeviceKnown: true,
  requiresTwoFactor: false,
  enrollsFactor: false,
  impersonatedBy: null,
  impersonatedUntil: null,
})

const isUnproved = (restriction: Restriction | null): boolean => unproved.some((each) => each === restriction)

const nothingPersonal = {
  lastName: '',
  phone: null,
  displayPhone: null,
  image: null,
  bio: null,
  permissions: [],
  levels: {},
  roles: [],
}

/**
 * The logged-in user. While the session still has something to prove, or while the password is temporary, the answer
 * says only whose account it is: personal data is not sent to an unknown device (spec section 4). `eyes`: the staff
 * member who is viewing the account.
 */
export const userView = (
  account: Account,
  restriction: Restriction | null = null,
  eyes?: { of: Account; until: Date },
): User => ({
  ...personView(account),
  ...((restriction === 'enroll_factor' || account.tempPassword) && nothingPersonal),
  ...(isUnproved(restriction) && { ...nothingPersonal, email: maskedEmail(account.email) }),
  isDeviceKnown: restriction !== 'device',
  requiresTwoFactor: restriction === 'two_factor' || restriction === 'staff_factor',
  enrollsFactor: restriction === 'enroll_factor',
  impersonatedBy: eyes ? `${eyes.of.firstName} ${eyes.of.lastName}` : null,
  impersonatedUntil: eyes?.until.toISOString() ?? null,
})

const instant = (date: Date): string => date.toISOString()
const maybe = (date: Date | null): string | null => date && instant(date)

/** Who did it, as far as the owner may know: themselves, staff by name, or unknown. */
const doerOf = ({ accountId, staff }: Security, by: number | null) => {
  if (by === null) return { kind: 'unknown' as const, name: null }
  if (by === accountId) return { kind: 'self' as const, name: null }
  const person = staff.get(by)
  return { kind: 'staff' as const, name: person ? `${person.firstName} ${person.lastName}` : null }
}

/** The reason staff gave, a choice that was made, or the name of the device or key concerned. */
const noteOf = ({ names }: Security, details: unknown): string | null => {
  const { note, reason, deviceId, keyId } = details as Record<string, unknown>
  const about = names.devices.get(Number(deviceId)) ?? names.keys.get(Number(keyId))
  return [reason, note, about].find((text) => typeof text === 'string') ?? null
}

export const securityView = (
  security: Security,
  actor: { sessionId: number; deviceId: number | null; confirmedAt: Date | null },
): ResultsOf<typeof accountSecurity> => ({
  sessions: security.sessions.map((session) => ({
    id: session.id,
    name: session.name ?? deviceName(session.user_agent),
    country: countryOf(session.address),
    network: networkOf(session.address),
    isCurrent: session.id === actor.sessionId,
    startedAt: instant(session.started_at),
    lastUsedAt: instant(session.last_used_at),
    byStaff: session.impersonated_by !== null,
  })),
  devices: security.devices.map((device) => ({
    id: device.id,
    name: device.name,
    kind: device.kind,
    isCurrent: device.id === actor.deviceId,
    knownSince: instant(device.known_since ?? device.first_used_at),
    lastUsedAt: instant(device.last_used_at),
  })),
  phoneUnclear: security.phoneUnclear,
  verification: security.account.verification,
  passwordChangedAt: maybe(security.passwordChangedAt),
  authenticator: security.factors.includes('authenticator'),
  recoveryCodesLeft: security.recoveryCodesLeft,
  passkeys: security.passkeys.map(({ id, name, added_at, last_used_at }) => ({
    id,
    name,
    addedAt: instant(added_at),
    lastUsedAt: maybe(last_used_at),
  })),
  keys: security.keys.map((key) => ({
    id: key.id,
    name: key.name,
    hint: key.hint,
    scopes: key.scopes,
    madeAt: instant(key.made_at),
    expiresAt: maybe(key.expires_at),
    lastUsedAt: maybe(key.last_used_at),
  })),
  events: security.events.map((event) => ({
    id: event.id,
    kind: event.kind,
    by: doerOf(security, event.by_account_id),
    network: event.network,
    note: noteOf(security, event.details),
    at: instant(event.at),
  })),
  confirmedUntil:
    actor.confirmedAt && isFresh(actor.confirmedAt, security.now)
      ? instant(new Date(actor.confirmedAt.getTime() + confirmedMinutes * 60_000))
      : null,
})
