import { expect, it } from 'vitest'
import type { ForeignStatusFields } from '../foreign-status.ts'
import { foreignStatusProblems, foreignStatusUntil } from './foreign-status.ts'

const signed: ForeignStatusFields = {
  kind: 'w8ben',
  name: 'Maren Holm',
  citizenship: 'DE',
  birthDate: '1981-04-02',
  worksAbroad: true,
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
  expect(problems({ worksAbroad: false })).toEqual(['worksAbroad'])
  expect(problems({ certified: false, name: ' ', signedName: '' })).toEqual(['name', 'signedName', 'certified'])
})
