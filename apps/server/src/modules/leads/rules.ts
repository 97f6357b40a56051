import type { HomeService, LeadAnswer, LeadConversion, LeadKind, LeadReason, LeadTouch } from '@porchlight/contract'

export type ScoreInput = {
  kind: LeadKind
  phone: string
  answers: readonly LeadAnswer[]
  /** A partner’s link brought them. */
  byPartner: boolean
  isSignedIn: boolean
  isRepeat: boolean
}

export type ScoreReason = { reason: LeadReason; points: number }

/** The base score of each kind: managing a home most, a quiz least. */
const kindPoints: Readonly<Record<LeadKind, number>> = {
  owner: 30,
  buyer: 25,
  analysis: 25,
  partner: 20,
  contact: 10,
  career: 10,
  guest: 10,
  quiz: 5,
  newsletter: 0,
}

const answerOf = (answers: readonly LeadAnswer[], key: string): string =>
  answers.find((answer) => answer.key === key)?.values[0] ?? ''

const detailLength = 80
const largeHome = 4

/** Scores a lead and gives the reasons with their points; the score is their sum, 100 at most. */
export const scoreLead = ({ kind, phone, answers, byPartner, isSignedIn, isRepeat }: ScoreInput) => {
  const timing = answerOf(answers, 'timing')
  const written = answers.filter(({ key }) => key === 'message').flatMap(({ values }) => values)
  const possible: [boolean, LeadReason, number][] = [
    [kindPoints[kind] > 0, 'kind', kindPoints[kind]],
    [phone !== '', 'phone', 15],
    [answerOf(answers, 'address') !== '', 'address', 15],
    [timing === 'now' || timing === 'this_season', 'soon', 15],
    [Number(answerOf(answers, 'bedrooms')) >= largeHome, 'large_home', 10],
    [written.join(' ').length >= detailLength, 'detailed', 5],
    [byPartner, 'partner_referral', 5],
    [isSignedIn, 'signed_in', 10],
    [isRepeat, 'repeat', 5],
  ]
  const reasons: ScoreReason[] = possible.flatMap(([holds, reason, points]) => (holds ? [{ reason, points }] : []))
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, { points }) => sum + points, 0),
    ),
    reasons,
  }
}

/** No one reads and fills in a form within two seconds. */
export const fastestMs = 2_000

/** A hidden field that is filled in, or a form sent as soon as it opened, indicates a bot. */
export const isSpam = (traps: { website: string; openedAt?: string | undefined }, now: Date): boolean => {
  if (traps.website.trim() !== '') return true
  if (traps.openedAt === undefined) return false
  const passed = now.getTime() - new Date(traps.openedAt).getTime()
  return passed >= 0 && passed < fastestMs
}

/** Inquiries one email address can send in a day. */
export const dailyInquiries = 5

/** The same form sent again within this many minutes is the same inquiry. */
export const resendMinutes = 10

/** The role an account gets when a lead is converted. */
export const roleOfConversion: Readonly<Record<LeadConversion, 'owner' | 'traveler' | 'referral'>> = {
  owner: 'owner',
  guest: 'traveler',
  partner: 'referral',
  // There is no portal for buyers; they have the account of a guest.
  buyer: 'traveler',
}

/** The service an owner who wrote from a page wants: a renovation starts with Home Vision, unless they decline it. */
export const homeServiceOf = ({ source, answers }: { source: string; answers: readonly LeadAnswer[] }): HomeService => {
  const [answer] = answers.find(({ key }) => key === 'home_vision')?.values ?? []
  return answer === 'yes' || (source === 'renovate' && answer !== 'no') ? 'home_vision' : 'rental'
}

/** The partners whose links someone followed before writing, latest first. */
export const partnerArrivals = (...touches: (LeadTouch | null)[]): { code: string; at: Date }[] =>
  touches
    .flatMap((touch) =>
      touch?.medium === 'partner' && touch.at ? [{ code: touch.source, at: new Date(touch.at) }] : [],
    )
    .sort((a, b) => b.at.getTime() - a.at.getTime())

/** First and last name as stored in accounts. */
export const splitName = (name: string): { firstName: string; lastName: string } => {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
