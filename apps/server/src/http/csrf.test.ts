import { describe, expect, test } from 'vitest'
import { assertCsrf, csrfToken, newVisitorSecret } from './csrf.ts'

const secret = newVisitorSecret()
const refused = expect.objectContaining({ status: 419, code: 'csrf' })
const verdict = (token: unknown, visitor = secret, session = 'session'): unknown => {
  try {
    assertCsrf(visitor, session, token)
    return 'taken'
  } catch (error) {
    return error
  }
}

describe('the token a page sends back', () => {
  test('is valid for this visitor and this session, no matter how often it is sent', () => {
    const token = csrfToken(secret, 'session')
    expect([verdict(token), verdict(token)]).toEqual(['taken', 'taken'])
  })

  test('is rejected for another visitor, and for another session', () => {
    const token = csrfToken(secret, 'session')
    expect(verdict(token, newVisitorSecret())).toEqual(refused)
    expect(verdict(token, secret, 'another')).toEqual(refused)
    expect(verdict(token, secret, '')).toEqual(refused)
  })

  test.each([
    ['nothing', undefined],
    ['no text', 7],
    ['an empty text', ''],
    ['a list with the token in it', [csrfToken(secret, 'session')]],
    ['a salt without a mark', csrfToken(secret, 'session').split('.')[0]],
    ['a mark that was cut', csrfToken(secret, 'session').slice(0, -1)],
    ['a mark with more behind it', `${csrfToken(secret, 'session')}A`],
    ['another salt', csrfToken(secret, 'session').replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    [
      'another mark of the same length',
      csrfToken(secret, 'session').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    ],
  ])('rejects %s', (_name, token) => {
    expect(verdict(token)).toEqual(refused)
  })

  test('is 56 characters long; tokens of 200 characters or more are not checked', () => {
    const token = csrfToken(secret, 'session')
    const [salt = '', mark] = token.split('.')
    expect([Buffer.from(salt, 'base64url').length, token.length]).toEqual([9, 56])
    // The text after a second dot is not part of the signature.
    expect(verdict(`${salt}.${mark}.${'x'.repeat(199 - token.length - 1)}`)).toBe('taken')
    expect(verdict(`${salt}.${mark}.${'x'.repeat(200 - token.length - 1)}`)).toEqual(refused)
  })

  test("a visitor’s secret can't be guessed: it has 144 bits and is different every time", () => {
    expect(Buffer.from(newVisitorSecret(), 'base64url')).toHaveLength(18)
    expect(newVisitorSecret()).not.toBe(newVisitorSecret())
  })
})
