import { answerChallenge, challengeUser, maskedEmail, requestChallenge } from '@porchlight/contract'
import type { Person } from '#http/actor'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import { CodeNotSent } from './adapters/codes.ts'
import { passwordFits } from './adapters/passwords.ts'
import { contactKey, mailboxKey, refuseWhenUsedUp, takeUses } from './allowances.ts'
import { redeem } from './challenges.ts'
import { handOver } from './entering.ts'
import { type Account, accountById } from './queries.ts'
import { allowances, isFresh, maskedPhone, normalPhone } from './rules.ts'
import { type CodeOrder, sendCode } from './send-code.ts'
import { claimCode, tooManyCodes, widened, wrongCode } from './throttle.ts'
import { proveByCode } from './verify.ts'

const channelsOf = ({ phone, phoneVerified }: Account): ('email' | 'sms' | 'call')[] =>
  phone && phoneVerified ? ['sms', 'call', 'email'] : ['email']

const who = route(challengeUser, async ({ app, actor, read }) => {
  const account = (await read((ctx) => accountById(ctx, actor.accountId))) as Account
  const { firstName, email, phone, phoneVerified } = account
  return {
    user: {
      firstName,
      email: maskedEmail(email),
      phone: phone && maskedPhone(phone),
      verifiedPhone: phoneVerified,
    },
    channels: channelsOf(account),
    minutes: app.config.codeMinutes,
  }
})

const unavailable = (field: string) =>
  new Problem(422, 'channel_unavailable', 'A code cannot be sent there.', undefined, { required: [field] })

export const confirmFirst = () =>
  new Problem(403, 'confirm_first', 'Please confirm that it is you: enter your password again.')

type Wanted = { type: 'email' | 'sms' | 'call'; verifyPhone?: string | null | undefined }

/**
 * What the code is for and where it goes. A session that still has to prove itself gets it where the account has been
 * reached before, never to a number that it names itself; another verified number than the one on file asks for proof.
 */
const orderOf = (account: Account, actor: Person, { type, verifyPhone }: Wanted, now: Date): CodeOrder => {
  const order = { account, sessionId: actor.sessionId, channel: type }
  if (type === 'email') return { ...order, purpose: 'device', contact: account.email }
  if (verifyPhone) {
    const contact = normalPhone(verifyPhone)
    if (!contact || actor.hindrance) throw unavailable('verifyPhone')
    if (account.phoneVerified && contact !== account.phone && !isFresh(actor.confirmedAt, now)) throw confirmFirst()
    return { ...order, purpose: 'phone', contact }
  }
  if (!account.phone || !account.phoneVerified) throw unavailable('type')
  return { ...order, purpose: 'device', contact: account.phone }
}

// A code that was sent is not sent again because a request is repeated: the answer is not kept, and the limits hold.
const ask = route(requestChallenge, async ({ app, actor, body, request }) => {
  const account = (await app.work.read((ctx) => accountById(ctx, actor.accountId))) as Account
  const order = orderOf(account, actor, body, app.clock.now())
  const wait = await app.work.write((ctx) =>
    takeUses(ctx, [
      { what: 'codes-network', of: networkKey(request), allowance: widened(app, allowances.codesAsked) },
      { what: 'codes-mailbox', of: mailboxKey(account.email), allowance: allowances.codesSent },
      { what: 'codes-contact', of: contactKey(order.contact), allowance: allowances.codesSent },
    ]),
  )
  refuseWhenUsedUp(wait, 'Too many codes were asked for. Please wait a quarter of an hour.')
  try {
    const { id, expiresAt } = await sendCode(app, order)
    const contact = order.channel === 'email' ? maskedEmail(order.contact) : maskedPhone(order.contact)
    return { challenge: { id, contact, expiresAt: expiresAt.toISOString() } }
  } catch (error) {
    if (!(error instanceof CodeNotSent)) throw error
    throw new Problem(503, 'code_not_sent', 'Could not send the verification code. Please try again')
  }
})

const answer = route(answerChallenge, async ({ app, actor, params, body, request, reply }) => {
  const account = (await app.work.read((ctx) => accountById(ctx, actor.accountId))) as Account
  const { wait, claimed } = await claimCode(app, account.email, request.ip, {
    challengeId: params.challengeId,
    accountId: actor.accountId,
    sessionId: actor.sessionId,
  })
  refuseWhenUsedUp(wait, tooManyCodes)
  if (!(await passwordFits(body.code, claimed?.code_hash)) || !claimed) throw wrongCode()
  const proved = await app.work.write(async (ctx) => {
    if (!(await redeem(ctx, claimed.id))) throw wrongCode()
    return proveByCode(ctx, actor, claimed, {
      remember: body.verifyDevice === true,
      deviceType: body.deviceType,
      address: request.ip,
    })
  })
  return { ...handOver({ app, request, reply }, proved.account, proved.session, null), challenge: { id: claimed.id } }
})

export const challengeRoutes: readonly Route[] = [who, ask, answer]
