import { emptyAddress, noAccountTypes } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { passwordScore } from '../password-score.ts'
import {
  bodyOfSignup,
  emptySignup,
  fieldNamed,
  problemsOfSignup,
  type SignupForm,
  type SignupKind,
  targetAfter,
  typesOffered,
} from './fields.ts'

const home = { ...emptyAddress, line1: '1 Main St', city: 'Montauk', state: 'NY', zip: '11954' }
const today = '2027-01-15'
const good: SignupForm = {
  ...emptySignup({}),
  firstName: 'Ana',
  lastName: 'Silva',
  email: ' ana@example.com',
  phone: '+351910000000',
  password: 'harbor-lantern-42',
  confirmPassword: 'harbor-lantern-42',
  types: { ...noAccountTypes, isTraveler: true },
  address: home,
}
const as = (types: Partial<SignupForm['types']>, more: Partial<SignupForm> = {}): SignupForm => ({
  ...good,
  ...more,
  types: { ...noAccountTypes, ...types },
})
const problems = (form: SignupForm, kind: SignupKind = {}) => problemsOfSignup(form, kind, today)
const broker = {
  brokerageName: 'Shore Realty',
  licenseStates: ['NY'],
  licenseType: 'Broker',
  licenseId: '104',
  licenseExp: '2027-01-16',
}

describe('sign-up', () => {
  it('passes when every required field is there', () => {
    expect(problems(good)).toEqual({})
  })
  it('C666 requires names, email, phone, password, and an account type', () => {
    expect(Object.keys(problems(emptySignup({})))).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'email', 'phone', 'accountType', 'password', 'address.line1']),
    )
  })
  it.each(['kestrel', 'zzzzzzzz', 'aabbccaa', 'PASSWORD'])('C602 rejects %s as too weak', (password) => {
    expect(problems({ ...good, password, confirmPassword: password }).password).toBe('weak')
  })
  it('C670 requires both passwords to match', () => {
    expect(problems({ ...good, confirmPassword: 'other' }).confirmPassword).toBe('mismatch')
  })
  it("C680 C656 asks an owner, and only an owner, for the home's address", () => {
    expect(problems(as({ isOwner: true }))['property.line1']).toBe('required')
    expect(problems(as({ isOwner: true }, { property: home }))).toEqual({})
  })
  it('C657 C676 asks a broker for a license valid after today', () => {
    expect(Object.keys(problems(as({ isBroker: true }))).sort()).toEqual(Object.keys(broker).sort())
    expect(problems(as({ isBroker: true }, broker))).toEqual({})
    expect(problems(as({ isBroker: true }, { ...broker, licenseExp: today })).licenseExp).toBe('future')
    expect(problems(as({ isReferral: true }))).toEqual({})
  })
  it('C658 C679 asks a travel agent for agency, number, and license', () => {
    expect(problems(as({ isTravelAgent: true }))).toEqual({
      agencyName: 'required',
      agencyIataNumber: 'required',
      agencyLicenseExp: 'future',
    })
  })
  it('C659 C660 C661 C662 C624 offers the types the entry link leaves open', () => {
    expect(typesOffered({})).toEqual([
      'isTraveler',
      'isOwner',
      'isBroker',
      'isReferral',
      'isTravelAgent',
      'isAffiliate',
    ])
    expect(typesOffered({ signupType: 'owners' })).toEqual([])
    expect(typesOffered({ signupType: 'partners' })).toEqual(['isBroker', 'isReferral', 'isTravelAgent', 'isAffiliate'])
  })
  it('C684 C696 C699 finds the fields the server names', () => {
    expect(['propertyAddress', 'zip', 'isReferral', 'licenseExp'].map(fieldNamed)).toEqual([
      'property.line1',
      'address.zip',
      'accountType',
      'licenseExp',
    ])
  })
  it('rates passwords from too weak to strong', () => {
    expect(passwordScore('kestrel')).toBe(0)
    expect(passwordScore('kestrel8')).toBe(1)
    expect(passwordScore('leave the lamp')).toBe(2)
    expect(passwordScore('Leave the lamp lit 42')).toBe(3)
  })
})

const person = {
  firstName: 'Ana',
  lastName: 'Silva',
  email: 'ana@example.com',
  phone: '+351910000000',
  password: 'harbor-lantern-42',
  confirmPassword: 'harbor-lantern-42',
}
const origin = { currentPage: '/account', usOpen2026: false }

describe('the call', () => {
  it('C692 C605 sends the address flat and the flags by name', () => {
    expect(bodyOfSignup(good, { ...origin, signupId: '77' })).toEqual({
      ...person,
      ...home,
      ...noAccountTypes,
      isTraveler: true,
      quickSignup: false,
      signupType: null,
      signupId: '77',
      currentPage: '/account',
      propertyAddress: null,
    })
  })
  it('C692 sends the parts of checked boxes and of no others', () => {
    const both = as({ isBroker: true }, { ...broker, agencyName: 'Left over', property: home })
    expect(bodyOfSignup(both, origin)).toMatchObject({ ...broker, propertyAddress: null })
    expect(bodyOfSignup(both, origin)).not.toHaveProperty('agencyName')
    expect(bodyOfSignup(as({ isOwner: true }, { property: home }), origin)).toMatchObject({ propertyAddress: home })
  })
  it('C648 sends the tournament flag only when it is set', () => {
    expect(bodyOfSignup(good, origin)).not.toHaveProperty('usOpen2026')
    expect(bodyOfSignup(good, { ...origin, usOpen2026: true })).toMatchObject({ usOpen2026: true })
  })
})

describe('after sign-up', () => {
  const to = (types: Partial<SignupForm['types']>, kind: SignupKind = {}, ownerPropertyId: number | null = null) =>
    targetAfter({ types: { ...noAccountTypes, ...types }, ownerPropertyId }, kind)
  it('C649 C650 owners go to their portal, with the home if there is a draft of it', () => {
    expect(to({ isOwner: true }, { signupType: 'owners' })).toBe('/owners')
    expect(to({ isOwner: true }, { signupType: 'owners' }, 17)).toBe('/owners?prefPropId=17')
  })
  it("C652 so does everyone who gave a home's address without being asked", () => {
    expect(to({ isTraveler: true, isOwner: true }, {}, 17)).toBe('/owners?prefPropId=17')
  })
  it('signup-redirect.2 signup-redirect.4 C651 C653 partners go to theirs', () => {
    expect(to({ isAffiliate: true }, { signupType: 'partners' })).toBe('/partners')
    expect(to({ isOwner: true }, { signupType: 'partners' }, 17)).toBe('/partners')
    for (const type of ['isBroker', 'isReferral', 'isTravelAgent', 'isAffiliate'] as const)
      expect(to({ [type]: true, isTraveler: true })).toBe('/partners')
  })
  it('C654 C643 everyone else sees the thank-you', () => {
    expect(to({ isTraveler: true })).toBeUndefined()
  })
})
