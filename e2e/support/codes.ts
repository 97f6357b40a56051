import { type APIRequestContext, expect } from '@playwright/test'

/** The newest of the codes sent to a contact, once there are so many: letters without a mail server are kept to be read. */
export const codeFor = async (
  { request }: { request: APIRequestContext },
  to: string,
  sent = 1,
  form = /^\d{6}$/,
): Promise<string> => {
  let code: string | undefined
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
    const letters = (await answer.json()) as { to: string; code?: string }[]
    const codes = letters.filter((letter) => letter.code).map((letter) => letter.code)
    expect(codes.length).toBeGreaterThanOrEqual(sent)
    code = codes[0]
    expect(code).toMatch(form)
  }).toPass()
  return code as string
}
