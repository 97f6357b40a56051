import { describe, expect, it } from 'vitest'
import { resultsOf } from './answers.ts'
import { counted, wordsIn } from './messages/words.ts'
import { schemeOf } from './scheme.ts'

describe('the choice of light or dark', () => {
  it.each([
    [null, 'system'],
    ['a=b; scheme=dark', 'dark'],
    ['scheme=light; a=b', 'light'],
    ['scheme=purple', 'system'],
    ['myscheme=dark', 'system'],
  ])('from the cookies %j is %s', (cookies, scheme) => {
    expect(schemeOf(cookies)).toBe(scheme)
  })
})

describe('words', () => {
  it('count with the form of the language', () => {
    const nights = { one: '# night', other: '# nights' }
    expect(counted(1, nights)).toBe('1 night')
    expect(counted(0, nights)).toBe('0 nights')
    expect(counted(1240, nights)).toBe('1,240 nights')
  })

  it('fall back to English where a language has none', () => {
    const area = { en: { title: 'Homes' }, de: { title: 'Häuser' } }
    expect(wordsIn(area, 'de').title).toBe('Häuser')
    expect(wordsIn(area, 'fr').title).toBe('Homes')
  })
})

describe('the answer to a loader', () => {
  it('is its results', () => {
    expect(resultsOf({ ok: true, results: { homes: 3 }, status: 200 })).toEqual({ homes: 3 })
  })

  it('is thrown as a page of its status when refused, and as unavailable when nobody answered', () => {
    const refused = (status: number) => () =>
      resultsOf({
        ok: false,
        error: { code: 'not_found', message: 'No such home', requestId: 'r1', status, required: [] },
      })
    expect(refused(404)).toThrow(
      expect.objectContaining({
        init: { status: 404 },
        data: { code: 'not_found', message: 'No such home', requestId: 'r1' },
      }),
    )
    expect(refused(0)).toThrow(expect.objectContaining({ init: { status: 503 } }))
  })
})
