import { describe, expect, it } from 'vitest'
import { mutantsOf } from './mutants-of.ts'

const changes = (source: string) => mutantsOf(source).map(({ text }) => text)

describe('mutantsOf', () => {
  it('shifts the boundary of a comparison, and reverses it', () => {
    expect(changes('export const is = (a: number, b: number) => a < b')).toEqual([
      'export const is = (a: number, b: number) => a <= b',
      'export const is = (a: number, b: number) => a >= b',
    ])
  })

  it('changes numbers, booleans, sums, and negations', () => {
    expect(changes('export const most = 10')).toEqual(['export const most = (10 + 1)'])
    expect(changes('export const on = true')).toEqual(['export const on = false'])
    expect(changes('export const f = (a: number, b: number) => a + b')).toEqual([
      'export const f = (a: number, b: number) => a - b',
    ])
    expect(changes('export const f = (a: boolean) => !a')).toEqual(['export const f = (a: boolean) => a'])
  })

  it('makes conditions always true or false', () => {
    expect(changes('export const f = (a: boolean) => (a ? x : y)')).toEqual([
      'export const f = (a: boolean) => (true ? x : y)',
      'export const f = (a: boolean) => (false ? x : y)',
    ])
  })

  it('swaps minimum and maximum, some and every', () => {
    expect(changes('export const f = (a: number) => Math.max(a, b)')).toEqual([
      'export const f = (a: number) => Math.min(a, b)',
    ])
    expect(changes('export const f = (a: X[]) => a.some(g)')).toEqual(['export const f = (a: X[]) => a.every(g)'])
  })

  it('gives the same change later in a line a different name', () => {
    const names = mutantsOf('export const f = a < b || c < d').map(({ change }) => change)
    expect(new Set(names).size).toBe(names.length)
  })

  it('counts characters of any width, and reports the line', () => {
    const source = '// “ü” 海\n\nexport const most = 7'
    expect(mutantsOf(source)).toMatchObject([{ line: 3, text: '// “ü” 海\n\nexport const most = (7 + 1)' }])
  })

  it('produces only sources that parse', () => {
    expect(changes('export const f = (a, b) => a ?? b ?? 0').some((text) => text.includes('&& b ?? 0'))).toBe(false)
  })

  it('leaves types unchanged', () => {
    expect(changes('export type T = { kind: 1 } | 2\nimport { a } from "x"\nexport type U = 3')).toEqual([])
  })
})
