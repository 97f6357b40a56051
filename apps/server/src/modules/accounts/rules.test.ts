import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canHandle,
  isFresh,
  isPasswordExpired,
  isSamePerson,
  keyRestriction,
  levelsOfRoles,
  mailboxOf,
  maskedPhone,
  networkOf,
  pendingOf,
  permissionsOfRoles,
  sharedContacts,
  sharedTraits,
  staffRestriction,
  verifications,
} from './rules.ts'

describe('what a login must still prove', () => {
  it.each([
    ['off', true, null],
    ['off', false, null],
    ['new_devices', true, null],
    ['new_devices', false, 'device'],
    ['every_login', true, 'two_factor'],
    ['every_login', false, 'device'],
  ] as const)('%s, device known %s: %s', (verification, isKnown, pending) => {
    expect(pendingOf(verification, { isKnown })).toBe(pending)
  })
  it('a stricter setting never requires less', () => {
    fc.assert(
      fc.property(fc.boolean(), (isKnown) => {
        const requested = verifications.map((verification) => pendingOf(verification, { isKnown }) !== null)
        expect([...requested].sort()).toEqual(requested)
      }),
    )
  })
})

describe('what a staff session must still prove', () => {
  const now = new Date('2027-01-15T17:00:00Z')
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  const session = { roles: ['staff'] as const, hasFactor: true, secondFactorAt: minutesAgo(5), impersonatedBy: null }

  it.each([
    ['proved in this session', {}, null],
    ['an administrator who proved nothing', { roles: ['owner', 'admin'], secondFactorAt: null }, 'staff_factor'],
    ['proved when the hours are over', { secondFactorAt: minutesAgo(120) }, 'staff_factor'],
    ['proved just before that', { secondFactorAt: minutesAgo(119) }, null],
    ['no factor at all', { hasFactor: false, secondFactorAt: null }, 'enroll_factor'],
    ['not staff', { roles: ['owner', 'traveler'], hasFactor: false, secondFactorAt: null }, null],
    ['a staff member viewing the account', { secondFactorAt: null, impersonatedBy: 7 }, null],
    ['a clock set back since', { secondFactorAt: minutesAgo(-5) }, 'staff_factor'],
  ] as const)('%s', (_, more, wanted) => {
    expect(staffRestriction({ ...session, ...more }, now, 2)).toBe(wanted)
  })
  it('a staff API key counts only if it was created after a second factor', () => {
    expect(keyRestriction(session)).toBeNull()
    expect(keyRestriction({ ...session, secondFactorAt: null })).toBe('staff_factor')
    expect(keyRestriction({ ...session, hasFactor: false, secondFactorAt: null })).toBe('enroll_factor')
    expect(keyRestriction({ ...session, roles: ['owner'], secondFactorAt: null })).toBeNull()
    expect(keyRestriction({ ...session, roles: ['owner', 'staff'], secondFactorAt: null })).toBe('staff_factor')
  })
})

describe('numbers', () => {
  it('C733 a masked one shows its last two digits and no others', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+[1-9]\d{7,14}$/), (number) => {
        expect(maskedPhone(number)).toMatch(/^•{4,}\d\d$/)
        expect(maskedPhone(number).slice(-2)).toBe(number.slice(-2))
      }),
    )
  })
})

