import { acceptInvitation, accountInvitation, inviteAgain } from '@porchlight/contract'
import type { FastifyRequest } from 'fastify'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { hashPassword } from './adapters/passwords.ts'
import { mailboxKey, refuseWhenUsedUp, takeUses } from './allowances.ts'
import { invitationBy, invitedAccounts, sendInvitation, useInvitation } from './invitations.ts'
import { refuseMismatch, refuseWeak, setFirstPassword } from './passwords.ts'
import { type Account, accountById, accountsByIds } from './queries.ts'
import { allowances } from './rules.ts'
import { refuseHigher, targetOf } from './staff-policy.ts'
import { createSession, welcome } from './start-session.ts'
import { widened } from './throttle.ts'

const expired = () =>
  new Problem(
    409,
    'invitation_expired',
    'This invitation was used or has expired. Log in, or ask the person who invited you for a new one.',
  )

const limitGuesses = async (app: App, request: FastifyRequest): Promise<void> => {
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [{ what: 'invited-network', of: networkKey(request), allowance: widened(app, allowances.entries) }]),
  )
  refuseWhenUsedUp(wait, 'Too many attempts. Wait a few minutes.')
}

const see = route(accountInvitation, async ({ app, body, read, request }) => {
  await limitGuesses(app, request)
  return read(async (ctx) => {
    const invitation = await invitationBy(ctx, body.secret)
    if (!invitation) throw expired()
    const { accountId, invitedBy, expiresAt } = invitation
    const people = await accountsByIds(ctx, [accountId, invitedBy])
    const [account, by] = [people.get(accountId) as Account, people.get(invitedBy) as Account]
    return {
      firstName: account.firstName,
      email: account.email,
      invitedBy: `${by.firstName} ${by.lastName}`,
      expiresAt: expiresAt.toISOString(),
    }
  })
})

// The answer carries a session cookie and is never stored for a replay: this write bypasses the idempotency key.
const accept = route(acceptInvitation, async ({ app, actor, body, request, reply }) => {
  if (actor.kind === 'person') throw new Problem(409, 'already_logged_in', 'Log out before you accept an invitation.')
  await limitGuesses(app, request)
  refuseWeak(body.password, 'weakAtSignup', 'password')
  refuseMismatch(body.password, body.confirmPassword)
  const passwordHash = await hashPassword(body.password)
  const entered = await app.work.as(request.id).write(async (ctx) => {
    const invitation = await invitationBy(ctx, body.secret, { lock: true })
    if (!invitation) throw expired()
    await useInvitation(ctx, invitation.id)
    await setFirstPassword(ctx, invitation.accountId, passwordHash)
    return createSession(ctx, { request }, invitation.accountId, { by: 'code', kind: 'invitation_accepted' })
  })
  return welcome({ app, request, reply }, entered)
})

const again = route(inviteAgain, async ({ app, actor, params, write }) => {
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [{ what: 'invitations', of: mailboxKey(String(params.id)), allowance: allowances.codesSent }]),
  )
  refuseWhenUsedUp(wait, 'Several invitations were just sent. Wait a few minutes.')
  return write(async (ctx) => {
    const account = await targetOf(ctx, params.id)
    refuseHigher(actor, account)
    const waits = await invitedAccounts(ctx, [account.id])
    if (account.closed || account.deactivated || !waits.has(account.id))
      throw new Problem(409, 'not_invited', 'This person already has a password.')
    const expiresAt = await sendInvitation(app, ctx, account, (await accountById(ctx, actor.accountId)) as Account)
    return { expiresAt: expiresAt.toISOString() }
  })
})

export const invitationRoutes: readonly Route[] = [see, accept, again]
