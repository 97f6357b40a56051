import { expect, it } from 'vitest'
import { limits } from './rules.ts'
import { storm } from './testing/storm.ts'

const seeds = Number(process.env.QUEUE_SEEDS ?? 3)
const shuffles = 10

const assertStory = async (seed: number, shuffle: number): Promise<void> => {
  const story = `seed ${seed}, shuffle ${shuffle}`
  const { server, all, accepted, discarded, left } = await storm(seed, shuffle)
  expect(left(), `${story}: nothing is left waiting`).toEqual([])

  const written = server.applied.filter(({ url }) => url !== '/reports')
  const times = new Map<unknown, number>()
  for (const { data } of written) times.set(data.n, (times.get(data.n) ?? 0) + 1)
  const twice = [...times].filter(([, count]) => count > 1)
  expect(twice, `${story}: nothing happens twice`).toEqual([])
  const lost = accepted.filter(({ n }) => !times.has(n) && !discarded.has(n))
  expect(lost, `${story}: nothing that was accepted is lost`).toEqual([])

  const last = new Map<string, number>()
  for (const { key, url } of written) {
    const browser = all.findIndex(({ seqOf }) => seqOf.has(key))
    const seq = all[browser]?.seqOf.get(key) as number
    const line = `${browser} ${url}`
    expect(seq, `${story}: ${line} keeps its order`).toBeGreaterThan(last.get(line) ?? 0)
    last.set(line, seq)
  }
  const reported = new Set(server.applied.filter(({ url }) => url === '/reports').map(({ data }) => data.n))
  expect(
    [...discarded].filter((n) => !reported.has(n)),
    `${story}: what is given up is reported`,
  ).toEqual([])
  for (const browser of all)
    expect(browser.mostInFlight(), `${story}: at most three at once`).toBeLessThanOrEqual(limits.atOnce)
}

it(`delivers 200 writes of 3 browsers once and in order, whatever happens on the way (${seeds} stories, ${shuffles} shuffles of each)`, async () => {
  for (let seed = 1; seed <= seeds; seed += 1)
    for (let shuffle = 0; shuffle < shuffles; shuffle += 1) await assertStory(seed, shuffle)
})
