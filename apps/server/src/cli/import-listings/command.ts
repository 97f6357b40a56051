import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { render } from '@porchlight/wording'
import { z } from 'zod'
import type { App } from '#kernel/app'
import { accountByEmail } from '#modules/accounts'
import {
  importListings,
  insideAirbnb,
  type Mapping,
  mappingShape,
  type Report,
  readPlaces,
  type Terms,
} from '#modules/listings'
import { CannotStart } from '../../kernel/startup-error.ts'
import { type Command, type Io, UsageError } from '../command.ts'
import { withApp } from '../with-database.ts'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CannotStart(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/** The mapping in a file. @throws CannotStart that names every error in it */
export const readMapping = (path: string): Mapping => {
  let written: unknown
  try {
    written = JSON.parse(read(path))
  } catch (error) {
    if (error instanceof CannotStart) throw error
    throw new CannotStart(`${path} is no JSON: ${(error as Error).message}`)
  }
  const mapping = mappingShape.safeParse(written)
  if (!mapping.success) throw new CannotStart(`The mapping ${path} cannot be used:\n${z.prettifyError(mapping.error)}`)
  return mapping.data
}

/** A percentage with at most two decimals, such as 20, 17.5, or 17,5%. */
const basisPointsIn = (percent: string): number => {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?\s*%?$/.exec(percent.trim()) ?? []
  const basisPoints = whole === undefined ? Number.NaN : Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  if (!(basisPoints <= 10_000))
    throw new UsageError(`The commission "${percent}" is not a percentage from 0 to 100 with at most two decimals.`)
  return basisPoints
}

const leastReason = 10

const reasonIn = (reason: string | undefined): string | undefined => {
  if (reason !== undefined && reason.trim().length < leastReason)
    throw new UsageError(`Say in at least ${leastReason} characters why prices far from usual are right.`)
  return reason?.trim()
}

type Requests = { owner?: string | undefined; commission: string; publish: boolean }

const termsFor = async (app: App, { owner, commission, publish }: Requests): Promise<Terms | undefined> => {
  if (owner === undefined) {
    if (publish) throw new UsageError('Homes go live with an owner: add --owner EMAIL.')
    return undefined
  }
  const account = await app.work.read((ctx) => accountByEmail(ctx, owner))
  if (!account?.roles.includes('owner')) throw new CannotStart(`There is no owner with the address ${owner}.`)
  return { ownerId: account.id, commissionBasisPoints: basisPointsIn(commission), publish }
}

const figure = (count: number): string => count.toLocaleString('en-US')

const summarize = ({ rows, outcomes, refused, rounded, unknownAmenities }: Report, io: Io): void => {
  const { created, updated, unchanged } = outcomes
  io.say(
    `${figure(rows)} rows: ${figure(created)} created, ${figure(updated)} updated, ${figure(unchanged)} unchanged, ${figure(refused.length)} refused.`,
  )
  if (rounded > 0)
    io.say(
      `${figure(rounded)} rows carry a number that a spreadsheet has rounded (such as 5.54287E+17); host and place tell them apart.`,
    )
  const words = [...unknownAmenities].sort((a, b) => b[1] - a[1])
  if (words.length > 0)
    io.say(
      `Amenities the mapping does not know: ${words
        .slice(0, 20)
        .map(([word, homes]) => `${word} (${homes})`)
        .join(', ')}.`,
    )
}

const options = {
  map: { type: 'string' },
  places: { type: 'string' },
  owner: { type: 'string' },
  commission: { type: 'string', default: '20' },
  publish: { type: 'boolean', default: false },
  'confirm-prices': { type: 'string' },
} as const

const argumentsOf = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...more] = positionals
    if (file !== undefined && more.length === 0) return { ...values, file }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
  throw new UsageError('Name one file of listings.')
}

export const importListingsCommand: Command = {
  name: 'import listings',
  summary: 'Imports homes from a CSV file, creating or updating them.',
  usage:
    'import listings FILE.csv [--places FILE.csv] [--map FILE.json] [--owner EMAIL] [--commission PERCENT] [--publish]\n    [--confirm-prices REASON]',
  async run(args, io) {
    const { file, map, places, ...given } = argumentsOf(args)
    const mapping = map === undefined ? insideAirbnb : readMapping(map)
    const known = places === undefined ? undefined : readPlaces(places)
    return await withApp('the import of listings', async ({ app }) => {
      const terms = await termsFor(app, given)
      const report = await importListings(
        app,
        { file, mapping, places: known, terms, confirmPrices: reasonIn(given['confirm-prices']) },
        {
          progress: (done, of) => io.progress(`${figure(done)} of ${figure(of)} rows`),
          refused: (line, why) => io.complain(`line ${line}: ${render('en', why)}`),
        },
      )
      summarize(report, io)
      return report.refused.length > 0 ? 1 : 0
    })
  },
}
