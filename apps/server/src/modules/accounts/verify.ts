import type { Person } from '#http/actor'
import type { WriteCtx } from '#kernel/work'
import { noteSecurity } from './audit.ts'
import type { Claimed } from './challenges.ts'
import { claimContact } from './contacts.ts'
import { deviceById, trustDevice } from './devices.ts'
import { type Account, accountById } from './queries.ts'
import { announceSecurityEvent } from './security-notices.ts'
import { confirmSession, type NewSession, noteSecondFactor, rotateSession, settleSession } from './sessions.ts'

export type Remembering = { remember: boolean; deviceType?: 'ios' | 'android' | undefined; address: string }

/** The session's pending proof was given: it opens with a new token, and the device is remembered if requested. */
const openPending = async (ctx: WriteCtx, actor: Person, how: Remembering): Promise<NewSession> => {
  const { accountId, sessionId, deviceId } = actor
  await settleSession(ctx, sessionId)
  if (how.remember && deviceId !== null) {
    await trustDevice(ctx, deviceId, how.deviceType)
    const name = (await deviceById(ctx, deviceId))?.name ?? ''
    await noteSecurity(ctx, {
      accountId,
      kind: 'device_verified',
      sessionId,
      address: how.address,
      details: { deviceId },
    })
    await announceSecurityEvent(ctx, 'account.device_verified', { accountId, deviceId, name })
  }
  return rotateSession(ctx, sessionId)
}

/**
 * The person has verified themselves with their own factor: a pending session opens; in an open one it counts as their
 * password.
 */
export const proved = async (ctx: WriteCtx, actor: Person, how: Remembering): Promise<NewSession> => {
  await noteSecondFactor(ctx, actor.sessionId)
  if (actor.restriction) return openPending(ctx, actor, how)
  await confirmSession(ctx, actor.sessionId)
  return rotateSession(ctx, actor.sessionId)
}

/** Carries out what a correct code was sent for. */
export const proveByCode = async (
  ctx: WriteCtx,
  actor: Person,
  { purpose, contact }: Pick<Claimed, 'purpose' | 'contact'>,
  how: Remembering,
): Promise<{ account: Account; session: NewSession }> => {
  if (purpose === 'phone' || purpose === 'email') await claimContact(ctx, actor, purpose, contact, how.address)
  const session =
    purpose === 'device' && actor.restriction
      ? await openPending(ctx, actor, how)
      : await rotateSession(ctx, actor.sessionId)
  return { account: (await accountById(ctx, actor.accountId)) as Account, session }
}
