import type { OwnPolicy } from '@porchlight/contract'
import type { FieldProblems } from '#app/lib/form.ts'

/** The form's values for a policy. */
export type PolicyFields = {
  name: string
  tiers: { daysBefore: number | null; refund: number | null }[]
  unusedNights: number | null
  hasGrace: boolean
  graceHours: number | null
  graceDaysBefore: number | null
  graceUnderNights: number | null
  feesUntilArrival: boolean
  retainedFor: OwnPolicy['retainedFor']
}

export const newPolicy: PolicyFields = {
  name: '',
  tiers: [{ daysBefore: 14, refund: 100 }],
  unusedNights: 0,
  hasGrace: true,
  graceHours: 24,
  graceDaysBefore: 7,
  graceUnderNights: 28,
  feesUntilArrival: true,
  retainedFor: 'owner_and_manager',
}

export const fieldsOf = ({ grace, ...policy }: OwnPolicy): PolicyFields => ({
  ...policy,
  hasGrace: grace !== null,
  graceHours: grace?.hours ?? newPolicy.graceHours,
  graceDaysBefore: grace?.daysBefore ?? newPolicy.graceDaysBefore,
  graceUnderNights: grace?.underNights ?? newPolicy.graceUnderNights,
})

export const policyOf = (fields: PolicyFields): OwnPolicy => ({
  name: fields.name.trim(),
  tiers: fields.tiers.map(({ daysBefore, refund }) => ({ daysBefore: daysBefore ?? 0, refund: refund ?? 0 })),
  unusedNights: fields.unusedNights ?? 0,
  grace: fields.hasGrace
    ? {
        hours: fields.graceHours ?? 24,
        daysBefore: fields.graceDaysBefore ?? 0,
        underNights: fields.graceUnderNights ?? 28,
      }
    : null,
  feesUntilArrival: fields.feesUntilArrival,
  retainedFor: fields.retainedFor,
})

type Words = { missing: string; twice: string; more: string }
const graceFields = ['graceHours', 'graceDaysBefore', 'graceUnderNights'] as const

export const problemsOf = (fields: PolicyFields, words: Words): FieldProblems<PolicyFields> => {
  const found: Record<string, string> = {}
  if (fields.name.trim().length < 2) found.name = words.missing
  if (fields.unusedNights === null) found.unusedNights = words.missing
  fields.tiers.forEach(({ daysBefore, refund }, at) => {
    if (daysBefore === null) found[`tiers.${at}.daysBefore`] = words.missing
    else if (fields.tiers.findIndex((other) => other.daysBefore === daysBefore) < at)
      found[`tiers.${at}.daysBefore`] = words.twice
    if (refund === null) found[`tiers.${at}.refund`] = words.missing
    else if (fields.tiers.some((other) => (other.daysBefore ?? 0) > (daysBefore ?? 0) && (other.refund ?? 0) < refund))
      found[`tiers.${at}.refund`] = words.more
  })
  for (const name of graceFields) if (fields.hasGrace && fields[name] === null) found[name] = words.missing
  return found as FieldProblems<PolicyFields>
}
