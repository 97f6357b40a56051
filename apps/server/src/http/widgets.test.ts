import type { FastifyReply, FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { sceneApp } from '#testing/scene-app'
import { allowFraming } from './widgets.ts'

const t = sceneApp()

const framed = (url: string) => {
  const headers = new Map<string, string>([
    ['content-security-policy', "default-src 'self';frame-ancestors 'self'"],
    ['x-frame-options', 'SAMEORIGIN'],
  ])
  const raw = {
    getHeader: (name: string) => headers.get(name),
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  }
  allowFraming({ url } as FastifyRequest, { raw } as unknown as FastifyReply)
  return headers
}

describe("a page in another site's frame", () => {
  it('is allowed for widgets', () => {
    for (const url of [
      '/quiz/town-vibe',
      '/quiz/town-vibe/share/8?via=x',
      '/subscribe-200',
      '/collaborations/fresh-direct',
      '/widgets/search',
      '/widgets/homes/gull-cottage?via=x',
      '/widgets/property-analysis',
    ]) {
      const headers = framed(url)
      expect(headers.get('content-security-policy')).toBe("default-src 'self';frame-ancestors *")
      expect(headers.has('x-frame-options')).toBe(false)
    }
  })
  it('is rejected for every other page', () => {
    for (const url of ['/', '/list-your-property', '/book-payment', '/account', '/staff/leads', '/nowhere'])
      expect([url, framed(url).get('x-frame-options')]).toEqual([url, 'SAMEORIGIN'])
  })
})

it('serves the script that other sites load, with no inline code on their side', async () => {
  const { status, headers, text } = await t.visitor().raw({ path: '/widget.js' })
  expect([status, headers['cross-origin-resource-policy']]).toEqual([200, 'cross-origin'])
  expect(headers['set-cookie']).toBeUndefined()
  expect(text).not.toMatch(/eval|innerHTML|document\.write/)
})