describe('networks', () => {
  it.each([
    ['203.0.113.9', '203.0.*.*'],
    ['::ffff:203.0.113.9', '203.0.*.*'],
    ['2001:db8:1:2::5', '2001:db8:1::'],
    ['::1', '::'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('moments', () => {
  const now = new Date('2027-01-15T12:00:00Z')
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  it('what was proved is valid for fifteen minutes', () => {
    expect([isFresh(before(14), now), isFresh(before(15), now), isFresh(null, now)]).toEqual([true, false, false])
  })
  it('C365 a password expires with its date', () => {
    expect(isPasswordExpired(before(1), now)).toBe(true)
    expect(isPasswordExpired(before(-1), now)).toBe(false)
    expect(isPasswordExpired(null, now)).toBe(false)
  })
})

describe('who can manage whom', () => {
  it('staff manage everyone but staff, administrators everyone', () => {
    expect(canHandle(['staff'], ['traveler', 'owner'])).toBe(true)
    expect(canHandle(['staff'], ['owner', 'staff'])).toBe(false)
    expect(canHandle(['staff'], ['admin'])).toBe(false)
    expect(canHandle(['admin'], ['admin'])).toBe(true)
  })
})

describe('what someone may do for the company', () => {
  it('is everything for an administrator, what was granted for staff, and nothing for others', () => {
    expect(permissionsOfRoles(['staff', 'admin'], [])).toContain('money')
    expect(permissionsOfRoles(['staff'], ['homes'])).toEqual(['homes'])
    expect(permissionsOfRoles(['owner', 'traveler'], ['homes'])).toEqual([])
    expect(levelsOfRoles(['admin'], {})).toMatchObject({ money: 'approve', people: 'approve' })
    expect(levelsOfRoles(['staff'], { homes: 'read' })).toEqual({ homes: 'read' })
    expect(levelsOfRoles(['owner'], { homes: 'read' })).toEqual({})
  })
})

describe('whether two accounts belong to one person', () => {
  const ines = { id: 1, email: 'ines@example.com', phone: '+1 631 555 0111' }
  const other = { id: 2, email: 'theo@example.com', phone: '+1 631 555 0115' }

  it('a mailbox is the same with a label after a plus, and at Gmail with periods', () => {
    expect(mailboxOf('Ines.O+spring@Example.com')).toBe('ines.o@example.com')
    expect(mailboxOf('i.n.e.s+x@gmail.com')).toBe('ines@gmail.com')
    expect(mailboxOf('i.nes@googlemail.com')).toBe('ines@gmail.com')
  })

  it('by id, mailbox, or phone; two without a phone share none', () => {
    expect(isSamePerson(ines, other)).toBe(false)
    expect(isSamePerson(ines, { ...other, id: 1 })).toBe(true)
    expect(isSamePerson(ines, { ...other, email: 'ines+2@example.com' })).toBe(true)
    expect(isSamePerson(ines, { ...other, phone: '16315550111' })).toBe(true)
    expect(isSamePerson({ ...ines, phone: null }, { ...other, phone: null })).toBe(false)
  })

  it('a household is a street and ZIP code; an unknown one is shared with nobody', () => {
    const at = (line1: string, zip: string, line2 = '') => ({ ...ines, address: { line1, line2, zip } })
    const reached = { ...other, address: { line1: '4 Wren Court', zip: '11990' } }
    expect(sharedContacts(at('4  wren court.', '11990'), reached)).toEqual(['address'])
    expect(sharedContacts(at('4 Wren Court', '11991'), reached)).toEqual([])
    expect(sharedContacts(at('4 Wren Court', '11990', 'Apt 2'), reached)).toEqual([])
    expect(sharedContacts(at('', '11990'), { ...reached, address: { line1: '', zip: '11990' } })).toEqual([])
    expect(sharedContacts({ ...ines, address: null }, { ...other, address: null, phone: ines.phone })).toEqual([
      'phone',
    ])
    expect(sharedContacts({ ...ines, phone: null, address: null }, { ...other, phone: null, address: null })).toEqual(
      [],
    )
  })

  it('an address counts only with the last name, and a name only whole', () => {
    const person = { ...ines, firstName: 'Ines', lastName: 'Okafor', address: '4 Wren Court, 11990' }
    const same = { ...person, email: 'x@example.com', phone: '+1 631 555 0199' }
    expect(sharedTraits(person, same)).toEqual(['name', 'address'])
    expect(sharedTraits(person, { ...same, firstName: 'Theo' })).toEqual(['address'])
    expect(sharedTraits(person, { ...same, lastName: 'Prior' })).toEqual([])
    expect(sharedTraits({ ...person, address: '' }, { ...same, firstName: 'Theo', address: ' ' })).toEqual([])
    expect(sharedTraits({ ...person, lastName: '' }, { ...same, lastName: '' })).toEqual([])
    expect(sharedTraits(person, { ...same, lastName: 'Prior', phone: person.phone })).toEqual(['phone'])
    expect(sharedTraits({ ...person, phone: '' }, { ...same, lastName: 'Prior', phone: null })).toEqual([])
  })
})
