import { permissionNames } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import {
  type Allowance,
  allowances,
  approverWaitHours,
  clockSkewMs,
  codeTriesPerHour,
  confirmedMinutes,
  emissionMs,
  formerEmailDays,
  impersonationMinutes,
  isFresh,
  isPasswordExpired,
  isSamePerson,
  isSecondFactorFresh,
  maskedPhone,
  needsGrantApproval,
  normalEmail,
  permissionsOfRoles,
  secondFactorMinutes,
  sessionDays,
  triesPerCode,
} from './rules.ts'

describe('R56 rate limits', () => {
  /** The number allowed at once, and the seconds until each further one. */
  const said = (allowance: Allowance) => [allowance.atOnce, emissionMs(allowance) / 1_000]

  it('refill gradually after they are used up', () => {
    expect(said(allowances.passwords)).toEqual([10, 90])
    expect(said(allowances.entries)).toEqual([60, 5])
    expect(said(allowances.signups)).toEqual([20, 180])
    expect(said(allowances.codesSent)).toEqual([5, 180])
    expect(said(allowances.codesRequested)).toEqual([20, 45])
    expect(said(allowances.warnings)).toEqual([1, 3_600])
  })

  it('allow five tries of a six-digit code, and ten an hour across all codes', () => {
    expect([triesPerCode, codeTriesPerHour]).toEqual([5, 10])
  })
})

describe('R56 how long things last', () => {
  it('a session lasts a month, an impersonation an hour, a former address a month', () => {
    expect([sessionDays, impersonationMinutes, formerEmailDays, approverWaitHours]).toEqual([30, 60, 30, 24])
  })

  const now = new Date('2027-01-15T17:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const minutes = (count: number) => count * 60_000

  it('a recently entered password counts for fifteen minutes, a second factor for ten', () => {
    expect([confirmedMinutes, secondFactorMinutes]).toEqual([15, 10])
    expect([isFresh(ago(minutes(15) - 1), now), isFresh(ago(minutes(15)), now)]).toEqual([true, false])
    expect([isSecondFactorFresh(ago(minutes(10) - 1), now), isSecondFactorFresh(ago(minutes(10)), now)]).toEqual([
      true,
      false,
    ])
    expect([isFresh(null, now), isSecondFactorFresh(null, now)]).toEqual([false, false])
  })

  it('a moment in the future counts up to the allowed clock skew of a minute, and no further', () => {
    expect(clockSkewMs).toBe(60_000)
    expect([isFresh(ago(-minutes(1)), now), isFresh(ago(-minutes(1) - 1), now)]).toEqual([true, false])
  })

  it('a password is still valid at its last instant', () => {
    expect([isPasswordExpired(now, now), isPasswordExpired(ago(1), now), isPasswordExpired(null, now)]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('permissions', () => {
  it('give an administrator everything, staff what they were granted, others nothing', () => {
    expect(permissionsOfRoles(['admin'], [])).toEqual(permissionNames)
    expect(permissionsOfRoles(['staff'], ['money'])).toEqual(['money'])
    expect(permissionsOfRoles(['owner', 'traveler'], ['money'])).toEqual([])
    expect(permissionsOfRoles([], permissionNames)).toEqual([])
  })

  it('require a second person for administrators and powerful areas, and nothing else', () => {
    expect(needsGrantApproval({ roles: ['admin'] })).toBe(true)
    expect(needsGrantApproval({ roles: ['staff', 'owner'] })).toBe(false)
    for (const permission of permissionNames)
      expect([permission, needsGrantApproval({ permissions: [permission] })]).toEqual([
        permission,
        ['people', 'homes', 'bookings', 'money'].includes(permission),
      ])
    expect(needsGrantApproval({ roles: ['admin'], permissions: [] })).toBe(true)
    expect(needsGrantApproval({ roles: ['staff'], permissions: ['content', 'money'] })).toBe(true)
    expect(needsGrantApproval({})).toBe(false)
  })
})

describe('R56 one person with two accounts', () => {
  const ada = { id: 1, email: 'ada@porchlight.test', phone: '+1 631 555 0140' }
  const bea = { id: 2, email: 'bea@porchlight.test', phone: '+1 631 555 0141' }

  it('is recognized by account, mailbox, and phone', () => {
    expect(isSamePerson(ada, bea)).toBe(false)
    expect(isSamePerson(ada, { ...bea, id: 1 })).toBe(true)
    expect(isSamePerson(ada, { ...bea, email: 'Ada+second@porchlight.test' })).toBe(true)
    expect(isSamePerson(ada, { ...bea, email: 'ada@elsewhere.test' })).toBe(false)
    const [dotted, plain] = ['ada.q.uill@gmail.com', 'adaquill+2@googlemail.com']
    expect(isSamePerson({ ...ada, email: dotted }, { ...bea, email: plain })).toBe(true)
    expect(isSamePerson({ ...ada, email: 'a.da@porchlight.test' }, bea)).toBe(false)
    expect(isSamePerson(ada, { ...bea, phone: '+16315550140' })).toBe(true)
  })

  it('is not recognized by missing phone numbers', () => {
    expect(isSamePerson({ ...ada, phone: null }, { ...bea, phone: null })).toBe(false)
    expect(isSamePerson({ ...ada, phone: '' }, { ...bea, phone: null })).toBe(false)
    expect(isSamePerson({ ...ada, phone: null }, bea)).toBe(false)
  })
})

describe('contact details', () => {
  it('an address has one spelling, whatever was typed', () => {
    expect(normalEmail('ADA@Porchlight.test')).toBe('ada@porchlight.test')
    expect(normalEmail('  Not An Address ')).toBe('not an address')
  })

  it('a phone shows only the last two digits, behind at least four dots', () => {
    expect(maskedPhone('+1 631 555 0142')).toBe('•••••••••42')
    expect(maskedPhone('12345')).toBe('••••45')
    expect(maskedPhone('1234567')).toBe('•••••67')
    expect(maskedPhone('7')).toBe('••••7')
  })
})
