import { addDays, apiBase, dateIn, searchHomes, searchQuery } from '@porchlight/contract'
import { fastify } from 'fastify'
import { criteriaOf } from '#modules/search'
import type { Io } from '../command.ts'
import { median } from './clients.ts'
import type { Figure } from './figures.ts'
import { type Site, withSite } from './page-world.ts'
import { visited } from './visits.ts'

const homes = 24
const rounds = 3
const seconds = 2

const callsOn = (today: string) => [
  { name: 'a search without dates', text: `perPage=${homes}` },
  {
    name: 'a search for a week',
    text: `perPage=${homes}&arrive=${addDays(today, 40)}&depart=${addDays(today, 47)}&adults=2`,
  },
]

/** Fastify and the engine with nothing around them: each path answers what the engine found. */
const openBare = async ({ running }: Site, texts: readonly string[]) => {
  const server = fastify()
  texts.forEach((text, at) => {
    const query = searchQuery.parse(Object.fromEntries(new URLSearchParams(text)))
    server.get(`/${at}`, () => {
      const now = new Date()
      const { sort, page, perPage } = query
      return running.app.adapters.search.search(
        criteriaOf(query, now.toISOString().slice(0, 10)),
        { sort, page, perPage },
        now,
      )
    })
  })
  const origin = await server.listen({ port: 0, host: '127.0.0.1' })
  return { origin, stop: () => server.close() }
}

/** This process's CPU time for a search over HTTP, with cards and exact prices, beside the engine's answer alone. */
export const measureCalls = async (io: Io): Promise<Figure[]> => {
  const figures: Figure[] = []
  await withSite(homes, io, async (site) => {
    const calls = callsOn(dateIn('UTC', new Date()))
    const bare = await openBare(
      site,
      calls.map(({ text }) => text),
    )
    io.say("CPU of one search over HTTP in ms, and of Fastify with the engine's answer alone")
    for (const [at, { name, text }] of calls.entries()) {
      const [ours, alone]: [number[], number[]] = [[], []]
      for (let round = 0; round <= rounds; round++) {
        const whole = await visited(`${site.origin}${apiBase}/${searchHomes.path}?${text}`, seconds)
        const plain = await visited(`${bare.origin}/${at}`, seconds)
        if (round > 0) ours.push(whole.cpuMs)
        if (round > 0) alone.push(plain.cpuMs)
      }
      const value = median(ours) / median(alone)
      io.say(
        `  ${name.padEnd(28)}${median(ours).toFixed(2).padStart(8)}  alone ${median(alone).toFixed(2)}  ratio ${value.toFixed(2)} (at most 1.5, stretch 1.2)`,
      )
      figures.push({
        what: `${name}: CPU ÷ the engine's answer alone`,
        value,
        unit: 'ratio',
        must: { atMost: 1.5 },
        stretch: 1.2,
      })
    }
    await bare.stop()
  })
  return figures
}
