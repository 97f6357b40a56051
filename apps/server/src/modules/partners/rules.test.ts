import {
  applicationStates,
  homeReferralStates,
  isIataNumber,
  licenseNumber,
  licenseState,
  licensingStates,
} from '@porchlight/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  canMoveHome,
  endsSoon,
  isLicensed,
  licenseStatus,
  monthsOn,
  reminderDue,
  renewalReason,
  renewalSignBy,
  stateAfter,
} from './rules.ts'

it('accepts an IATA or CLIA number only with its check digit: seven digits, and their remainder when divided by seven', () => {
  expect(['33412074', '3341207-4', '33 4 1207 4', '00000000', '12345675'].map(isIataNumber)).toEqual([
    Number('3341207') % 7 === 4,
    Number('3341207') % 7 === 4,
    Number('3341207') % 7 === 4,
    false,
    Number('1234567') % 7 === 5,
  ])
  expect(['', '1234567', '123456789', '1234567x', '１２３４５６７５'].map(isIataNumber)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ])
})

it('accepts exactly one of the ten possible check digits for any seven digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (number) => {
      const seven = String(number).padStart(7, '0')
      const right = [...'0123456789'].filter((digit) => isIataNumber(seven + digit))
      expect(right).toEqual([String(number % 7)])
    }),
  )
})

it('R61 accepts a license for an existing state or province, with a number that contains a digit', () => {
  expect(licensingStates.every(({ value }) => licenseState.safeParse(value.toLowerCase()).success)).toBe(true)
  expect(new Set(licensingStates.map(({ value }) => value)).size).toBe(licensingStates.length)
  for (const state of ['PR', 'VI', 'DC', 'ON']) expect(licenseState.safeParse(state).success).toBe(true)
  for (const state of ['', 'N', 'ZZ', 'XX', 'USA', 'N1', 'New York', '纽约', 'NY; drop'])
    expect([state, licenseState.safeParse(state).success]).toEqual([state, false])
  const numbers = {
    NY: ['10401207733', '10301201234', '49CA0987654'],
    CA: ['01234567', '02045678'],
    FL: ['BK3012345', 'SL 3456789'],
    TX: ['654321', '0654321-SA'],
    CT: ['RES.0812207', 'REB.0012345'],
    NJ: ['1865432'],
    MA: ['9012345-S'],
    BC: ['X012345'],
  }
  for (const number of Object.values(numbers).flat())
    expect([number, licenseNumber.safeParse(` ${number.toLowerCase()} `).success]).toEqual([number, true])
  for (const number of [
    '',
    '1',
    '12',
    'N/A',
    'none',
    'PENDING',
    '-1234',
    '１２３４５',
    '123_456',
    '<b>1234</b>',
    '1'.repeat(31),
  ])
    expect([number, licenseNumber.safeParse(number).success]).toEqual([number, false])
})

