import type { ResultsOf, StayFees, stayFeesOfHome } from '@porchlight/contract'
import type { MoneyAmount } from '@porchlight/ui'

export type KnownFees = ResultsOf<typeof stayFeesOfHome>

export const cleaningWays = ['amount', 'none'] as const
export const serviceWays = ['share', 'amount', 'none'] as const

/** One fee as typed; values of other methods stay while the form is open. */
type FeeFields<Way extends string> = {
  way: Way | ''
  amount: MoneyAmount | null
  percent: number | null
  name: string
  reason: string
}
export type StayFeeFields = {
  cleaning: FeeFields<(typeof cleaningWays)[number]>
  service: FeeFields<(typeof serviceWays)[number]>
}

type Decided = StayFees['service']

const fieldsOfFee = <D extends Decided>(decided: D | null, currency: string): FeeFields<D['kind']> => {
  const known: Decided | null = decided
  return {
    way: decided?.kind ?? '',
    amount: known?.kind === 'amount' ? { amount: known.amount, currency } : null,
    percent: known?.kind === 'share' ? known.share / 100 : null,
    name: known?.kind === 'none' ? known.name : '',
    reason: known?.kind === 'none' ? known.reason : '',
  }
}

export const stayFeeFields = ({ home: { currency }, cleaning, service }: KnownFees): StayFeeFields => ({
  cleaning: fieldsOfFee(cleaning, currency),
  service: fieldsOfFee(service, currency),
})

const amountOrNone = ({ way, amount, name, reason }: Omit<FeeFields<string>, 'percent'>): StayFees['cleaning'] =>
  way === 'none'
    ? { kind: 'none', name: name.trim(), reason: reason.trim() }
    : { kind: 'amount', amount: amount?.amount ?? 0 }

/** The fee decision from the fields. */
export const stayFeesIn = ({ cleaning, service }: StayFeeFields): StayFees => ({
  cleaning: amountOrNone(cleaning),
  service:
    service.way === 'share'
      ? { kind: 'share', share: Math.round((service.percent ?? 0) * 100) }
      : amountOrNone(service),
})

type Words = { choose: string; fill: string; unclear: string; noNumber: string }

/** Validation messages by field path. */
export const stayFeeProblems = (fields: StayFeeFields, words: Words): Record<string, string> => {
  const problems: Record<string, string> = {}
  for (const fee of ['cleaning', 'service'] as const) {
    const { way, amount, percent, name, reason } = fields[fee]
    if (way === '') problems[`${fee}.way`] = words.choose
    if (way === 'amount' && !amount?.amount) problems[`${fee}.amount`] = words.unclear
    if (way === 'share' && !percent) problems[`${fee}.percent`] = words.noNumber
    if (way === 'none' && name.trim().length < 2) problems[`${fee}.name`] = words.fill
    if (way === 'none' && reason.trim().length < 3) problems[`${fee}.reason`] = words.fill
  }
  return problems
}
