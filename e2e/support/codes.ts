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

/** The newest of the codes sent to a contact, once there are so many: letters without a mail server are kept to be read. */
export const codeFor = (from: From, to: string, sent = 1, form = /^\d{6}$/): Promise<string> =>
  newestCode(from, to, sent, form, (email) => !isForSignup(email))

/** The newest of the codes with which an address signs up, once there are so many. */
export const signupCodeFor = (from: From, to: string, sent = 1): Promise<string> =>
  newestCode(from, to, sent, /^\d{6}$/, isForSignup)
