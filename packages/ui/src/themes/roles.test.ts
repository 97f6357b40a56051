import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tokensOf } from './colors.ts'
import { groundOf, roles } from './roles.ts'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const tokens = tokensOf(read('./scale.css') + read('./porchlight.css'))
const shown = new Set<string>(Object.values(roles).flat())

/** Not colors, or the same color under the spec's own name. */
const notShown =
  /^(t-|s-|r-|gap-|weight-|shadow|rim|display|text|control|field|chip|header|gutter|margin|measure|page$|fast|slow|panel|ease|flow|picture-dim|hatch|lamp|opened$|blocked$|turnover$|externalblock$)/

describe('the list of color roles', () => {
  it('contains only existing roles', () => {
    expect([...shown].filter((role) => !tokens.has(role))).toEqual([])
    expect([...shown].map(groundOf).filter((ground) => ground !== undefined && !tokens.has(ground))).toEqual([])
  })

  it('includes every color of a theme', () => {
    expect([...tokens.keys()].filter((role) => !shown.has(role) && !notShown.test(role))).toEqual([])
  })
})
