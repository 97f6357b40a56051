import * as contract from '@porchlight/contract'
import { expect, it } from 'vitest'
import { refusalWords } from './messages/site/refusals.ts'
import { saidIn } from './said-refusal.ts'

type Call = { path: string; audience: contract.Audience; errors: Record<string, number> }

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'errors' in value && 'path' in value
const isForStaff = ({ audience }: Call) =>
  Array.isArray(audience) && audience.every((role) => role === 'staff' || role === 'admin')

/** Errors for programs, or for requests no screen can make. */
const nobodyReads = new Set([
  'chunk_does_not_fit',
  'geocode_failed',
  'geocoder_unavailable',
  'idempotency_mismatch',
  'method_not_allowed',
  'not_impersonating',
  'permission_not_held',
  'unknown_pair',
  'unknown_scope',
])

it('every error a person may see has a message in every language', () => {
  const codes = (Object.values(contract) as unknown[])
    .filter(isCall)
    .filter((call) => !isForStaff(call))
    .flatMap(({ errors }) => Object.keys(errors))
  const wanted = [...new Set([...codes, ...contract.commonCodes])].filter((code) => !nobodyReads.has(code))
  expect(wanted.filter((code) => !(code in refusalWords.en))).toEqual([])
})

it("an error is shown by its code, and with the server's message if there is no translation", () => {
  const refusal = { code: 'nights_taken', message: 'Some of these nights are taken.' }
  expect(saidIn('fr', refusal)).toBe('Certaines de ces nuits ne sont plus disponibles.')
  expect(saidIn('de', { code: 'made_up', message: 'Something else.' })).toBe('Something else.')
})
