import { z } from 'zod'
import { entered } from './account-security.ts'
import { endpoint, secondFactorErrors, unenrolled, unproved } from './endpoint.ts'
import { id, idText } from './values/ids.ts'

/** A browser's response to a passkey ceremony, in WebAuthn's format. */
const signed = z.looseObject({ id: z.string().max(1400), response: z.looseObject({}) })
/** A passkey request for the browser, passed on unchanged. */
const passkeyOptions = z.looseObject({ challenge: z.string() })
const deviceName = z.string().trim().min(1).max(80)

export const startAuthenticator = endpoint({
  method: 'POST',
  path: 'account/authenticator',
  summary: 'Create a secret for an authenticator app; it takes effect once a code confirms it',
  audience: 'session',
  allowedWhile: unenrolled,
  inPerson: true,
  status: 201,
  results: z.object({ secret: z.string(), uri: z.string() }),
  errors: { confirm_first: 403, second_factor_first: 403, already_there: 409 },
})

export const proveAuthenticator = endpoint({
  method: 'POST',
  path: 'account/authenticator/proof',
  summary: 'Confirm the authenticator app with its first code; returns recovery codes, shown once',
  audience: 'session',
  allowedWhile: unenrolled,
  inPerson: true,
  body: z.object({ code: z.string().trim().max(20) }),
  results: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { second_factor_first: 403, wrong_code: 422, too_many_attempts: 429 },
})

export const removeAuthenticator = endpoint({
  method: 'DELETE',
  path: 'account/authenticator',
  summary: 'Remove the authenticator app and its recovery codes',
  audience: 'session',
  inPerson: true,
  results: z.object({ removed: z.literal(true) }),
  errors: { confirm_first: 403, second_factor_first: 403, factor_required: 409 },
})

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: 'account/recovery-codes',
  summary: 'Create new recovery codes; the old ones stop working',
  audience: 'session',
  inPerson: true,
  status: 201,
  results: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: { confirm_first: 403, ...secondFactorErrors, no_factor: 409 },
})

export const startPasskey = endpoint({
  method: 'POST',
  path: 'account/passkeys/options',
  summary: 'Get the options for creating a passkey',
  audience: 'session',
  allowedWhile: unenrolled,
  inPerson: true,
  results: z.object({ options: passkeyOptions }),
  errors: { confirm_first: 403, second_factor_first: 403 },
})

export const addPasskey = endpoint({
  method: 'POST',
  path: 'account/passkeys',
  summary: 'Save a passkey the browser created',
  audience: 'session',
  allowedWhile: unenrolled,
  inPerson: true,
  status: 201,
  body: z.object({ name: deviceName, response: signed }),
  results: z.object({ passkey: z.object({ id, name: z.string() }) }),
  errors: { confirm_first: 403, second_factor_first: 403, not_proved: 422 },
})

export const removePasskey = endpoint({
  method: 'DELETE',
  path: 'account/passkeys/{passkeyId}',
  summary: 'Remove a passkey',
  audience: 'session',
  inPerson: true,
  params: z.object({ passkeyId: idText }),
  results: z.object({ removed: z.literal(true) }),
  errors: { confirm_first: 403, second_factor_first: 403, factor_required: 409 },
})

const proof = { verifyDevice: z.boolean().optional(), deviceType: z.enum(['ios', 'android']).optional() }

export const answerByAuthenticator = endpoint({
  method: 'POST',
  path: 'challenge/authenticator',
  summary: 'Verify with a code from the authenticator app',
  audience: 'session',
  allowedWhile: unproved,
  inPerson: true,
  body: z.object({ code: z.string().trim().max(20), ...proof }),
  results: entered,
  errors: { wrong_code: 422, too_many_attempts: 429 },
})

export const answerByRecoveryCode = endpoint({
  method: 'POST',
  path: 'challenge/recovery-code',
  summary: 'Verify with a recovery code, which is used up',
  audience: 'session',
  allowedWhile: unproved,
  inPerson: true,
  body: z.object({ code: z.string().trim().max(40), ...proof }),
  results: entered.extend({ left: z.int() }),
  errors: { wrong_code: 422, too_many_attempts: 429 },
})

export const askPasskey = endpoint({
  method: 'POST',
  path: 'challenge/passkey/options',
  summary: 'Get the options for using a passkey',
  audience: 'session',
  allowedWhile: unproved,
  inPerson: true,
  results: z.object({ options: passkeyOptions }),
  errors: { no_factor: 409 },
})

export const answerByPasskey = endpoint({
  method: 'POST',
  path: 'challenge/passkey',
  summary: 'Verify with a passkey',
  audience: 'session',
  allowedWhile: unproved,
  inPerson: true,
  body: z.object({ response: signed, ...proof }),
  results: entered,
  errors: { not_proved: 422 },
})
