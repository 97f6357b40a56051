import { expect, it } from 'vitest'
import { refusedMark } from './form.ts'

const refusal = 'Use an IANA time zone such as America/New_York'
const required = 'This field is required'

it("marks a filled field with the server's reason for rejecting it", () => {
  for (const typed of ['America/Nowhere', 0, false, ['a']]) expect(refusedMark(typed, refusal, required)).toBe(refusal)
})

it('marks an empty field as required', () => {
  for (const nothing of ['', '  ', null, undefined, []]) expect(refusedMark(nothing, refusal, required)).toBe(required)
})
