import { describe, expect, it } from 'vitest'
import { asAppRequest, suppliedHeaders } from './app-request.ts'

const origin = 'https://stay.example'
const headersOf = (call: ReturnType<typeof asAppRequest>) => Object.fromEntries(new Headers(call[1]?.headers))

describe('a request of the app', () => {
  it('C492 C493 says so, with the headers of the native side beside its own', () => {
    const call = asAppRequest(['/app-portal/v1.1/homes', { headers: { accept: 'application/json' } }], origin, {
      'X-Shell': 'lamp',
    })
    expect(headersOf(call)).toEqual({ accept: 'application/json', 'x-mr-apprequest': '1', 'x-shell': 'lamp' })
  })

  it('keeps what was asked for in a request of its own', () => {
    const request = new Request(`${origin}/a`, { method: 'DELETE', headers: { 'x-csrf-token': 't' } })
    const call = asAppRequest([request], origin, {})
    const sent = new Request(...call)
    expect([sent.method, sent.headers.get('x-csrf-token'), sent.headers.get('x-mr-apprequest')]).toEqual([
      'DELETE',
      't',
      '1',
    ])
  })

  it('C499 asks for web-data as the app', () => {
    const [input] = asAppRequest(['/app-portal/v1.1/web-data'], origin, {})
    expect(String(input)).toBe(`${origin}/app-portal/v1.1/web-data?in_app_request=1`)
  })

  it('tells nothing to anybody else', () => {
    const call: Parameters<typeof fetch> = ['https://maps.example/style.json', { headers: { accept: '*/*' } }]
    expect(asAppRequest(call, origin, { 'X-Shell': 'lamp' })).toEqual(call)
  })
})

describe('headers that the native side supplies', () => {
  it('D19 pass as they are', () => {
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
    ['a header of ours', '{"X-CSRF-Token":"a","idempotency-key":"b","Cookie":"c","X-MR-AppRequest":"0"}'],
  ])('%s is no header', (_, text) => {
    expect(suppliedHeaders(text)).toEqual({})
  })
})
