import { readFileSync } from 'node:fs'
import { referenceRates } from '@porchlight/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedAnswer } from '#modules/availability'
import { sceneApp } from '#testing/scene-app'
import { ecbRatesIn } from './engine/ecb.ts'
import { readRates } from './jobs.ts'

const t = sceneApp()
const file = readFileSync(new URL('./testdata/eurofxref-daily.xml', import.meta.url), 'utf8')
const url = 'https://bank.example/daily.xml'

/** The file as the bank would publish it on another day. */
const of = (day: string, dollar = '1.1400') =>
  file.replace('2026-09-24', day).replace("rate='1.1367'", `rate='${dollar}'`)
const requested: string[] = []
const answering = (answer: FeedAnswer) => {
  t.app.adapters.feeds = {
    read: async (address) => {
      requested.push(address)
      return answer
    },
  }
}
const read = async (text: string) => {
  answering({ kind: 'text', text })
  await readRates({ ...t.app, config: { ...t.app.config, ratesUrl: url } })
}
const reported = async () => {
  const answer = await t.visitor().call(referenceRates)
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}
beforeEach(() => {
  requested.length = 0
})

describe('the reference rates', () => {
  it('are those of the bundled file until another file is read', async () => {
    const bundled = ecbRatesIn(file, '2026-09-25')
    const { day, perEuro } = await reported()
    expect(day).toBe(bundled?.day)
    const numbers = (rates: Iterable<[string, string]>) =>
      [...rates].map(([currency, rate]) => [currency, Number(rate)]).sort()
    expect(numbers(Object.entries(perEuro))).toEqual(numbers(bundled?.perEuro ?? []))
  })

  it('are requested only from the configured address, and not at all without one', async () => {
    answering({ kind: 'failed', problem: { code: 'empty_answer', params: {} } })
    await readRates(t.app)
    expect(requested).toEqual([])
    await readRates({ ...t.app, config: { ...t.app.config, ratesUrl: url } })
    expect(requested).toEqual([url])
    expect((await reported()).day).toBe('2026-09-24')
  })

  it('change with a newer file, but not with an older, foreign, or implausible one', async () => {
    await read(of('2026-12-01'))
    expect(await reported()).toMatchObject({ day: '2026-12-01', perEuro: { USD: '1.14', ISK: '138' } })
    await read(of('2026-11-30', '1.2'))
    await read('<html>Maintenance</html>')
    await read(of('2026-12-02', '114.0'))
    await read(of('2036-12-02'))
    expect(await reported()).toMatchObject({ day: '2026-12-01', perEuro: { USD: '1.14' } })
    await read(of('2026-12-01', '1.15'))
    expect((await reported()).perEuro.USD).toBe('1.14')
    await read(of('2026-12-02', '1.15'))
    expect(await reported()).toMatchObject({ day: '2026-12-02', perEuro: { USD: '1.15' } })
  })
})
