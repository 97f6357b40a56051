import type { Person } from '#http/actor'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { passwordFits } from './adapters/passwords.ts'
import { mailboxKey, refuseWhenUsedUp, takeUses } from './allowances.ts'
import { type Account, accountById, passwordHashById } from './queries.ts'
import { allowances, isFresh } from './rules.ts'

/** @throws Problem 403 `confirm_first` unless the person has just entered their password, or something as good */
export const refuseUnconfirmed = ({ confirmedAt }: Pick<Person, 'confirmedAt'>, now: Date): void => {
  if (!isFresh(confirmedAt, now))
    throw new Problem(403, 'confirm_first', 'Confirm it’s you: enter your password again.')
}

/**
 * Checks the password of someone already logged in; guesses are limited as they are at login.
 * @throws Problem 422 `wrong_password`, 429 `too_many_attempts`
 */
export const provePassword = async (
  { work }: Pick<App, 'work'>,
  { accountId }: Pick<Person, 'accountId'>,
  password: string,
  field = 'password',
): Promise<void> => {
  const account = (await work.read((ctx) => accountById(ctx, accountId))) as Account
  const guesses = { what: 'password-inside', of: mailboxKey(account.email), allowance: allowances.passwords }
  refuseWhenUsedUp(
    await work.write((ctx) => takeUses(ctx, [guesses])),
    'Too many wrong passwords. Please wait 15 minutes.',
  )
  const hash = await work.read((ctx) => passwordHashById(ctx, accountId))
  if (await passwordFits(password, hash)) return
  throw new Problem(422, 'wrong_password', 'The current password is incorrect.', undefined, { required: [field] })
}
