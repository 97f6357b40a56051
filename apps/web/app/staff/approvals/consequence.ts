import type { Approval, CommissionBearer, Program, ThresholdName } from '@porchlight/contract'
import { thresholdName } from '@porchlight/contract'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

const changesOf = (facts: Approval['facts']): { name: ThresholdName; before: string; after: string }[] =>
  (Array.isArray(facts.changes) ? facts.changes : []).flatMap((change) => {
    const [name, before = '', after = ''] = change.split(':')
    const known = thresholdName.safeParse(name)
    return known.success ? [{ name: known.data, before, after }] : []
  })

/** The message key of a request's impact; some kinds have two directions. */
const keyOf = (kind: Approval['kind'], { direction, person }: Approval['facts']) => {
  if (kind === 'thresholds' && person !== undefined) return 'personal_limits'
  if (kind === 'correction') return direction === 'to_owner' ? 'to_owner' : 'from_owner'
  if (kind === 'transfer') return direction === 'to_operating' ? 'to_operating' : 'to_trust'
  return kind
}

/** A request's impact, in words and amounts. */
export const useConsequence = () => {
  const words = useWords(approvalWords)
  const { money, day } = useFormats()
  const { bearers } = useWords(staffCommissionWords)
  const { programs: programNames } = useWords(partnerProgramWords)
  /** Programs, and who pays their commissions, as the reader calls them. */
  const partnerNames = ({ program, bearer, bearerBefore }: Approval['facts']) => ({
    program: programNames[program as Program] ?? '',
    bearer: bearers[bearer as CommissionBearer] ?? '',
    bearerBefore: bearers[bearerBefore as CommissionBearer] ?? '',
  })
  return ({ kind, facts, amount }: Pick<Approval, 'kind' | 'facts' | 'amount'>): string => {
    const said = (name: string): string => {
      const fact = facts[name]
      if (Array.isArray(fact)) return fact.join(', ')
      const text = fact === undefined ? '' : String(fact)
      return /^\d{4}-\d{2}-\d{2}$/.test(text) ? day(text) : text
    }
    const figures = {
      ...Object.fromEntries(
        [
          'owner',
          'home',
          'months',
          'monthsBefore',
          'share',
          'shareBefore',
          'shareMonths',
          'shareMonthsBefore',
          'note',
          'from',
          'before',
          'after',
          'guest',
          'holder',
          'w9',
          'ending',
          'booking',
          'code',
          'worth',
          'payer',
          'vendor',
          'until',
          'person',
          'added',
          'payees',
          'refund',
          'dates',
          'number',
          'owners',
          'company',
          'partner',
          'trust',
          'trustBefore',
          'operating',
          'operatingBefore',
        ].map((name) => [name, said(name)]),
      ),
      ...partnerNames(facts),
      amount: amount ? money(amount) : '',
      changes: changesOf(facts)
        .map(({ name, before, after }) => words.changed({ name: words.thresholds[name], before, after }))
        .join(', '),
    }
    const { consequence } = words
    const write = consequence[keyOf(kind, facts)]
    return (write as (values: Record<string, string>) => string)(figures)
  }
}
