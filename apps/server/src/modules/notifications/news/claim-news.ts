import { answerableClaimStates, endedClaimStates } from '@porchlight/contract'
import type { Param } from '@porchlight/wording'
import type { ReadCtx } from '#kernel/work'
import type { Booking } from '#modules/bookings'
import { type ClaimRow, claimById, settledClaims, wordsOf } from '#modules/claims'
import { scheduleOf } from '#modules/payments'
import type { StayOccasion } from '../occasions.ts'
import { money, type StayContext } from '../stay-details.ts'
import { momentOf } from '../values.ts'
import { stayNews, toGuest, toOwners, toTeam, type Writer } from './booking-news.ts'
import type { StayEvent } from './notified-events.ts'

const guestCenter = ({ id }: Booking): string => `/travelers/resolution-center/bookings/${id}`
const ownerCenter = ({ id }: Booking): string => `/owners/resolution-center/${id}`
const desk = '/staff/claims'

const toBoth = async (ctx: ReadCtx, about: StayContext, occasion: StayOccasion) => [
  toGuest(about, occasion, guestCenter),
  ...(await toOwners(ctx, about, () => occasion, ownerCenter)),
]

const until = ({ home }: StayContext, { answer_by }: ClaimRow): Param =>
  answer_by ? momentOf(answer_by, home.timeZone) : ''

/** The parts of a claim that a waiver pays, that are charged, and that only the guest can pay; null if zero. */
const paidBy = async (ctx: ReadCtx, { booking }: StayContext, { id }: ClaimRow) => {
  const claim = (await settledClaims(ctx, [booking.id])).find((one) => one.id === id)
  const amount = (figure: number) => (figure > 0 ? money(booking, figure) : null)
  if (!claim) return { waived: null, charged: null, due: null }
  const left = (await scheduleOf(ctx, booking.id))
    .filter(({ needsGuest, state }) => needsGuest && (state === 'scheduled' || state === 'failed'))
    .reduce((sum, part) => sum + part.amount.amount, 0)
  const due = Math.min(left, claim.owed)
  return { waived: amount(claim.settled - claim.owed), charged: amount(claim.owed - due), due: amount(due) }
}

type ClaimEvent = Extract<StayEvent, `claim.${string}`>
type ClaimWriter = (ctx: ReadCtx, about: StayContext, claim: ClaimRow) => ReturnType<Writer<ClaimEvent>>

/** Announces a claim's event only while the claim is still in that state. */
const whileIt =
  (states: readonly ClaimRow['state'][], write: ClaimWriter): Writer<ClaimEvent> =>
  async (ctx, about, { claimId }) => {
    const claim = await claimById(ctx, claimId)
    return states.includes(claim.state) ? write(ctx, about, claim) : []
  }

/** Who is notified about claims (R74). */
export const claimNews = stayNews({
  'claim.raised': whileIt(['open'], async (_ctx, about, claim) => [
    toGuest(
      about,
      { kind: 'claim_raised', amount: money(about.booking, claim.claimed_minor), until: until(about, claim) },
      guestCenter,
    ),
  ]),
  'claim.answered': whileIt(['answered'], (ctx, about, claim) => {
    const amount = money(about.booking, claim.offered_minor ?? 0)
    const occasion = { kind: 'claim_answered', amount, until: until(about, claim) } as const
    return claim.raised_as === 'team' ? toTeam(ctx, occasion, desk) : toOwners(ctx, about, () => occasion, ownerCenter)
  }),
  'claim.extended': whileIt(answerableClaimStates, async (ctx, about, claim) => {
    const notified = (yours: boolean) => ({ kind: 'claim_extended', until: until(about, claim), yours }) as const
    const guestIsRequested = claim.state === 'open'
    return [
      toGuest(about, notified(guestIsRequested), guestCenter),
      ...(await toOwners(ctx, about, () => notified(!guestIsRequested && claim.raised_as !== 'team'), ownerCenter)),
    ]
  }),
  'claim.escalated': whileIt(['escalated'], async (ctx, about, claim) => [
    ...(await toBoth(ctx, about, { kind: 'claim_escalated' })),
    ...(await toTeam(ctx, { kind: 'team_claim', amount: money(about.booking, claim.claimed_minor) }, desk)),
  ]),
  'claim.ended': whileIt(endedClaimStates, async (ctx, about, claim) => {
    const words = (await wordsOf(ctx, [claim.id])).findLast(({ what }) => what === 'decided')?.text ?? ''
    return toBoth(ctx, about, { kind: 'claim_ended', ...(await paidBy(ctx, about, claim)), words })
  }),
})
