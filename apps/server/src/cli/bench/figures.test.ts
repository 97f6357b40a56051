import { describe, expect, it } from 'vitest'
import { runAll } from '../bench.ts'
import { UsageError } from '../command.ts'
import { type Bench, commandOf, type Figure, isMet, reachesStretch } from './figures.ts'

const bench = (name: string, measure: Bench['measure']): (() => Promise<Bench>) => {
  const loaded = { name, summary: '', usage: '', measure }
  return async () => loaded
}

const fast: Figure = { what: 'answers by hello', value: 0.55, unit: 'ratio', must: { atLeast: 0.5 }, stretch: 0.6 }
const heavy: Figure = { what: 'CPU by rendering', value: 1.52, unit: 'ratio', must: { atMost: 1.3 }, stretch: 1.1 }
const plain: Figure = { what: 'a page', value: 12.34567, unit: 'ms' }

const listen = () => {
  const said: string[] = []
  const io = { say: (line: string) => void said.push(line), complain: () => {}, progress: () => {} }
  return { said, io }
}

const benches = {
  pages: bench('pages', async (_, io) => {
    io.say('of its own')
    return [fast, plain]
  }),
  booking: bench('booking', async () => {
    throw new Error('no database')
  }),
  images: bench('images', async () => [heavy]),
}

describe('figures', () => {
  it('are met or not by what they must reach, and say nothing where nothing is asked', () => {
    expect([fast, heavy, plain].map(isMet)).toEqual([true, false, undefined])
    expect([fast, heavy, plain].map(reachesStretch)).toEqual([false, false, undefined])
    expect(isMet({ ...fast, value: Number.NaN })).toBe(false)
  })

  it('of all benches are one JSON, with the machine and the one that could not run', async () => {
    const { said, io } = listen()
    expect(await runAll(benches, ['--json'], io, new Date('2026-11-29T12:00:00Z'))).toBe(1)
    const [text, ...rest] = said
    expect(rest).toEqual([])
    const answer = JSON.parse(text as string)
    expect(answer.machine).toMatchObject({ on: '2026-11-29', node: process.version })
    expect(answer.benches).toMatchObject([
      {
        bench: 'pages',
        figures: [
          { value: 0.55, met: true, stretchMet: false },
          { value: 12.35, met: null },
        ],
      },
      { bench: 'booking', error: 'no database' },
      { bench: 'images', figures: [{ value: 1.52, met: false }] },
    ])
  })

  it('of all benches are a table that says which are missed', async () => {
    const { said, io } = listen()
    expect(await runAll(benches, ['--only', 'pages,booking'], io)).toBe(1)
    expect(said).toContain('of its own')
    expect(said.find((line) => line.includes('answers by hello'))).toMatch(/0\.55 +at least 0\.5 +0\.6 +met$/)
    expect(said.find((line) => line.includes('could not run'))).toContain('no database')
    expect(said.some((line) => line.startsWith('images'))).toBe(false)
    expect(await runAll({ pages: benches.pages }, [], io)).toBe(0)
  })

  it('of one bench are its lines or its JSON, and its failure is the command’s', async () => {
    const { said, io } = listen()
    expect(await commandOf(await benches.images()).run(['--json'], io)).toBe(1)
    expect(JSON.parse(said[0] as string).benches[0].figures[0].what).toBe('CPU by rendering')
    expect(await commandOf(await benches.pages()).run([], io)).toBe(0)
    expect(said[1]).toBe('of its own')
    await expect(commandOf(await benches.booking()).run([], io)).rejects.toThrow('no database')
  })

  it('of a bench that nobody knows are refused', async () => {
    await expect(runAll(benches, ['--only', 'dance'], listen().io)).rejects.toThrow(UsageError)
    await expect(runAll(benches, ['--fast'], listen().io)).rejects.toThrow(UsageError)
  })
})
