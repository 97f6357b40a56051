import type { Person } from '#http/actor'
import { Problem } from '#kernel/problem'
import type { ReadCtx } from '#kernel/work'
import { factorsOf } from './factors.ts'
import { isSecondFactorFresh } from './rules.ts'

type Prover = Pick<Person, 'accountId' | 'sessionId' | 'scopes' | 'impersonatedBy' | 'secondFactorAt'>

const notInPerson = () => new Problem(403, 'forbidden', 'Only the account holder can do this, in person.')
const proveFirst = () =>
  new Problem(403, 'second_factor_first', 'Confirm it’s you with your passkey or authenticator app.')
const enrollFirst = () =>
  new Problem(403, 'enroll_factor_first', 'Add a passkey or an authenticator app to your account first.')

/** An API key or a staff member viewing someone’s account proves nothing about the account holder. */
const refuseStandIn = ({ sessionId, scopes, impersonatedBy }: Prover): void => {
  if (sessionId === 0 || scopes !== null || impersonatedBy !== null) throw notInPerson()
}

/**
 * Allows an action only right after this session verified a second factor: a passkey, an authenticator app code, or a
 * recovery code. A password or an emailed code never counts.
 * @throws Problem 403 `enroll_factor_first` if the account has no factor, `second_factor_first` if the last
 * verification is too old, `forbidden` for API keys and impersonation
 */
export const requireFreshSecondFactor = async (ctx: ReadCtx, actor: Prover): Promise<void> => {
  refuseStandIn(actor)
  if (isSecondFactorFresh(actor.secondFactorAt, ctx.now)) return
  throw (await factorsOf(ctx, actor.accountId)).length === 0 ? enrollFirst() : proveFirst()
}

/**
 * For changes to the factors themselves: the first one needs only the password, every other change needs an existing
 * factor. Otherwise a thief with the password could enroll their own.
 * @throws Problem 403 `second_factor_first`, `forbidden`
 */
export const requireSecondFactorIfEnrolled = async (ctx: ReadCtx, actor: Prover): Promise<void> => {
  refuseStandIn(actor)
  if ((await factorsOf(ctx, actor.accountId)).length > 0) await requireFreshSecondFactor(ctx, actor)
}
