import type { AgreementDetails, ChargedFeeCode, CommissionBearer, SalesChannel } from '@porchlight/contract'
import { escapeHtml } from '#kernel/html'
import { moneyInWords, percentInWords } from '#modules/bookings'

const bornBy: Record<CommissionBearer, string> = {
  manager: 'us',
  owner: 'you',
  split: 'you and us, as we share the rent',
}
const bookedBy: Record<SalesChannel, string> = {
  direct: 'our own sites',
  agent: 'travel agents',
  affiliate: 'affiliates',
}
const feeNames: Record<ChargedFeeCode, string> = {
  cleaning: 'cleaning fee',
  linen: 'linen fee',
  admin: 'administration fee',
  service: 'service fee',
  pets: 'pet fee',
  resort: 'resort fee',
  utilities: 'utilities fee',
  damage: 'damage protection fee',
  early_late: 'fee for early check-in or late check-out',
  mid_stay_clean: 'mid-stay cleaning fee',
  extra: 'price of extras',
}

/** The terms of an agreement beyond its percentage, one sentence each, as listed in its document. */
export const otherTerms = (details: AgreementDetails | undefined, currency: string): string[] => {
  if (!details) return []
  const money = (amount: number) => moneyInWords({ amount, currency })
  const { tiers = [], channelRates = [], feeShares = [], cardFee, agentBearer } = details
  const amount = (minor: number | undefined, say: (money: string) => string): string[] =>
    minor === undefined ? [] : [say(money(minor))]
  return [
    ...tiers
      .toSorted((a, b) => a.fromNights - b.fromNights)
      .map(
        ({ fromNights, basisPoints }) =>
          `For a stay of ${fromNights} nights or more, our commission is ${percentInWords(basisPoints)}.`,
      ),
    ...channelRates.map(
      ({ channel, basisPoints }) =>
        `For stays booked through ${bookedBy[channel]}, our commission is ${percentInWords(basisPoints)}.`,
    ),
    ...amount(details.minimumCommission, (least) => `Our commission for a stay is at least ${least}.`),
    ...amount(details.fixedFee, (fee) => `For each stay we charge a fixed fee of ${fee} beside the commission.`),
    ...feeShares.map(
      ({ code, ownerBasisPoints }) =>
        `You receive ${percentInWords(ownerBasisPoints)} of each guest’s ${feeNames[code]}.`,
    ),
    ...(cardFee
      ? [
          `The cost of processing payments, ${percentInWords(cardFee.basisPoints)} of what the guest pays, is borne by ${bornBy[cardFee.bearer]}.`,
          ...(cardFee.beforeCommission ? ['It is taken off before our commission is calculated.'] : []),
        ]
      : []),
    ...(agentBearer ? [`Commissions of travel agents and other partners are borne by ${bornBy[agentBearer]}.`] : []),
    ...amount(
      details.guarantee,
      (least) =>
        `If stays earn you less than ${least} in a calendar quarter, we add what is missing when the quarter closes. This starts with the first full quarter.`,
    ),
    ...amount(details.reserve, (held) => `We hold a reserve of ${held} on the home’s account at every payout.`),
    ...amount(details.repairLimit, (limit) => `Repairs up to ${limit} need no approval from you.`),
  ]
}

/** Templates without a place for these terms get them at the end: no one signs terms they didn't read. */
export const withOtherTerms = (text: string, body: string, terms: readonly string[]): string =>
  terms.length === 0 || body.includes('{{list:otherTerms}}')
    ? text
    : `${text}\n<h2>Other terms</h2>\n<ul>\n${terms.map((term) => `<li>${escapeHtml(term)}</li>`).join('\n')}\n</ul>`
