import { z } from 'zod'
import { user } from './accounts.ts'
import { endpoint, unproved } from './endpoint.ts'
import { emailAddress, phoneNumber } from './values/contact-fields.ts'
import { id, idText, instant } from './values/ids.ts'

const requestType = z.enum(['self_web', 'self_app']).default('self_web')
const secret = z.string().max(256)
/** The response to a login, a password reset, or a device verification: the user and the new session's CSRF token. */
export const entered = z.object({ user, token: z.string() })

export const forgotPassword = endpoint({
  method: 'POST',
  path: 'forgot-password',
  summary: 'Email a code; the answer is the same whether or not the address has an account',
  audience: 'public',
  body: z.object({ email: emailAddress }),
  results: z.object({ minutes: z.int() }),
  errors: { too_many_attempts: 429 },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: 'reset-password',
  summary: 'Set a new password with the emailed code; logs in and ends every other session',
  audience: 'public',
  body: z.object({
    email: emailAddress,
    password: secret,
    code: z.string().trim().length(6),
    request_type: requestType,
  }),
  results: entered,
  errors: { wrong_code: 422, weak_password: 422, too_many_attempts: 429 },
})

export const challengeChannels = ['email', 'sms', 'call'] as const
export type ChallengeChannel = (typeof challengeChannels)[number]

export const challengeUser = endpoint({
  method: 'GET',
  path: 'challenge-user',
  summary: 'Get the contacts a code can be sent to, masked for display',
  audience: 'session',
  allowedWhile: unproved,
  results: z.object({
    user: z.object({
      firstName: z.string(),
      email: z.string(),
      phone: z.string().nullable(),
      verifiedPhone: z.boolean(),
    }),
    /**
     * The channels available to this person: an account with only an email has no choice; one with its own factors uses
     * no codes.
     */
    channels: z.array(z.enum(challengeChannels)),
    factors: z.array(z.enum(['passkey', 'authenticator', 'recovery_code'])),
    minutes: z.int(),
  }),
  errors: {},
})

/** A code has been sent; `contact` is masked. */
export const challengeSent = z.object({ challenge: z.object({ id, contact: z.string(), expiresAt: instant }) })

export const requestChallenge = endpoint({
  method: 'POST',
  path: 'challenge',
  summary: 'Send a verification code',
  audience: 'session',
  allowedWhile: unproved,
  inPerson: true,
  status: 201,
  body: z.object({
    type: z.enum(challengeChannels),
    /** The number to verify, for someone who has none verified yet. */
    verifyPhone: phoneNumber.nullish(),
    /**
     * The number as it was displayed to the person and confirmed, in E.164. Without it, a new number is only parsed,
     * not called.
     */
    confirmedPhone: phoneNumber.nullish(),
  }),
  results: challengeSent,
  errors: {
    channel_unavailable: 422,
    phone_unconfirmed: 422,
    confirm_first: 403,
    code_not_sent: 503,
    too_many_attempts: 429,
  },
})

export const answerChallenge = endpoint({
  method: 'POST',
  path: 'challenge/{challengeId}',
  summary: 'Verify a device or contact with the code sent to it',
  audience: 'session',
  allowedWhile: unproved,
  inPerson: true,
  params: z.object({ challengeId: idText }),
  body: z.object({
    code: z.string().max(20),
    deviceType: z.enum(['ios', 'android']).optional(),
    verifyDevice: z.boolean().optional(),
  }),
  results: entered.extend({ challenge: z.object({ id }) }),
  errors: { wrong_code: 422, too_many_attempts: 429 },
})

export const changePassword = endpoint({
  method: 'PATCH',
  path: 'profile/password',
  summary: 'Change the password; every other session ends',
  audience: 'session',
  allowedWhile: ['password_temporary'],
  inPerson: true,
  body: z.object({
    currentPassword: secret.nullish(),
    newPassword: secret,
    confirmPassword: secret,
  }),
  results: entered,
  errors: { wrong_password: 422, weak_password: 422, password_mismatch: 422, too_many_attempts: 429 },
})
