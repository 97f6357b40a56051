import type {
  CancellationData,
  HomeCard,
  Money,
  Night,
  PriceLineData,
  QuoteData,
  QuotedHome,
} from '@porchlight/contract'
import type { HomeNight } from '#modules/availability'
import type { Home } from '#modules/homes'
import { hashOf } from './canonical.ts'
import { policyName } from './engine/cancellation-texts.ts'
import type { Line } from './engine/line.ts'
import type { QuoteDocument } from './engine/quote-document.ts'
import { resaleTermsOf } from './engine/rebooked-nights.ts'
import type { Refund } from './engine/refund.ts'
import { waiverIn } from './engine/waiver.ts'
import type { StoredQuote } from './quotes.ts'

const moneyIn =
  (currency: string) =>
  (amount: number): Money => ({ amount, currency })

export const lineView = (
  { code, label, amount, optional, why, ...rest }: Line & { fee?: number | null },
  currency: string,
): PriceLineData => ({
  code,
  ...(rest.fee != null && { fee: rest.fee }),
  label,
  amount: { amount, currency },
  ...(optional && { optional }),
  why: {
    rule: why.rule,
    text: why.text,
    steps: why.steps.map((step) => ({
      label: step.label,
      amount: step.amount === null ? null : { amount: step.amount, currency },
    })),
  },
})

const partsView = ({ price, schedule, cancellation, policy }: QuoteDocument) => {
  const money = moneyIn(price.currency)
  const waiver = waiverIn(price)
  return {
    lines: [...price.accommodation, ...price.fees].map((line) => lineView(line, price.currency)),
    headline: money(price.headline),
    taxes: price.taxes.map((tax) => ({ ...lineView(tax, price.currency), authority: tax.authority })),
    total: money(price.total),
    schedule: schedule.map((part) => ({ ...part, amount: money(part.amount) })),
    cancellation: cancellation.map(({ until, share, refund, text, resale }) => ({
      until,
      refundShare: share,
      refund: money(refund),
      text,
      resale: resale && policy.rebooking ? resaleTermsOf(policy.rebooking, price.currency) : null,
    })),
    deposit: price.deposit > 0 ? money(price.deposit) : null,
    waiver: waiver && money(waiver.limit),
  }
}

/** A frozen quote for the person who asked for it. */
export const quoteView = ({ id, hash, homeId, expiresAt, document }: StoredQuote): QuoteData => ({
  id,
  hash,
  homeId,
  expiresAt: expiresAt.toISOString(),
  arrive: document.stay.arrive,
  depart: document.stay.depart,
  nights: document.price.nights.length,
  party: document.party,
  ...partsView(document),
  policyName: policyName(document.policy),
  instant: document.instant,
})

/** The home of a quote, with the details a checkout shows. */
export const quotedHomeView = (home: Home, card: Pick<HomeCard, 'image' | 'evening'> | undefined): QuotedHome => ({
  slug: home.slug,
  name: home.name,
  town: home.townName,
  timeZone: home.timeZone,
  checkInTime: home.checkInTime,
  checkOutTime: home.checkOutTime,
  image: card?.image ?? null,
  evening: card?.evening ?? null,
})

/** A refund line by line; the hash covers all of it, so what was shown is what happens. */
export const cancellationView = (refund: Refund, currency: string): CancellationData => {
  const money = moneyIn(currency)
  const shown = {
    lines: refund.lines.map(({ code, label, paid, retained, refund: back, why }) => ({
      code,
      label,
      paid: money(paid),
      retained: money(retained),
      refund: money(back),
      why,
    })),
    paid: money(refund.paid),
    retained: money(refund.retained),
    alreadyRefunded: money(refund.alreadyRefunded),
    refund: money(refund.refund),
    balanceDue: money(refund.balanceDue),
    rule: refund.rule,
    goodwill: refund.goodwill ? { amount: money(refund.goodwill.amount), bearer: refund.goodwill.bearer } : null,
  }
  return { ...shown, hash: hashOf(shown) }
}

const sellable = new Set<HomeNight['status']>(['open', 'opened'])

/** A night of the calendar, with its rent if available. */
export const nightView = (night: HomeNight, rent: Money | null): Night => ({
  date: night.date,
  status: night.status,
  price: sellable.has(night.status) ? rent : null,
  minStay: night.minStay,
  canArrive: night.canArrive,
  canDepart: night.canDepart,
  leaves: night.leaves?.kind ?? null,
  arrives: night.arrives?.kind ?? null,
  reasons: night.reasons,
})
