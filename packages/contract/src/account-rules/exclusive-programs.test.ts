import { expect, it } from 'vitest'
import { programs } from '../values/programs.ts'
import { canJoinProgram, excludedProgram } from './exclusive-programs.ts'
import { accountTypeOf, chooseAccountType, excludingTypes, noAccountTypes } from './sign-up.ts'

it('a broker is not a referral partner, and excludes nothing else', () => {
  const pairs = programs.map((program) => [program, excludedProgram(program)])
  expect(Object.fromEntries(pairs)).toEqual({
    broker: 'referral',
    referral: 'broker',
    'travel-agent': undefined,
    affiliate: undefined,
  })
})

it('someone with the role, or one that excludes it, cannot join', () => {
  expect(programs.filter((program) => canJoinProgram(program, ['traveler', 'broker']))).toEqual([
    'travel-agent',
    'affiliate',
  ])
  expect(programs.filter((program) => canJoinProgram(program, ['affiliate']))).toEqual([
    'travel-agent',
    'broker',
    'referral',
  ])
})

it('choosing one at sign-up clears the other, and both together are refused', () => {
  const broker = { ...noAccountTypes, isBroker: true, isAffiliate: true }
  expect(chooseAccountType(broker, 'isReferral', true)).toEqual({ ...broker, isBroker: false, isReferral: true })
  expect(chooseAccountType(broker, 'isTravelAgent', true)).toEqual({ ...broker, isTravelAgent: true })
  expect(chooseAccountType(broker, 'isReferral', false)).toEqual(broker)
  expect(excludingTypes({ ...broker, isReferral: true })).toEqual([accountTypeOf.broker, accountTypeOf.referral])
  expect(excludingTypes(broker)).toEqual([])
})
