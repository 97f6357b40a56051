import { describe, expect, it } from 'vitest'
import rules from '../../../../tools/spec/validation.json' with { type: 'json' }
import type { User } from '../accounts.ts'
import { collateralAudiences } from '../content.ts'
import { paramPatterns } from '../routes/params.ts'
import { addressProblems, emptyAddress } from '../values/address.ts'
import { addDays } from '../values/dates.ts'
import { hasAnyPermission, hasRole, passwordExpired, shutOut } from './access.ts'
import { isVerificationCode, loginProblems, maskedEmail, passwordChangeProblems, resetProblems } from './login.ts'
import { isWeakPassword, passwordMessages } from './password.ts'
import {
  type AccountTypes,
  agencyProblems,
  agentProblems,
  brokerProblems,
  chooseAccountType,
  isUsOpenSlug,
  noAccountTypes,
  personProblems,
  roleGroupsFor,
  signupProblems,
  wholeSignupProblems,
} from './sign-up.ts'

const today = '2027-01-15'
const home = { ...emptyAddress, line1: '1 Main St', city: 'Montauk', state: 'NY', zip: '11954' }
const person = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.com',
  phone: '+351910000000',
  password: 'harbor-lantern-42',
  confirmPassword: 'harbor-lantern-42',
}
const broker = {
  brokerageName: 'Shore Realty',
  licenseStates: ['NY'],
  licenseType: 'Salesperson',
  licenseId: '10401234567',
  licenseExp: '2099-12-31',
}
const agent = { agencyName: 'Blue Travel', agencyIataNumber: '12345678', agencyLicenseExp: '2099-12-31' }

// biome-ignore lint/suspicious/noExplicitAny: the samples of the spec have a shape of their own for each rule
type Sample = any

const dated = (text: string) => text.replace(/^TODAY([+-]\d+)?$/, (_, days) => addDays(today, Number(days ?? 0)))
const inPerson = (field: keyof typeof person) => (sample: Sample) =>
  personProblems({ ...person, [field]: sample })[field] === undefined
const inBroker = (field: keyof typeof broker) => (sample: Sample) =>
  brokerProblems({ ...broker, [field]: Array.isArray(sample) ? sample : dated(sample) }, today)[field] === undefined
const inAgent = (field: keyof typeof agent) => (sample: Sample) =>
  agentProblems({ ...agent, [field]: dated(sample) }, today)[field] === undefined
const inAddress = (field: keyof typeof home, country?: string) => (sample: Sample) =>
  addressProblems({
    ...home,
    country: country ?? home.country,
    ...(field === 'zip' && !country && { country: 'FR' }),
    [field]: sample,
  })[field] === undefined
const fits = (name: keyof typeof paramPatterns) => (text: string | null) =>
  text === null || paramPatterns[name].test(text)
const signup = { ...person, address: home, property: home }
const travels = { ...noAccountTypes, isTraveler: true }

