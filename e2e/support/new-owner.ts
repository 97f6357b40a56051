import { type BrowserContext, expect } from '@playwright/test'
import { caller } from './caller.ts'
import { signupCodeFor } from './codes.ts'
import { newEmail, secret } from './people.ts'

type Draft = { homes: { id: number; name: string; status: string }[] }

/** A new owner with a home on the island: the sign-up leaves its draft. */
export const newOwner = async (context: BrowserContext): Promise<{ id: number; name: string; email: string }> => {
  const email = newEmail()
  const call = caller(context.request)
  await call('GET', 'web-data')
  const at = {
    line1: `${Date.now() % 9000} Lantern Lane`,
    city: 'Averil Harbor',
    state: 'NY',
    zip: '11983',
    country: 'US',
  }
  await call('POST', 'signup/code', { email })
  await call('POST', 'signup', {
    code: await signupCodeFor(context, email),
    firstName: 'Maud',
    lastName: 'Ellery',
    email,
    phone: '+1 631 555 0199',
    ...at,
    password: secret,
    confirmPassword: secret,
    isOwner: true,
    signupType: 'owners',
    propertyAddress: at,
  })
  const found = async () => (await call<Draft>('GET', 'owners/properties')).homes[0]
  await expect.poll(found).toMatchObject({ status: 'draft' })
  const home = await found()
  if (!home) throw new Error('the sign-up left no draft')
  return { ...home, email }
}
