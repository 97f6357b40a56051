import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { refuseForm } from './page-forms.ts'

const form = (url: string, headers: Record<string, string> = {}) =>
  refuseForm({
    url,
    host: 'stay.example',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '120',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  } as unknown as FastifyRequest)
const statusOf = (refusal: ReturnType<typeof form>) => (typeof refusal === 'object' ? refusal.status : refusal)

describe('a form posted to a page', () => {
  it('is accepted by screens that declare it, at each of their addresses', () => {
    for (const url of ['/list-your-property', '/list-your-home?utm_source=a', '/property-analysis', '/subscribe-200'])
      expect(form(url)).toBeUndefined()
  })
  it('is rejected everywhere else', () => {
    for (const url of ['/', '/properties/sandpiper', '/property-analysis/31/a1b2c3', '/staff/leads', '/nowhere'])
      expect(form(url)).toBe('method')
  })
  it('comes from our own page, with or without the headers newer browsers add', () => {
    expect(statusOf(form('/renovate', { 'sec-fetch-site': 'cross-site' }))).toBe(403)
    expect(statusOf(form('/renovate', { 'sec-fetch-site': 'same-site' }))).toBe(403)
    const older = (origin?: string) =>
      refuseForm({
        url: '/renovate',
        host: 'stay.example',
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
          'content-length': '1',
          ...(origin && { origin }),
        },
      } as unknown as FastifyRequest)
    expect(older('https://stay.example')).toBeUndefined()
    expect(statusOf(older('https://evil.example'))).toBe(403)
    expect(statusOf(older('null'))).toBe(403)
    expect(statusOf(older())).toBe(403)
  })
  it('has the size and shape of a form', () => {
    expect(statusOf(form('/renovate', { 'content-length': '70000' }))).toBe(413)
    expect(statusOf(form('/renovate', { 'content-length': 'x' }))).toBe(400)
    expect(statusOf(form('/renovate', { 'content-type': 'application/json' }))).toBe(400)
    expect(statusOf(form('/renovate', { 'content-type': 'multipart/form-data; boundary=x' }))).toBe(400)
  })
})
