import type { BrowserContext } from '@playwright/test'
import { caller } from '../../owner/owner.ts'
import { password } from '../../support/people.ts'

export const staff = 'staff@demo.porchlight.test'

/** Logs somebody in without a page; his calls and his id. */
export const enter = async (context: BrowserContext, email: string) => {
  const call = caller(context.request)
  await call('GET', 'web-data')
  const { user } = await call<{ user: { id: number } }>('POST', 'login', { email, password })
  return { call, userId: String(user.id) }
}
