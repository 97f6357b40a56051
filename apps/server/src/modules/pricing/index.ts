/**
 * pricing owns homes' prices: rate plans, seasons, prices of single nights, discounts, fees, taxes, cancellation
 * policies, payment schedules, travel protection, coupons, every price change, issued quotes, and the searches for
 * stays.
 * Promises: one engine prices everywhere, every line explains itself; a quote never changes and is stored until it
 * expires; the total is the sum of its lines, the schedule sums to the total, a refund never exceeds what was paid.
 * Announces: prices.changed { homeId }, fees.changed {}.
 */

export { assertShort, calendarViews } from './calendars.ts'
export { hashOf } from './canonical.ts'
export {
  quoteAddedCharge,
  quoteChange,
  quoteProtected,
  quoteRefundedLines,
  quoteRemovedCharge,
} from './change-quotes.ts'
export { setNightPrices, setRates } from './commands.ts'
export { termsAt } from './engine/cancellation-terms.ts'
export { resaleText } from './engine/cancellation-texts.ts'
export { scheduleOfChange } from './engine/changed-schedule.ts'
export { goodwillRoom, withGoodwill } from './engine/goodwill.ts'
export type { HomePrices } from './engine/home-prices.ts'
export { type LineRefund, refundableLines, withLinesRefunded } from './engine/line-refunds.ts'
export { policyPresets } from './engine/policy.ts'
export { priceConcerns } from './engine/price-policy.ts'
export { protectionEnds } from './engine/protection.ts'
export type { QuoteDocument } from './engine/quote-document.ts'
export {
  type Rebooking,
  type RebookingTerms,
  rebookedNights,
  rebookingRefund,
  resaleTermsOf,
} from './engine/rebooked-nights.ts'
export { type Refund, refundFor } from './engine/refund.ts'
export { searchUnit } from './engine/search-charges.ts'
export { stayParts } from './engine/stay-parts.ts'
export { halfAndHalf } from './engine/stay-terms.ts'
export { usualTax } from './engine/tax.ts'
export { waiverIn } from './engine/waiver.ts'
export { type Extras, extrasIn, quoteWithExtras } from './extras-quotes.ts'
export { leaveUndecidedOut } from './fee-decisions.ts'
export { openCompanyFees } from './fee-views.ts'
export { missingDecisions } from './missing-decisions.ts'
export { quoteMove, quoteReturn } from './move-quotes.ts'
export { offeredPolicies } from './own-policies.ts'
export { plainPriceOf } from './plain-price.ts'
export { pricingOf } from './priced-homes.ts'
export {
  type Headline,
  headlineOf,
  headlinePricesOf,
  headlinesOf,
  type SearchPrices,
  searchPricesOf,
} from './prices.ts'
export type { NewFee, NewPromo, NewSeason, NewTax, Pricing } from './pricing.ts'

export { bindPromo, releasePromo, usePromo } from './promo-uses.ts'
export { savePromo } from './promos.ts'
export { protectionBeside, protectionConfirmed, protectionInForce, setProtection } from './protection.ts'
export { quoteById, quoteStay, type StoredQuote } from './quotes.ts'
export { recordSearch, recordSearches } from './searched-stays.ts'
export { type StayAnswer, stayAnswers } from './stay-answers.ts'
export { longestWanted } from './stay-rules.ts'
export { type StrategyOption, strategyOptions } from './strategy-choice.ts'
export { setTaxes, taxAuthorityNames } from './taxes.ts'
export { typicalStays } from './typical-stays.ts'
export { cancellationView, quotedHomeView, quoteView } from './views.ts'
