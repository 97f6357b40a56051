import type { Io } from '../command.ts'
import { median } from './clients.ts'
import { type Doors, knownEmail, openDoors, unknownEmail } from './doors-world.ts'
import type { Bench, Figure } from './figures.ts'
import { wholeNumbersOf } from './plan.ts'
import { withScratchDatabase } from './scratch-database.ts'

/** Timing must not reveal whether an address is known: the maximum difference in the median pair (R78). */
const apartMs = 5

type Door = {
  path: string
  body: (email: string) => object
  /** The status that known and unknown addresses get alike. */
  answer: number
}

const secret = 'a lamp on the porch 8'
const person = { firstName: 'Ada', lastName: 'Quill', phone: '+1 631 555 0100', quickSignup: true }

const doors: readonly Door[] = [
  { path: 'login', body: (email) => ({ email, password: secret }), answer: 422 },
  { path: 'forgot-password', body: (email) => ({ email }), answer: 200 },
  {
    path: 'reset-password',
    body: (email) => ({ email, code: '000000', password: secret }),
    answer: 422,
  },
  { path: 'signup/code', body: (email) => ({ email }), answer: 200 },
  {
    path: 'signup',
    body: (email) => ({ ...person, email, password: secret, confirmPassword: secret, code: '000000' }),
    answer: 422,
  },
]

const timeRequest = async (at: Doors, { path, body, answer }: Door, email: string): Promise<number> => {
  const { ms, status } = await at.ask(path, body(email))
  if (status !== answer) throw new Error(`${path} was answered ${status} and not ${answer}`)
  return ms
}

/**
 * Requests one known and one unknown address, alternating which is first from pair to pair. @returns milliseconds apart
 */
const measure = async (at: Doors, door: Door, pairs: number, io: Io): Promise<number> => {
  const times = { known: [] as number[], unknown: [] as number[] }
  const known = async (pair: number) => times.known.push(await timeRequest(at, door, knownEmail(pair)))
  const unknown = async (pair: number) => times.unknown.push(await timeRequest(at, door, unknownEmail(pair)))
  for (let pair = 0; pair < pairs; pair++)
    for (const turn of pair % 2 === 0 ? [known, unknown] : [unknown, known]) await turn(pair)
  const [one, other] = [median(times.known), median(times.unknown)]
  // Pair by pair: other load on the machine slows down both of a pair.
  const apart = Math.abs(median(times.known.map((ms, pair) => ms - (times.unknown[pair] ?? 0))))
  io.say(`${door.path}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms`)
  io.say(`  ${apart.toFixed(2)} ms apart in the median of ${pairs} pairs (at most ${apartMs})`)
  return apart
}

export const accountsBench: Bench = {
  name: 'accounts',
  summary: 'Checks that response times don’t reveal which email addresses have accounts.',
  usage: 'bench accounts [--pairs N]',
  async measure(args, io) {
    const { pairs } = wholeNumbersOf(args, { pairs: 500 })
    const figures: Figure[] = []
    await withScratchDatabase(async (scratch) => {
      const at = await openDoors(scratch, pairs)
      try {
        for (const door of doors) {
          io.progress(`measuring ${door.path}`)
          const value = await measure(at, door, pairs, io)
          figures.push({ what: `${door.path}: known and unknown apart`, value, unit: 'ms', must: { atMost: apartMs } })
        }
      } finally {
        await at.stop()
      }
    })
    return figures
  },
}
