import { z } from 'zod'
import { challengeSent } from './account-security.ts'
import { endpoint, secondFactorErrors, unenrolled } from './endpoint.ts'
import { emailAddress } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'

const done = z.object({ done: z.literal(true) })
export const verificationChoices = ['off', 'new_devices', 'every_login'] as const

const securityEvent = z.object({
  id,
  kind: z.string(),
  /** The person themselves, a staff member by name, or unknown. */
  by: z.object({ kind: z.enum(['self', 'staff', 'unknown']), name: z.string().nullable() }),
  network: z.string().nullable(),
  /** A device's name, or a reason given by staff. */
  note: z.string().nullable(),
  at: instant,
})

export const accountSecurity = endpoint({
  method: 'GET',
  path: 'account/security',
  summary: 'Get the account’s security settings, devices and sessions',
  audience: 'session',
  results: z.object({
    sessions: z.array(
      z.object({
        id,
        name: z.string(),
        /** The country its address is registered in, as two letters (ISO 3166-1); null if unknown. */
        country: z.string().nullable(),
        network: z.string(),
        isCurrent: z.boolean(),
        startedAt: instant,
        lastUsedAt: instant,
        byStaff: z.boolean(),
      }),
    ),
    devices: z.array(
      z.object({
        id,
        name: z.string(),
        kind: z.enum(['browser', 'ios', 'android']),
        isCurrent: z.boolean(),
        knownSince: instant,
        lastUsedAt: instant,
      }),
    ),
    /** The number on file is ambiguous: the person must enter it again. */
    phoneUnclear: z.boolean(),
    verification: z.enum(verificationChoices),
    passwordChangedAt: instant.nullable(),
    authenticator: z.boolean(),
    recoveryCodesLeft: z.int(),
    passkeys: z.array(z.object({ id, name: z.string(), addedAt: instant, lastUsedAt: instant.nullable() })),
    keys: z.array(
      z.object({
        id,
        name: z.string(),
        hint: z.string(),
        scopes: z.array(z.string()),
        madeAt: instant,
        expiresAt: instant.nullable(),
        lastUsedAt: instant.nullable(),
      }),
    ),
    events: z.array(securityEvent),
    /** Actions that require the password again can be done without it until then. */
    confirmedUntil: instant.nullable(),
  }),
  errors: {},
})

export const confirmSelf = endpoint({
  method: 'POST',
  path: 'account/confirm',
  summary: 'Confirm the password before a sensitive action',
  audience: 'session',
  allowedWhile: unenrolled,
  inPerson: true,
  body: z.object({ password: z.string().max(256) }),
  results: z.object({ confirmedUntil: instant }),
  errors: { wrong_password: 422, too_many_attempts: 429 },
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: 'account/sessions/{sessionId}',
  summary: 'Log out of another session',
  audience: 'session',
  inPerson: true,
  params: z.object({ sessionId: idText }),
  results: done,
  errors: {},
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: 'account/sessions',
  summary: 'Log out of every other session',
  audience: 'session',
  inPerson: true,
  results: z.object({ ended: z.int() }),
  errors: {},
})

export const nameDevice = endpoint({
  method: 'PATCH',
  path: 'account/devices/{deviceId}',
  summary: 'Rename a remembered device',
  audience: 'session',
  inPerson: true,
  params: z.object({ deviceId: idText }),
  body: z.object({ name: z.string().trim().min(1).max(80) }),
  results: done,
  errors: {},
})

export const forgetOneDevice = endpoint({
  method: 'DELETE',
  path: 'account/devices/{deviceId}',
  summary: 'Forget a device: it needs a code again, and its sessions end',
  audience: 'session',
  inPerson: true,
  params: z.object({ deviceId: idText }),
  results: done,
  errors: {},
})

export const chooseVerification = endpoint({
  method: 'PUT',
  path: 'account/verification',
  summary: 'Set when a login requires more than the password',
  audience: 'session',
  inPerson: true,
  body: z.object({ when: z.enum(verificationChoices) }),
  results: z.object({ when: z.enum(verificationChoices) }),
  errors: { confirm_first: 403, factor_needs_it: 409 },
})

export const changeEmail = endpoint({
  method: 'POST',
  path: 'account/email',
  summary: 'Send a code to a new email address; entering the code makes it the account’s',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: z.object({ email: emailAddress }),
  results: challengeSent,
  errors: { confirm_first: 403, code_not_sent: 503, too_many_attempts: 429 },
})

export const makeKey = endpoint({
  method: 'POST',
  path: 'account/keys',
  summary: 'Create an API key; shown once',
  audience: 'session',
  inPerson: true,
  status: 201,
  body: z.object({
    name: z.string().trim().min(1).max(80),
    scopes: z.array(z.string().max(40)).min(1).max(20),
    days: z.int().min(1).max(366).nullish(),
  }),
  results: z.object({ id, key: z.string() }),
  errors: { confirm_first: 403, ...secondFactorErrors, unknown_scope: 422, too_many_keys: 409 },
})

export const revokeKey = endpoint({
  method: 'DELETE',
  path: 'account/keys/{keyId}',
  summary: 'Revoke an API key',
  audience: 'session',
  inPerson: true,
  params: z.object({ keyId: idText }),
  results: done,
  errors: {},
})

export const exportAccount = endpoint({
  method: 'GET',
  path: 'account/export',
  summary: 'Export everything we store about the person',
  audience: 'session',
  inPerson: true,
  results: z.looseObject({ madeAt: instant }),
  errors: { confirm_first: 403 },
})

export const closeAccount = endpoint({
  method: 'POST',
  path: 'account/close',
  summary: 'Close the account permanently: personal data is erased, required records are anonymized',
  audience: 'session',
  inPerson: true,
  body: z.object({ password: z.string().max(256) }),
  results: z.object({ token: z.string() }),
  errors: { wrong_password: 422, still_needed: 409, last_admin: 409, too_many_attempts: 429 },
})
