import { expect, it } from 'vitest'
import type { ForeignStatusFields } from '../foreign-status.ts'
import {
  foreignCertificationOf,
  foreignFormState,
  foreignReminderDue,
  foreignStatusProblems,
  foreignStatusUntil,
  withholdingOfForm,
} from './foreign-status.ts'

const signed: ForeignStatusFields = {
  kind: 'w8ben',
  name: 'Maren Holm',
  citizenship: 'DE',
  entity: 'individual',
  usAddress: '',
  birthDate: '1981-04-02',
  worksAbroad: true,
  claimsTreaty: false,
  line1: 'Elbchaussee 4',
  line2: '',
  city: 'Hamburg',
  state: 'Hamburg',
  zip: '22765',
  country: 'DE',
  taxId: '12 345 678 901',
  signedName: 'Maren Holm',
  certified: true,
}
const problems = (more: Partial<ForeignStatusFields>) => foreignStatusProblems({ ...signed, ...more }, '2027-02-01')

it('R54 a W-8 holds through the third calendar year after the one it was signed in', () => {
  expect(['2027-01-01', '2027-12-31', '2028-01-01'].map(foreignStatusUntil)).toEqual([
    '2030-12-31',
    '2030-12-31',
    '2031-12-31',
  ])
})

it('takes a whole form of someone abroad, and names what keeps it from being taken', () => {
  expect(problems({})).toEqual([])
  expect(problems({ kind: 'w8ben_e', birthDate: '' })).toEqual([])
  expect(problems({ citizenship: 'US' })).toEqual(['citizenship'])
  expect(problems({ citizenship: '' })).toEqual(['citizenship'])
  expect(problems({ country: 'US', zip: '11963' })).toEqual(['country'])
  expect(problems({ birthDate: '' })).toEqual(['birthDate'])
  expect(problems({ birthDate: '2027-02-01' })).toEqual(['birthDate'])
  expect(problems({ taxId: '12-3' })).toEqual(['taxId'])
  expect(problems({ worksAbroad: false })).toEqual([])
  expect(problems({ certified: false, name: ' ', signedName: '' })).toEqual(['name', 'signedName', 'certified'])
})

it('asks for a state and a postal code only where the country has them', () => {
  expect(problems({ country: 'DE', state: '' })).toEqual([])
  expect(problems({ country: 'DE', state: '', zip: '' })).toEqual(['zip'])
  expect(problems({ country: 'AU', state: '' })).toEqual(['state'])
  expect(problems({ country: 'CA', state: '', zip: 'H2X 1Y4' })).toEqual(['state'])
  expect(problems({ country: 'AE', state: '', zip: '' })).toEqual([])
})

it('R54 takes a W-8ECI with a U.S. taxpayer number and the home’s address, wherever its signer works', () => {
  const owner = {
    kind: 'w8eci',
    worksAbroad: false,
    usAddress: '4 Dune Road, Saltgrass, NY',
    taxId: '912-70-1234',
  } as const
  expect(problems(owner)).toEqual([])
  expect(problems({ ...owner, taxId: '12-3456789', entity: 'corporation', birthDate: '' })).toEqual([])
  expect(problems({ ...owner, birthDate: '' })).toEqual(['birthDate'])
  expect(problems({ ...owner, taxId: '12 345 678 901' })).toEqual(['taxId'])
  expect(problems({ ...owner, taxId: '000-12-3456', usAddress: '' })).toEqual(['taxId', 'usAddress'])
  expect(problems({ ...owner, citizenship: 'US', country: 'US', zip: '11963' })).toEqual(['citizenship', 'country'])
})

it('R54 a company can claim a treaty for work in the United States if its country has one; a person can’t', () => {
  const company = { kind: 'w8ben_e', birthDate: '', worksAbroad: false, claimsTreaty: true } as const
  expect(problems(company)).toEqual([])
  expect(problems({ ...company, citizenship: 'BR' })).toEqual(['claimsTreaty'])
  expect(problems({ ...company, citizenship: 'HU' })).toEqual(['claimsTreaty'])
  expect(problems({ ...company, worksAbroad: true })).toEqual(['claimsTreaty'])
  expect(problems({ worksAbroad: false, claimsTreaty: true })).toEqual(['claimsTreaty'])
})

it('R54 takes a W-8ECI for work from a company with a U.S. taxpayer number, never from a person', () => {
  const eci = {
    kind: 'w8eci_services',
    entity: 'corporation',
    birthDate: '',
    worksAbroad: false,
    usAddress: '9 Wall Street, New York, NY',
    taxId: '12-3456789',
  } as const
  expect(problems(eci)).toEqual([])
  expect(problems({ ...eci, entity: 'individual' })).toEqual(['entity'])
  expect(problems({ ...eci, taxId: '12 345 678 901', usAddress: '' })).toEqual(['taxId', 'usAddress'])
})

it('R54 withholds from work in the United States only, unless a treaty or a U.S. business exempts it', () => {
  const of = (more: Partial<ForeignStatusFields>) => withholdingOfForm({ ...signed, ...more })
  expect(of({})).toBe('none')
  expect(of({ worksAbroad: false })).toBe('foreign')
  expect(of({ kind: 'w8ben_e', worksAbroad: false, claimsTreaty: true })).toBe('treaty')
  expect(of({ kind: 'w8eci_services', worksAbroad: false })).toBe('eci')
})

it('certifies where the work is done, and the treaty only where it is claimed', () => {
  const points = (more: Partial<ForeignStatusFields>) =>
    foreignCertificationOf({ ...signed, ...more }).points.join('\n')
  expect(points({})).toContain('performed outside the United States')
  expect(points({ worksAbroad: false })).toContain('in whole or in part in the United States')
  expect(points({ worksAbroad: false })).not.toContain('treaty')
  expect(points({ kind: 'w8ben_e', worksAbroad: false, claimsTreaty: true })).toContain('limitation on benefits')
})

it('reminds 60, 30, and 7 days before a form expires and once it has, each once; a late start skips to the last one', () => {
  const due = (today: string, reminded: number | null = null) =>
    foreignReminderDue({ expiresOn: '2030-12-31', reminded }, today)
  expect(due('2030-10-31')).toBeUndefined()
  expect(due('2030-11-01')).toBe(60)
  expect(due('2030-11-30', 60)).toBeUndefined()
  expect(due('2030-12-01', 60)).toBe(30)
  expect(due('2030-12-31', 7)).toBeUndefined()
  expect(due('2031-01-01', 7)).toBe(-1)
  expect(due('2031-06-01', -1)).toBeUndefined()
  expect(due('2030-12-30')).toBe(7)
})

it('a form is valid through its last day', () => {
  expect(
    ['2030-10-31', '2030-11-01', '2030-12-31', '2031-01-01'].map((day) => foreignFormState('2030-12-31', day)),
  ).toEqual(['valid', 'expires_soon', 'expires_soon', 'expired'])
})
