import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ecbRatesIn, isBelievable } from './ecb.ts'

const file = readFileSync(new URL('../testdata/eurofxref-daily.xml', import.meta.url), 'utf8')
const today = '2026-09-25'

describe('a central bank’s file', () => {
  it('states its day and every rate as published', () => {
    const rates = ecbRatesIn(file, today)
    expect(rates?.day).toBe('2026-09-24')
    expect(rates?.perEuro.size).toBe(29)
    expect([rates?.perEuro.get('USD'), rates?.perEuro.get('ISK')]).toEqual(['1.1367', '138.00'])
  })

  it('is rejected when it is another file, cut short, without a day, with several days, or with a future one', () => {
    const other = "<Cube time='2026-09-23'><Cube currency='USD' rate='1.2'/></Cube>"
    for (const wrong of [
      '',
      '<html><body>Maintenance</body></html>',
      file.slice(0, 700),
      file.replace("time='2026-09-24'", ''),
      file.replace("'2026-09-24'", "'2026-13-45'"),
      file.replace('</Cube>\n\t</Cube>', `</Cube>${other}\n\t</Cube>`),
      file.replace("currency='USD'", "currency='usd'"),
      file + ' '.repeat(200_000),
    ])
      expect(ecbRatesIn(wrong, today), wrong.slice(0, 80)).toBeUndefined()
    expect(ecbRatesIn(file, '2026-09-22')).toBeUndefined()
  })

  it('never throws, whatever the input', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(file.length), (text, at) => {
        const rates = ecbRatesIn(file.slice(0, at) + text + file.slice(at), today)
        for (const rate of rates?.perEuro.values() ?? []) expect(Number(rate)).toBeGreaterThan(0)
      }),
    )
  })

  it('is rejected when a currency has halved or doubled', () => {
    const known = ecbRatesIn(file, today)
    const changed = (rate: string) => ecbRatesIn(file.replace("'0.85986'", `'${rate}'`), today)
    if (!known) throw new Error('unread')
    const believed = (rate: string) => isBelievable(known, changed(rate) ?? known)
    expect([believed('0.9'), believed('1.8'), believed('0.4'), believed('85.986')]).toEqual([true, false, false, false])
  })
})

describe('the limits of what is accepted', () => {
  const usual = ecbRatesIn(file, today)
  if (!usual) throw new Error('unread')

  it('accept a file of 100,000 characters, and one dated tomorrow', () => {
    expect(ecbRatesIn(file.padEnd(100_000), today)).toBeDefined()
    expect(ecbRatesIn(file.padEnd(100_001), today)).toBeUndefined()
    expect([ecbRatesIn(file, '2026-09-23'), ecbRatesIn(file, '2026-09-22')]).toEqual([usual, undefined])
  })

  it('reject a rate of zero', () => {
    expect(ecbRatesIn(file.replace("'138.00'", "'0.00'"), today)?.perEuro.has('ISK')).toBe(false)
  })

  it('accept a new currency, and one that moves by less than half', () => {
    const rates = (rate: string, more: [string, string][] = []) => ({
      day: '2026-09-24',
      perEuro: new Map([['USD', rate], ...more]),
    })
    const believed = (rate: string) => isBelievable(rates('1'), rates(rate))
    expect(['0.5', '0.51', '1.99', '2'].map(believed)).toEqual([false, true, true, false])
    expect(isBelievable(rates('1'), rates('1', [['ISK', '138']]))).toBe(true)
  })
})
