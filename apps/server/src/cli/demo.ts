import { parseArgs } from 'node:util'
import { dateIn, type PlainDate } from '@porchlight/contract'
import { contradictionsIn } from '../demo/contradictions.ts'
import { demoSeed, demoStatus, fillDemo } from '../demo/first-run.ts'
import { readIsland } from '../demo/island.ts'
import { worldOf } from '../demo/world.ts'
import type { App } from '../kernel/app.ts'
import { CannotStart } from '../kernel/startup-error.ts'
import { hasAccounts } from '../modules/accounts/index.ts'
import { type Command, type Io, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

const mostHomes = 4_000
const options = {
  homes: { type: 'string', default: '120' },
  seed: { type: 'string', default: `${demoSeed}` },
  check: { type: 'boolean', default: false },
} as const

const whole = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text)
  if (/^\d{1,9}$/.test(text) && value >= least && value <= most) return value
  throw new UsageError(`--${name} is "${text}"; it must be a whole number from ${least} to ${most}.`)
}

const requestOf = (args: string[]): { homes: number; seed: number; check: boolean } => {
  const read = () => {
    try {
      return parseArgs({ args, options }).values
    } catch (error) {
      throw new UsageError((error as Error).message)
    }
  }
  const { homes, seed, check } = read()
  return { homes: whole('homes', homes, 1, mostHomes), seed: whole('seed', seed, 0, 999_999_999), check }
}

/** @throws CannotStart if there is already data in the database: invented people never mix with real ones */
const assertEmpty = async (app: App): Promise<void> => {
  const there = (await demoStatus(app)) !== 'none' ? 'a demo world' : 'accounts'
  if (there === 'accounts' && !(await app.work.read(hasAccounts))) return
  const place = app.config.databaseUrl ? 'an empty database in DATABASE_URL' : 'a new folder in PORCHLIGHT_DATA'
  throw new CannotStart(
    `There is ${there === 'accounts' ? 'someone with an account' : there} in this database already; a demo world needs an empty one. Name ${place}, or remove ${app.config.databaseUrl ? 'the old one' : app.config.dataFolder} first.`,
  )
}

/** Fills an empty installation and runs everything that follows from it: emails, refunds, pictures. */
export const makeDemo = async (app: App, { homes, seed }: { homes: number; seed: number }, io: Io): Promise<void> => {
  await assertEmpty(app)
  await fillDemo(app, homes, seed)
  io.say('Demo data created. Running follow-up jobs.')
  const done = await app.queue.drain(app)
  io.say(
    `Created ${homes} homes with owners, guests, and twenty months of stays; ran ${done} jobs. Run npm start to see it.`,
  )
}

/**
 * Compares everything the demo world says about its homes with their pictures. Needs no database. Returns the exit
 * code.
 */
export const checkDemo = (
  { homes: count, seed }: { homes: number; seed: number },
  today: PlainDate,
  io: Io,
): number => {
  const world = worldOf(readIsland(), { homes: count, seed, today })
  const reviews = world.stays.flatMap(({ review }) => review?.text ?? [])
  const pictures = world.homes.flatMap((home) => home.pictures.images)
  const found = contradictionsIn(world)
  for (const contradiction of found) io.say(contradiction)
  io.say(
    `${world.homes.length} homes, ${pictures.length} pictures, ${reviews.length} reviews in ${new Set(reviews).size} wordings: ${found.length} contradictions.`,
  )
  return found.length > 0 ? 1 : 0
}

export const demoCommand: Command = {
  name: 'demo',
  summary:
    'Fills an empty installation with demo data. The same number of homes and seed give the same data. With --check: compares what the data says of each home with its pictures instead.',
  usage: 'demo [--homes N] [--seed S] [--check]',
  async run(args, io) {
    const { check, ...request } = requestOf(args)
    if (check) return checkDemo(request, dateIn('UTC', new Date()), io)
    await withApp('the demo command', ({ app }) => makeDemo(app, request, io))
    return 0
  },
}
