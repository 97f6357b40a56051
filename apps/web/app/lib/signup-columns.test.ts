import { expect, it } from 'vitest'
import { signupColumns } from './signup-columns.ts'

it('C631 C632 C845 takes twelve columns when quick, otherwise eight', () => {
  expect([signupColumns({ quick: true }), signupColumns({ quick: false })]).toEqual([12, 8])
})