/** How each rule in the spec's table is checked; true when the sample passes. */
const passes: Record<string, (sample: Sample) => boolean> = {
  'address-line1-required': inAddress('line1'),
  'address-city-required': inAddress('city'),
  'address-state-required': inAddress('state'),
  'address-zip-required': inAddress('zip'),
  'address-country-required': inAddress('country'),
  'address-line2-optional': inAddress('line2'),
  'zip-us': inAddress('zip', 'US'),
  'zip-ca': inAddress('zip', 'CA'),
  'zip-other-country': ({ country, zip }) => inAddress('zip', country)(zip),
  'password-empty': (text) => !isWeakPassword(text),
  'password-min-length': (text) => !isWeakPassword(text),
  'password-common': (text) => !isWeakPassword(text),
  'password-distinct': (text) => !isWeakPassword(text),
  'password-strong-mode-off': (text) => !isWeakPassword(text),
  'password-strong-mode-on': (text) => !isWeakPassword(text, undefined, true),
  'password-weak-min-placeholder': (text) => text === passwordMessages.weakAtSignup,
  'signup-slug-us-open': isUsOpenSlug,
  'login-email-required': (email) => loginProblems({ email, password: 'x' }).email === undefined,
  'login-email-at': (email) => loginProblems({ email, password: 'x' }).email === undefined,
  'login-password-required': ({ mode, password }) =>
    loginProblems({ email: 'ana', password }, mode).password === undefined,
  'reset-code': (code) =>
    resetProblems({ code, newPassword: person.password, confirmPassword: person.password }).code === undefined,
  'reset-new-password': (newPassword) =>
    resetProblems({ code: '123456', newPassword, confirmPassword: newPassword }).newPassword === undefined,
  'reset-confirmation': ([newPassword, confirmPassword]) =>
    resetProblems({ code: '123456', newPassword, confirmPassword }).confirmPassword === undefined,
  'signup-firstname-required': inPerson('firstName'),
  'signup-lastname-required': inPerson('lastName'),
  'signup-email-required': inPerson('email'),
  'signup-phone-required': inPerson('phone'),
  'signup-password-required': inPerson('password'),
  'signup-password-weak': inPerson('password'),
  'signup-confirmation': ([password, confirmPassword]) =>
    personProblems({ ...person, password, confirmPassword }).confirmPassword === undefined,
  'signup-address': ({ quickSignup, address }) =>
    Object.keys(
      signupProblems(
        { ...signup, address: address ?? { ...emptyAddress, country: '' } },
        { types: travels, quick: quickSignup },
      ),
    ).length === 0,
  'signup-account-type': ({ shown, checked }) =>
    signupProblems(signup, {
      types: { ...noAccountTypes, ...Object.fromEntries(checked.map((type: string) => [type, true])) },
      choiceShown: shown,
    }).accountType === undefined,
  'signup-broker-referral': ({ check, before, after, ...both }) => {
    if (!check) return Object.keys(both).length === 0
    const start = { ...noAccountTypes, [before[0]]: true }
    return (
      JSON.stringify(chooseAccountType(start, check, true)) === JSON.stringify({ ...noAccountTypes, [after[0]]: true })
    )
  },
  'signup-role-choice-shown': ({ signupType }) => roleGroupsFor(signupType ?? undefined).length > 1,
  'broker-name': inBroker('brokerageName'),
  'broker-states': inBroker('licenseStates'),
  'broker-license-type': inBroker('licenseType'),
  'broker-license-id': inBroker('licenseId'),
  'broker-license-exp': inBroker('licenseExp'),
  'agent-name': inAgent('agencyName'),
  'agent-iata': inAgent('agencyIataNumber'),
  'agent-license-exp': inAgent('agencyLicenseExp'),
  'owner-property-address': (property) =>
    Object.keys(
      signupProblems(
        { ...signup, property: property ?? { ...emptyAddress, country: '' } },
        { types: { ...noAccountTypes, isOwner: true } },
      ),
    ).length === 0,
  'change-current': ({ temp, currentPassword }) =>
    passwordChangeProblems({ currentPassword, newPassword: person.password, confirmPassword: person.password }, temp)
      .currentPassword === undefined,
  'change-new': (newPassword) =>
    passwordChangeProblems({ currentPassword: 'old', newPassword, confirmPassword: newPassword }, false).newPassword ===
    undefined,
  'change-confirm': ([newPassword, confirmPassword]) =>
    passwordChangeProblems({ currentPassword: 'old', newPassword, confirmPassword }, false).confirmPassword ===
    undefined,
  'verification-code': isVerificationCode,
  'permission-check': ({ required, user }) => hasAnyPermission(user && { permissions: user }, required),
  'role-check': ({ role, userRoles }) => hasRole({ roles: userRoles }, role),
  'password-expiry': (user) => !passwordExpired(user, new Date(`${today}T12:00:00Z`)),
  'route-id-digits': fits('id'),
  'route-date': fits('date'),
  'route-invoice-number': fits('invoiceNumber'),
  'route-invoices-type': fits('invoicesType'),
  'route-issues-type': fits('issuesType'),
  'route-vendor-type': fits('vendorType'),
  'route-display-tab': fits('displayTab'),
  // A company adds its own audiences, so the address is checked only for its form; the page answers 404 for unknown
  // ones.
  'route-col-type': (sample) =>
    fits('colType')(sample as string) && (sample === null || collateralAudiences.some((one) => one === sample)),
  'route-agreement-type': fits('agreementType'),
}

describe.each(rules.filter(({ id }) => id in passes))('$id: $rule', ({ id, valid, invalid }) => {
  const rule = passes[id] as (sample: Sample) => boolean
  it.each(valid.map((sample) => [JSON.stringify(sample), sample]))(`${id} takes %s`, (_text, sample) => {
    expect(rule(sample)).toBe(true)
  })
  if (invalid.length > 0)
    it.each(invalid.map((sample) => [JSON.stringify(sample), sample]))(`${id} refuses %s`, (_text, sample) => {
      expect(rule(sample)).toBe(false)
    })
})

