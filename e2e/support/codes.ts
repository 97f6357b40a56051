import { type APIRequestContext, expect } from '@playwright/test'

type From = { request: APIRequestContext }
type Letter = { code?: string; text: string }

const isForSignup = ({ text }: Letter): boolean => text.includes('started creating an account')

const newestCode = async (
  { request }: From,
  to: string,
  sent: number,
  form: RegExp,
  wanted: (letter: Letter) => boolean,
) => {
  let code: string | undefined
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
    const letters = ((await answer.json()) as Letter[]).filter((letter) => letter.code && wanted(letter))
    expect(letters.length).toBeGreaterThanOrEqual(sent)
    code = letters[0]?.code
    expect(code).toMatch(form)
  }).toPass()
  return code as string
}

/** The newest of the codes sent to a contact, once there are so many: letters without a mail server are kept to be read. */
export const codeFor = (from: From, to: string, sent = 1, form = /^\d{6}$/): Promise<string> =>
  newestCode(from, to, sent, form, (letter) => !isForSignup(letter))

/** The newest of the codes with which an address signs up, once there are so many. */
export const signupCodeFor = (from: From, to: string, sent = 1): Promise<string> =>
  newestCode(from, to, sent, /^\d{6}$/, isForSignup)
