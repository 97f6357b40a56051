import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shotOf } from './shots.ts'

const manifest = join(import.meta.dirname, '../../../../../server/src/demo/assets/art/manifest.json')
const codes = new Set(
  [...readFileSync(manifest, 'utf8').matchAll(/"shot":\s*"([^"]+)"/g)].map((found) => found[1] ?? ''),
)

describe('what a photo shows', () => {
  it('has a name for every subject of the bundled pictures', () => {
    expect(codes.size).toBeGreaterThan(20)
    expect([...codes].filter((code) => shotOf(code) === undefined)).toEqual([])
  })

  it('is the same for a numbered or finer subject', () => {
    expect(shotOf('bath-2')).toBe('bath')
    expect(shotOf('hot-tub')).toBe('hot-tub')
    expect(shotOf('balcony')).toBeUndefined()
  })
})
