import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { isSealed, sealOf, sealWith } from './seal.ts'

const home = mkdtempSync(join(tmpdir(), 'seal-'))
afterAll(() => rmSync(home, { recursive: true }))

const newKey = () => randomBytes(32)
const place = 'authenticator:12'

describe('the seal', () => {
  it('restores every text, and reveals nothing of it', () => {
    const seal = sealWith([newKey()])
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sealed = seal.close(text, place)
        expect(isSealed(sealed)).toBe(true)
        expect(seal.open(sealed, place)).toBe(text)
        if (text.length > 8) expect(sealed).not.toContain(text)
      }),
    )
    expect(seal.close('JBSWY3DPEHPK3PXP', place)).not.toBe(seal.close('JBSWY3DPEHPK3PXP', place))
  })

  it('does not open in another place, with another key, or when a bit was changed', () => {
    const seal = sealWith([newKey()])
    const sealed = seal.close('JBSWY3DPEHPK3PXP', place)
    expect(() => seal.open(sealed, 'authenticator:13')).toThrow()
    expect(() => sealWith([newKey()]).open(sealed, place)).toThrow('a key that this installation does not have')
    expect(() => seal.open('JBSWY3DPEHPK3PXP', place)).toThrow()
    const [mark, name, content = ''] = sealed.split('.')
    const bytes = Buffer.from(content, 'base64url')
    for (const at of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(() => seal.open([mark, name, changed.toString('base64url')].join('.'), place)).toThrow()
    }
  })

  it('opens with a replaced key, and seals with the new one', () => {
    const [old, fresh] = [newKey(), newKey()]
    const sealed = sealWith([old]).close('JBSWY3DPEHPK3PXP', place)
    const both = sealWith([fresh, old])
    expect(both.open(sealed, place)).toBe('JBSWY3DPEHPK3PXP')
    expect(sealWith([fresh]).open(both.close('again', place), place)).toBe('again')
  })

  it('opens what earlier versions sealed', () => {
    const sealed = 's1.S7Bvjk46.j_owNwEKVKTWGrUf7qZqOUpCWGW75u0yrzFvBnNAavz85risbvzNQ_X-Zyc'
    expect(sealWith([Buffer.alloc(32, 7)]).open(sealed, place)).toBe('JBSWY3DPEHPK3PXP')
  })

  it('creates a missing data folder, and accepts no broken link as a key', () => {
    const dataFolder = join(home, 'a', 'new', 'one')
    const config = { dataFolder, secretKeys: [] }
    expect(sealOf(config).open(sealOf(config).close('text', place), place)).toBe('text')
    const path = join(dataFolder, 'secret.key')
    rmSync(path)
    symlinkSync(join(home, 'nowhere'), path)
    expect(() => sealOf(config)).toThrow('ENOENT')
  })

  it("creates a data folder's key once, for its owner only, and reports a broken one", () => {
    const dataFolder = join(home, 'data')
    const config = { dataFolder, secretKeys: [] }
    const sealed = sealOf(config).close('text', place)
    expect(sealOf(config).open(sealed, place)).toBe('text')
    const path = join(dataFolder, 'secret.key')
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const set = { dataFolder, secretKeys: [newKey().toString('base64url'), readFileSync(path, 'utf8').trim()] }
    expect(sealOf(set).open(sealed, place)).toBe('text')
    writeFileSync(path, 'lost')
    expect(() => sealOf(config)).toThrow('does not hold a key')
  })
})
