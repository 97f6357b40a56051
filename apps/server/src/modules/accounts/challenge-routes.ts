import {
  answerChallenge,
  type BodyOf,
  type ChallengeChannel,
  challengeUser,
  maskedEmail,
  requestChallenge,
} from '@porchlight/contract'
import type { Person } from '#http/actor'
import { networkKey } from '#http/rate-limit'
import { type Route, route } from '#http/route'
import { type Phone, requirePhone } from '#kernel/phone'
import { Problem } from '#kernel/problem'
import { passwordFits } from './adapters/passwords.ts'
import { refuseWhenUsedUp } from './allowances.ts'
import { redeem } from './challenges.ts'
import { type FactorKind, factorsOf } from './factors.ts'
import { countryOfAccount } from './phones.ts'
import { type Account, accountById } from './queries.ts'
import { requestCode } from './request-code.ts'
import { maskedPhone } from './rules.ts'
import type { CodeOrder } from './send-code.ts'
import { handOver } from './start-session.ts'
import { refuseUnconfirmed } from './step-up.ts'
import { claimCode, tooManyCodes, wrongCode } from './throttle.ts'
import { proveByCode } from './verify.ts'

/** People with their own factors are asked for those: a code by email would be a weaker way around them. */
const channelsOf = ({ phone, phoneVerified }: Account, factors: readonly FactorKind[]): ChallengeChannel[] => {
  if (factors.length > 0) return []
  return phone && phoneVerified ? ['sms', 'call', 'email'] : ['email']
}

const who = route(challengeUser, async ({ app, actor, read }) => {
  const account = (await read((ctx) => accountById(ctx, actor.accountId))) as Account
  const factors = await read((ctx) => factorsOf(ctx, actor.accountId))
  const { firstName, email, phone, phoneVerified } = account
  return {
    user: {
      firstName,
      email: maskedEmail(email),
      phone: phone && maskedPhone(phone),
      verifiedPhone: phoneVerified,
    },
    channels: channelsOf(account, factors),
    factors,
    minutes: app.config.codeMinutes,
  }
})

const unavailable = (field: string) =>
  new Problem(422, 'channel_unavailable', 'We can’t send a code there.', undefined, { required: [field] })

/** No code is sent before the person has seen and confirmed the whole number, including the country code. */
const confirmNumber = ({ e164, international }: Phone) =>
  new Problem(
    422,
    'phone_unconfirmed',
    `Is this your number: ${international}?`,
    { e164, international },
    {
      required: ['confirmedPhone'],
    },
  )

type Wanted = Pick<BodyOf<typeof requestChallenge>, 'type' | 'verifyPhone' | 'confirmedPhone'>

/**
 * What the code is for and where it goes. A session that still has to prove itself gets it where the account has been
 * reached before, never at a number it names itself; a number other than the one on file requires proof.
 */
const orderOf = (
  account: Account,
  actor: Person,
  { type, verifyPhone, confirmedPhone }: Wanted,
  { country, now }: { country: string | null; now: Date },
): CodeOrder => {
  const order = { account, sessionId: actor.sessionId, channel: type }
  if (type === 'email') return { ...order, purpose: 'device', contact: account.email }
  if (verifyPhone) {
    if (actor.restriction) throw unavailable('verifyPhone')
    const phone = requirePhone(verifyPhone, country, 'verifyPhone')
    if (phone.e164 !== account.phone) refuseUnconfirmed(actor, now)
    if (phone.e164 !== confirmedPhone) throw confirmNumber(phone)
    return { ...order, purpose: 'phone', contact: phone.e164 }
  }
  if (!account.phone || !account.phoneVerified) throw unavailable('type')
  return { ...order, purpose: 'device', contact: account.phone }
}

// A repeated request does not resend a code: the answer is not stored, and the limits apply.
const ask = route(requestChallenge, async ({ app, actor, body, request }) => {
  const account = (await app.work.read((ctx) => accountById(ctx, actor.accountId))) as Account
  const country = await app.work.read((ctx) => countryOfAccount(ctx, actor.accountId))
  const order = orderOf(account, actor, body, { country, now: app.clock.now() })
  const factors = await app.work.read((ctx) => factorsOf(ctx, actor.accountId))
  if (order.purpose === 'device' && factors.length > 0) throw unavailable('type')
  return requestCode(app, order, networkKey(request))
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
  return { ...(await handOver({ app, request, reply }, proved.account, proved.session)), challenge: { id: claimed.id } }
})

export const challengeRoutes: readonly Route[] = [who, ask, answer]
