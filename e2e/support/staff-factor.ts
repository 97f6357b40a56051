import { setTimeout as pause } from 'node:timers/promises'
import { demoSecret } from '../../apps/server/src/demo/staff-secret.ts'
import { softPasskey } from '../../apps/server/src/modules/accounts/testing/passkey.ts'
import { totp } from '../account/totp.ts'
import type { caller } from './caller.ts'

type Challenge = { options: { challenge: string } }

const halfMinute = () => Math.floor(Date.now() / 30_000)

/**
 * Completes the second factor of a demo staff member who has just logged in with the password. An app code works only
 * once per half minute, and only a few times an hour, for everyone who logs in as the same person. So the first login
 * adds a passkey, which all later ones use. `origin` is the site's own address.
 */
export const proveSecondFactor = async (
  call: ReturnType<typeof caller>,
  { email, origin }: { email: string; origin: string },
): Promise<void> => {
  const passkey = softPasskey(origin, email)
  let tried = 0
  for (;;) {
    const { factors } = await call<{ factors: string[] }>('GET', 'challenge-user')
    if (factors.includes('passkey')) {
      const { options } = await call<Challenge>('POST', 'challenge/passkey/options')
      const { user } = await call('POST', 'challenge/passkey', { response: passkey.use(options.challenge) })
      if (!user) throw new Error(`The passkey of ${email} was refused`)
      return
    }
    if (tried !== halfMinute()) {
      tried = halfMinute()
      const { user } = await call('POST', 'challenge/authenticator', { code: totp(demoSecret(email)) })
      if (user) {
        const { options } = await call<Challenge>('POST', 'account/passkeys/options')
        await call('POST', 'account/passkeys', { name: '1', response: passkey.make(options.challenge) })
        return
      }
    }
    await pause(500)
  }
}
