import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from '#kernel/secrets'
import { commonProblem } from './answer.ts'

/** A new secret for a visitor's cookie. */
export const newVisitorSecret = (): string => newSecret(18)

const markOf = (visitorSecret: string, sessionToken: string, salt: string): string =>
  createHmac('sha256', visitorSecret).update(`${salt}.${sessionToken}`).digest('base64url')

/** The token a page sends back in X-CSRF-TOKEN; valid only for this visitor's cookie and this session. */
export const csrfToken = (visitorSecret: string, sessionToken: string): string => {
  const salt = newSecret(9)
  return `${salt}.${markOf(visitorSecret, sessionToken, salt)}`
}

const fits = (visitorSecret: string, sessionToken: string, token: string): boolean => {
  const [salt = '', mark = ''] = token.split('.')
  const expected = Buffer.from(markOf(visitorSecret, sessionToken, salt))
  const given = Buffer.from(mark)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Throws the spec's status 419 unless the token belongs to this visitor and session. */
export const assertCsrf = (visitorSecret: string, sessionToken: string, token: unknown): void => {
  if (typeof token === 'string' && token.length < 200 && fits(visitorSecret, sessionToken, token)) return
  throw commonProblem(419, 'csrf', 'This page has expired. Reload it and try again.')
}
