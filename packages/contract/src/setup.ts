import { z } from 'zod'
import { user } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { emailAddress } from './values/contact-fields.ts'

/** Hours a setup code remains valid. */
export const setupCodeHours = 24

const name = z.string().trim().min(1).max(120)

export const openFirstAccount = endpoint({
  method: 'POST',
  path: 'setup',
  summary: 'Create the first administrator’s account with the one-time setup code the server printed; logs in',
  audience: 'public',
  status: 201,
  body: z.object({
    /** Three groups of five characters, such as `k4mzp-x7ybn-2qhdc`. */
    code: z.string().trim().min(1).max(40),
    firstName: name,
    lastName: name,
    email: emailAddress,
    password: z.string().min(1).max(256),
    confirmPassword: z.string().max(256),
  }),
  results: z.object({ user, token: z.string() }),
  errors: {
    setup_code_unknown: 422,
    weak_password: 422,
    password_mismatch: 422,
    email_taken: 409,
    already_logged_in: 409,
    too_many_attempts: 429,
  },
})
