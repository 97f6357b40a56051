import type { AgreementDetails } from '@porchlight/contract'
import type { Formats } from '#app/lib/formats.ts'
import type { agreementTermsWords } from '#app/lib/messages/staff/agreement-terms.ts'
import type { staffFeesWords } from '#app/lib/messages/staff/fees.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type Texts = {
  words: WordsOf<typeof agreementTermsWords>
  fees: WordsOf<typeof staffFeesWords>
  formats: Pick<Formats, 'percent' | 'money'>
  currency: string
}

/** The terms of an agreement beyond its percentage, one phrase each. */
export const describeDetails = (
  details: AgreementDetails | undefined,
  { words, fees, formats: { percent, money }, currency }: Texts,
): string[] => {
  if (!details) return []
  const { tiers = [], channelRates = [], feeShares = [], cardFee, agentBearer } = details
  const amounts = (['fixedFee', 'minimumCommission', 'guarantee', 'reserve', 'repairLimit'] as const).flatMap(
    (name) => {
      const amount = details[name]
      return amount === undefined ? [] : [`${words[name]}: ${money({ amount, currency })}`]
    },
  )
  return [
    ...tiers.map(({ fromNights, basisPoints }) =>
      words.tierLine({ nights: fromNights, percent: percent(basisPoints) }),
    ),
    ...channelRates.map(
      ({ channel, basisPoints }) =>
        `${channel === 'agent' ? words.agentRate : words.affiliateRate}: ${percent(basisPoints)}`,
    ),
    ...feeShares.map(({ code, ownerBasisPoints }) =>
      words.feeLine({ fee: fees.codes[code], percent: percent(ownerBasisPoints) }),
    ),
    ...(cardFee
      ? [words.cardLine({ percent: percent(cardFee.basisPoints), bearer: words.bearers[cardFee.bearer] })]
      : []),
    ...(agentBearer ? [`${words.agentBearer}: ${words.bearers[agentBearer]}`] : []),
    ...amounts,
  ]
}
