import { describe, expect, it } from 'vitest'
import { failureCode, failureMessage, verdictOn } from './answers.ts'

const failure = (error: unknown) => ({ valid: false, results: { error, required: [] } })
const verdict = (status: number, envelope: unknown) => verdictOn({ status, envelope })

describe('an error message', () => {
  it.each([
    [
      'results.error.message',
      failure({ message: 'These nights are taken.', code: 'nights_taken' }),
      'These nights are taken.',
    ],
    ['results.error', failure('No such house'), 'No such house'],
    ['an empty text', failure(''), 'Request failed'],
    ['an error without a message', failure({ code: 'x' }), 'Request failed'],
    ['no error', { valid: false, results: {} }, 'Request failed'],
    ['no results', {}, 'Request failed'],
    ['a page instead of an answer', null, 'Request failed'],
    ['a text', 'Bad gateway', 'Request failed'],
  ])('C437 is %s', (_, envelope, message) => expect(failureMessage(envelope)).toBe(message))

  it('comes with a code to decide on', () => {
    expect(failureCode(failure({ message: 'x', code: 'nights_taken' }))).toBe('nights_taken')
    expect(failureCode(failure('x'))).toBeNull()
  })
})

describe('an answer', () => {
  it.each([200, 201])('with status %i is a success if it says so itself', (status) => {
    expect(verdict(status, { valid: true, results: {} })).toBe('done')
    // A hotel's Wi-Fi portal answers 200 to everything.
    expect(verdict(status, null)).toBe('failed')
    expect(verdict(status, '<html>')).toBe('failed')
    expect(verdict(status, { valid: false, results: {} })).toBe('failed')
  })
  it.each([400, 404, 405, 409, 410, 413, 415, 422])('with status %i is final', (status) =>
    expect(verdict(status, failure('no'))).toBe('refused'),
  )
  it.each([401, 403, 408, 419, 423, 425, 429, 459, 469])('with status %i can be retried', (status) =>
    expect(verdict(status, failure('not now'))).toBe('failed'),
  )
  it.each([500, 502, 503, 504, 0, 301])('with status %i says nothing about the write', (status) =>
    expect(verdict(status, failure('oh'))).toBe('failed'),
  )
  it('C525 that never arrived is null and says nothing about the write', () => expect(verdict(0, null)).toBe('failed'))
  it("that isn't from the product rejects nothing", () => expect(verdict(404, '<html>')).toBe('failed'))
})
