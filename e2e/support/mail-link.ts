import { type APIRequestContext, expect } from '@playwright/test'

/** The path of the newest link of this form emailed to an address, once there is one. */
export const mailedLink = async (request: APIRequestContext, to: string, form: RegExp): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const answer = await request.get(`/dev/outbox.json?to=${encodeURIComponent(to)}`)
    link = ((await answer.json()) as { text: string }[]).flatMap(({ text }) => form.exec(text)?.[0] ?? [])[0]
    expect(link).toBeDefined()
  }).toPass()
  return link as string
}
