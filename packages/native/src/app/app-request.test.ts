import { describe, expect, it } from 'vitest'
import { asAppRequest, suppliedHeaders } from './app-request.ts'

const origin = 'https://stay.example'
const headersOf = (call: ReturnType<typeof asAppRequest>) => Object.fromEntries(new Headers(call[1]?.headers))

describe('an app request', () => {
  it("C492 C493 identifies itself, and adds the native side's headers to its own", () => {
    const call = asAppRequest(['/app-portal/v1.1/homes', { headers: { accept: 'application/json' } }], origin, {
      'X-Shell': 'lamp',
    })
    expect(headersOf(call)).toEqual({ accept: 'application/json', 'x-mr-apprequest': '1', 'x-shell': 'lamp' })
  })

  it('preserves everything from an existing request', () => {
    const request = new Request(`${origin}/a`, { method: 'DELETE', headers: { 'x-csrf-token': 't' } })
    const call = asAppRequest([request], origin, {})
    const sent = new Request(...call)
    expect([sent.method, sent.headers.get('x-csrf-token'), sent.headers.get('x-mr-apprequest')]).toEqual([
      'DELETE',
      't',
      '1',
    ])
  })

  it('C499 requests web-data as the app', () => {
    const [input] = asAppRequest(['/app-portal/v1.1/web-data'], origin, {})
    expect(String(input)).toBe(`${origin}/app-portal/v1.1/web-data?in_app_request=1`)
  })

  it('sends nothing to other origins', () => {
    const call: Parameters<typeof fetch> = ['https://maps.example/style.json', { headers: { accept: '*/*' } }]
    expect(asAppRequest(call, origin, { 'X-Shell': 'lamp' })).toEqual(call)
  })
})

describe('headers supplied by the native side', () => {
  it('D19 are passed on unchanged', () => {
    expect(suppliedHeaders('{"Authorization":"Bearer a.b","X-Device":"7"}')).toEqual({
      Authorization: 'Bearer a.b',
      'X-Device': '7',
    })
  })

  it.each([
    ['nothing', null],
    ['no object', '["X-A"]'],
    ['no JSON', '{'],
    ['no name', '{"a b":"c"}'],
    ['a line break in it', JSON.stringify({ 'X-A': 'b\r\nX-B: c' })],
    ['no text', '{"X-A":7}'],
    ['one of our headers', '{"X-CSRF-Token":"a","idempotency-key":"b","Cookie":"c","X-MR-AppRequest":"0"}'],
  ])("exclude %s, which isn't a header", (_, text) => {
    expect(suppliedHeaders(text)).toEqual({})
  })
})
