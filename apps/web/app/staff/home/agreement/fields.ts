import type { AgreedTerms, AgreementDetails, ChargedFeeCode, CommissionBearer } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'
import type { FieldProblems } from '#app/lib/form.ts'

/** The form's values; percentages as people write them. */
export type AgreementFields = Pick<AgreedTerms, 'commissionBase' | 'recognition' | 'cleaningTo'> & {
  validFrom: string
  commission: number | null
  tiers: { fromNights: number | null; percent: number | null }[]
  agentRate: number | null
  affiliateRate: number | null
  fixedFee: MoneyAmount | null
  minimumCommission: MoneyAmount | null
  guarantee: MoneyAmount | null
  feeShares: { code: ChargedFeeCode; percent: number | null }[]
  cardBearer: CommissionBearer
  cardPercent: number | null
  cardBefore: boolean
  /** Empty: follows the partner program. */
  agentBearer: CommissionBearer | ''
  reserve: MoneyAmount | null
  repairLimit: MoneyAmount | null
  reason: string
}

const percentOf = (basisPoints: number | undefined): number | null =>
  basisPoints === undefined ? null : basisPoints / 100
const pointsOf = (percent: number | null): number => Math.round((percent ?? 0) * 100)

/** The fields for given agreement details. */
export const detailFields = (
  details: AgreementDetails | undefined,
  currency: string,
): Omit<AgreementFields, 'commissionBase' | 'recognition' | 'cleaningTo' | 'validFrom' | 'commission' | 'reason'> => {
  const { tiers = [], channelRates = [], feeShares = [], cardFee } = details ?? {}
  const money = (amount: number | undefined): MoneyAmount | null => (amount === undefined ? null : { amount, currency })
  const rateOf = (wanted: 'agent' | 'affiliate') =>
    percentOf(channelRates.find(({ channel }) => channel === wanted)?.basisPoints)
  return {
    tiers: tiers.map(({ fromNights, basisPoints }) => ({ fromNights, percent: percentOf(basisPoints) })),
    agentRate: rateOf('agent'),
    affiliateRate: rateOf('affiliate'),
    fixedFee: money(details?.fixedFee),
    minimumCommission: money(details?.minimumCommission),
    guarantee: money(details?.guarantee),
    feeShares: feeShares.map(({ code, ownerBasisPoints }) => ({ code, percent: percentOf(ownerBasisPoints) })),
    cardBearer: cardFee?.bearer ?? 'manager',
    cardPercent: percentOf(cardFee?.basisPoints),
    cardBefore: cardFee?.beforeCommission ?? false,
    agentBearer: details?.agentBearer ?? '',
    reserve: money(details?.reserve),
    repairLimit: money(details?.repairLimit),
  }
}

/** Empty fields don't apply and aren't sent. */
const detailsOf = (fields: AgreementFields): AgreementDetails => {
  const rates = (['agent', 'affiliate'] as const).flatMap((channel) => {
    const rate = fields[`${channel}Rate`]
    return rate === null ? [] : [{ channel, basisPoints: pointsOf(rate) }]
  })
  const amounts = (['fixedFee', 'minimumCommission', 'guarantee', 'reserve', 'repairLimit'] as const).flatMap(
    (name) => {
      const money = fields[name]
      return money === null ? [] : [[name, money.amount] as const]
    },
  )
  return {
    ...(fields.tiers.length > 0 && {
      tiers: fields.tiers.map(({ fromNights, percent }) => ({
        fromNights: fromNights ?? 0,
        basisPoints: pointsOf(percent),
      })),
    }),
    ...(rates.length > 0 && { channelRates: rates }),
    ...Object.fromEntries(amounts),
    ...(fields.feeShares.length > 0 && {
      feeShares: fields.feeShares.map(({ code, percent }) => ({ code, ownerBasisPoints: pointsOf(percent) })),
    }),
    ...(fields.cardPercent !== null && {
      cardFee: {
        basisPoints: pointsOf(fields.cardPercent),
        bearer: fields.cardBearer,
        beforeCommission: fields.cardBefore,
      },
    }),
    ...(fields.agentBearer !== '' && { agentBearer: fields.agentBearer }),
  }
}

/** The terms in the format the server accepts. */
export const termsOf = (fields: AgreementFields): AgreedTerms => {
  const details = detailsOf(fields)
  return {
    commissionBasisPoints: pointsOf(fields.commission),
    commissionBase: fields.commissionBase,
    recognition: fields.recognition,
    cleaningTo: fields.cleaningTo,
    ...(Object.keys(details).length > 0 && { details }),
  }
}

type Words = { missing: string; unclear: string; twice: string }

const rowProblems = (fields: AgreementFields, { missing, twice }: Words): FieldProblems<AgreementFields> => {
  const found: Record<string, string> = {}
  fields.tiers.forEach(({ fromNights, percent }, at) => {
    const again = fields.tiers.findIndex((other) => other.fromNights === fromNights) < at
    if (fromNights === null) found[`tiers.${at}.fromNights`] = missing
    else if (again) found[`tiers.${at}.fromNights`] = twice
    if (percent === null) found[`tiers.${at}.percent`] = missing
  })
  fields.feeShares.forEach(({ code, percent }, at) => {
    if (fields.feeShares.findIndex((other) => other.code === code) < at) found[`feeShares.${at}.code`] = twice
    if (percent === null) found[`feeShares.${at}.percent`] = missing
  })
  return found as FieldProblems<AgreementFields>
}

export const problemsOf = (fields: AgreementFields, words: Words): FieldProblems<AgreementFields> => ({
  ...(!fields.validFrom && { validFrom: words.missing }),
  ...(fields.commission === null && { commission: words.unclear }),
  ...rowProblems(fields, words),
})