describe('a sign-up', () => {
  const nothing = { brokerageName: '', licenseStates: [], licenseType: '', licenseId: '', licenseExp: '' } as const
  const none = { agencyName: '', agencyIataNumber: '', agencyLicenseExp: '' } as const
  const problems = (types: Partial<AccountTypes>) =>
    Object.keys(
      wholeSignupProblems({ ...signup, ...nothing, ...none }, { types: { ...noAccountTypes, ...types }, today }),
    ).sort()

  it('asks only brokers and travel agents for their license', () => {
    expect(problems({ isTraveler: true })).toEqual([])
    expect(problems({ isReferral: true })).toEqual([])
    expect(problems({ isBroker: true })).toEqual(Object.keys(nothing).sort())
    expect(problems({ isTravelAgent: true })).toEqual(Object.keys(none).sort())
  })

  it('R57 takes any agency number, but who edits their agency later enters one with a correct check digit', () => {
    const problems = (agencyIataNumber: string) => agencyProblems({ ...agent, agencyIataNumber }, today)
    for (const number of ['12345675', '1234567-5', '33 4 1207 2']) expect(problems(number), number).toEqual({})
    for (const number of ['12345678', '1234567', 'none', '00000000']) {
      expect(problems(number), number).toEqual({ agencyIataNumber: 'iata' })
      expect(agentProblems({ ...agent, agencyIataNumber: number }, today), number).toEqual({})
    }
    expect(problems(' ')).toEqual({ agencyIataNumber: 'required' })
  })

  it('R61 takes a license number as states write it, and rejects what could not be recorded as one', () => {
    const broker = { ...nothing, brokerageName: 'Ash', licenseStates: ['NY'], licenseType: 'Broker' }
    const problem = (licenseId: string) =>
      brokerProblems({ ...broker, licenseId, licenseExp: '2099-01-01' }, today).licenseId
    for (const number of ['10401234567', 'RES.0812207', ' sl3456789 ', '654321-SA', 'RB 12345', 'RRE-RBS-LIC-12345'])
      expect(problem(number), number).toBeUndefined()
    for (const number of ['ABC', '12', 'RE#12345', '123/456', '-12345', `${'A'.repeat(30)}1`])
      expect(problem(number), number).toBe('license')
    expect(problem(' ')).toBe('required')
  })

  it('requires a type and an address, except where the form omits them', () => {
    const problemsOf = (how: object) =>
      Object.keys(signupProblems({ ...signup, address: emptyAddress }, { types: noAccountTypes, ...how }))
    expect(problemsOf({})).toEqual(['accountType', 'address.line1', 'address.city', 'address.state', 'address.zip'])
    expect(problemsOf({ quick: true })).toEqual(['accountType'])
    expect(problemsOf({ quick: true, choiceShown: false })).toEqual([])
  })

  it('reports a missing password as missing, not weak', () => {
    expect(personProblems({ ...person, password: '', confirmPassword: '' })).toEqual({ password: 'required' })
  })

  it('accepts a license that ends tomorrow, but not one that ends today', () => {
    const expiry = (licenseExp: string) => brokerProblems({ ...broker, licenseExp }, today).licenseExp
    expect([expiry(today), expiry(addDays(today, 1))]).toEqual(['future', undefined])
  })

  it('offers partners their own types', () => {
    expect(roleGroupsFor('partners')).toEqual([['isBroker', 'isReferral', 'isTravelAgent', 'isAffiliate']])
  })
})

describe('a masked email', () => {
  it.each([
    ['anabela@example.com', 'an•••••@example.com'],
    ['jo@example.com', 'jo•••@example.com'],
    ['x@example.com', 'x•••@example.com'],
    // Stored before addresses were validated.
    ['anabela', 'an'],
    ['@example.com', '•••@example.com'],
  ])('masked-email %s becomes %s', (email, shown) => {
    expect(maskedEmail(email)).toBe(shown)
  })
})

describe("the reason someone who is logged in can't see their pages", () => {
  const now = new Date('2027-01-15T12:00:00Z')
  const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000).toISOString()
  const user = {
    expiredPassword: false,
    passwordExpires: null,
    isDeviceKnown: true,
    requiresTwoFactor: false,
    tempPassword: false,
    enrollsFactor: false,
  } as User
  const all = {
    expiredPassword: true,
    passwordExpires: at(-1),
    requiresTwoFactor: true,
    tempPassword: true,
    enrollsFactor: true,
  }

  it.each([
    ['an expired password', all, 'password-expired'],
    [
      'a device nobody knows',
      { ...all, expiredPassword: false, requiresTwoFactor: false, isDeviceKnown: false },
      'device-unknown',
    ],
    ['a second factor', { ...all, expiredPassword: false }, 'device-unknown'],
    ['a temporary password', { tempPassword: true, enrollsFactor: true }, 'password-temporary'],
    ['a factor to enroll', { enrollsFactor: true }, 'factor-missing'],
    ['nothing', {}, undefined],
  ] as const)('is %s, before any later reason', (_name, more, why) => {
    expect(shutOut({ ...user, ...more }, now)).toBe(why)
  })

  it('expires a password when its date has passed, and only if it can expire', () => {
    const expires = (passwordExpires: string | null, expiredPassword = true) =>
      passwordExpired({ expiredPassword, passwordExpires }, now)
    expect([expires(at(-1)), expires(at(0)), expires(at(1)), expires(null), expires(at(-1), false)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('gives no one a role before they log in', () => {
    expect(hasRole(null, 'owner')).toBe(false)
  })
})