it('R61 a license is valid through its expiry day, and only once verified', () => {
  const status = (expiresOn: string, verified = true) => licenseStatus({ expiresOn, verified }, '2027-01-15')
  expect([
    status('2027-01-14'),
    status('2027-01-15'),
    status('2027-03-16'),
    status('2027-03-17'),
    status('2028-01-01', false),
  ]).toEqual(['expired', 'expires_soon', 'expires_soon', 'valid', 'unverified'])
  expect((['valid', 'expires_soon', 'expired', 'unverified'] as const).map(isLicensed)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('R61 reminds of a license 60, 30, and 7 days before it expires, once each, and never after that', () => {
  const due = (today: string, reminded: number | null) => reminderDue({ expiresOn: '2027-06-30', reminded }, today)
  expect([due('2027-04-30', null), due('2027-05-01', null), due('2027-05-30', 60)]).toEqual([undefined, 60, undefined])
  expect([due('2027-05-31', 60), due('2027-06-23', 30), due('2027-06-30', 7), due('2027-07-01', 7)]).toEqual([
    30,
    7,
    undefined,
    undefined,
  ])
  // A license added a week before it expires gets the last reminder, not three.
  expect(due('2027-06-25', null)).toBe(7)
  // One added after its expiry gets none, and one on its last day still does.
  expect([due('2027-06-30', null), due('2027-07-01', null)]).toEqual([7, undefined])
})

it('an application can be decided only in the right state, and never again once terminated', () => {
  const decisions = [
    'send_agreement',
    'sign',
    'countersign',
    'reject',
    'pause',
    'resume',
    'lapse',
    'renew',
    'terminate',
    'apply_again',
  ] as const
  expect(decisions.map((decision) => stateAfter(decision, 'submitted'))).toEqual([
    'agreement_sent',
    undefined,
    undefined,
    'rejected',
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  for (const decision of decisions) expect(stateAfter(decision, 'terminated')).toBeUndefined()
  for (const state of applicationStates)
    expect(stateAfter('countersign', state)).toBe(state === 'signed' ? 'active' : undefined)
  for (const state of applicationStates)
    expect(stateAfter('apply_again', state)).toBe(state === 'rejected' ? 'submitted' : undefined)
})

it('a referred home only moves forward, and stays once it is live or declined', () => {
  expect(canMoveHome('submitted', 'live')).toBe(true)
  expect(canMoveHome('inspected', 'contacted')).toBe(false)
  expect(canMoveHome('inspected', 'inspected')).toBe(false)
  expect(canMoveHome('signed', 'declined')).toBe(true)
  for (const state of homeReferralStates) {
    expect(canMoveHome('live', state)).toBe(state === 'signed')
    expect(canMoveHome('declined', state)).toBe(false)
  }
})

it('asks for a new signature thirty days before the end, or once a later version requires it', () => {
  const reason = (version: number, validUntil: string | null) =>
    renewalReason({ version, validUntil }, { requiredVersion: 2, today: '2027-01-15' })
  expect([reason(2, null), reason(3, '2027-02-15'), reason(3, '2027-02-14'), reason(1, '2029-01-01')]).toEqual([
    undefined,
    undefined,
    'expires',
    'changed',
  ])
  const by = (validUntil: string, why: 'expires' | 'changed') =>
    renewalSignBy({ version: 1, validUntil }, why, '2027-01-15')
  expect([by('2027-02-01', 'expires'), by('2027-02-01', 'changed'), by('2026-12-31', 'expires')]).toEqual([
    '2027-02-01',
    '2027-02-14',
    '2027-02-14',
  ])
})

it('counts months to the same day, or the last of a shorter month', () => {
  expect([monthsOn('2027-01-31', 1), monthsOn('2027-11-15', 24), monthsOn('2028-02-29', 12)]).toEqual([
    '2027-02-28',
    '2029-11-15',
    '2029-02-28',
  ])
})

it('takes an IATA number with any spaces and dashes, and no letters or other lengths', () => {
  for (const number of [
    '12345675',
    '1234567-5',
    ' 12 34567 5 ',
    '1234567\u20115',
    '1234567\u20135',
    '12\u00a034567\u00a05',
  ])
    expect(isIataNumber(number), number).toBe(true)
  for (const number of [
    '1234567',
    '123456755',
    '1234567A',
    '0000000-0',
    '1234567.5',
    '12345674',
    '\uff11234567\uff15',
    '',
  ])
    expect(isIataNumber(number), number).toBe(false)
})

it('R57 warns of the end of an accreditation from 60 days before it, and not without a date', () => {
  expect(endsSoon('2027-06-30', '2027-04-30')).toBeNull()
  expect(endsSoon('2027-06-30', '2027-05-01')).toBe('2027-06-30')
  expect(endsSoon('2027-06-30', '2027-08-01')).toBe('2027-06-30')
  expect(endsSoon('', '2027-08-01')).toBeNull()
})
