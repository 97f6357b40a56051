import { launchStepNames } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { type LaunchFacts, stepsOf } from './rules.ts'

const empty: LaunchFacts = {
  company: null,
  brands: 0,
  mail: 'outbox',
  payments: 'sandbox',
  bank: 'payouts_sandbox',
  destinations: 0,
  levels: 0,
  policies: 0,
  unreviewedAgreements: 9,
  taxAuthorities: 0,
  openFees: 2,
  activeMessages: 0,
  staff: 1,
}
const ready: LaunchFacts = {
  company: { regions: 2 },
  brands: 1,
  mail: 'smtp',
  payments: 'stripe_live',
  bank: 'bank_file',
  destinations: 1,
  levels: 3,
  policies: 5,
  unreviewedAgreements: 0,
  taxAuthorities: 1,
  openFees: 0,
  activeMessages: 2,
  staff: 2,
}
const open = (facts: LaunchFacts) => stepsOf(facts).flatMap(({ name, done }) => (done ? [] : [name]))

describe('the steps before the first booking', () => {
  it('are all open on an empty installation, in order', () => {
    expect(open(empty)).toEqual(launchStepNames)
  })

  it('are all done once everything is set up', () => {
    expect(open(ready)).toEqual([])
  })

  it.each<[string, Partial<LaunchFacts>, string[]]>([
    ['the sandbox, which charges nobody', { payments: 'sandbox' }, ['payments']],
    ['keys that Stripe refuses', { payments: 'stripe_refused' }, ['payments']],
    ['a gateway that does not answer', { payments: 'stripe_unreachable' }, ['payments']],
    ['bank files that name no bank', { bank: 'bank_unnamed' }, ['bank']],
    ['a company that decided on no service fee', { openFees: 1 }, ['fees']],
    ['messages that are all paused', { activeMessages: 0 }, ['messages']],
    ['an administrator alone', { staff: 1 }, ['team']],
    ['a company that names no state', { company: { regions: 0 } }, ['regions']],
    ['one wording that counsel has not seen', { unreviewedAgreements: 1 }, ['agreements']],
  ])('leave open what %s leaves open', (_, facts, names) => {
    expect(open({ ...ready, ...facts })).toEqual(names)
  })

  it('identifies the gateway', () => {
    expect(stepsOf({ ...ready, payments: 'stripe_test' }).find(({ name }) => name === 'payments')).toMatchObject({
      done: true,
      detail: 'stripe_test',
    })
  })
})
