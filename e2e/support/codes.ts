import { type APIRequestContext, expect } from '@playwright/test'

type From = { request: APIRequestContext }
type Email = { code?: string; text: string }

const isForSignup = ({ text }: Email): boolean => text.includes('started creating an account')

const newestCode = async (
  { request }: From,
  to: string,
  sent: number,
  form: RegExp,
  wanted: (email: Email) => boolean,
) => {
  let code: string | undefined
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
    const emails = ((await answer.json()) as Email[]).filter((email) => email.code && wanted(email))
    expect(emails.length).toBeGreaterThanOrEqual(sent)
    code = emails[0]?.code
    expect(code).toMatch(form)
  }).toPass()
  return code as string
}

/**
 * The newest code sent to a contact, once the given number have been sent: without a mail server, emails are stored for
 * reading.
 */
export const codeFor = (from: From, to: string, sent = 1, form = /^\d{6}$/): Promise<string> =>
  newestCode(from, to, sent, form, (email) => !isForSignup(email))

/** The newest sign-up code sent to an address, once the given number have been sent. */
export const signupCodeFor = (from: From, to: string, sent = 1): Promise<string> =>
  newestCode(from, to, sent, /^\d{6}$/, isForSignup)
