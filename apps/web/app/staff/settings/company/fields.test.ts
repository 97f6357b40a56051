import { mostNumber } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { companyFieldsOf, companyProblems } from './fields.ts'

const words = { required: 'required', zip: 'zip', date: 'date', reason: 'reason', licenseLong: 'too long' }

it('refuses a license number that is too long instead of cutting it', () => {
  const problemAt = (number: string) => {
    const license = { region: 'US-NY', kind: 'Broker', number, expiresOn: '' }
    return companyProblems(null, { ...companyFieldsOf(null, 'America/New_York'), licenses: [license] }, words)
  }
  expect(problemAt('7'.repeat(mostNumber))).not.toHaveProperty(['licenses.0.number'])
  expect(problemAt('7'.repeat(mostNumber + 1))).toHaveProperty(['licenses.0.number'], 'too long')
})
