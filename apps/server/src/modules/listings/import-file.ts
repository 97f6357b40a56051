import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BodyOf, type importFile, missingColumns } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { CannotStart } from '#kernel/startup-error'
import { accountByEmail } from '#modules/accounts'
import { headerOf } from './adapters/header.ts'
import { AmbiguousFile } from './column-formats.ts'
import { columnsIn, commonTypes } from './column-names.ts'
import { importListings, type Order, previewListings } from './import-listings.ts'
import { insideAirbnb, type Mapping, mappingShape } from './mapping.ts'

type Body = BodyOf<typeof importFile>

const refusal = (code: string, message: string, field: string) =>
  new Problem(422, code, message, undefined, { required: [field] })

/**
 * The text with line feeds, and without the `sep=;` that Excel writes above the header. Every line keeps its number.
 */
const plainText = (text: string): string =>
  (text.includes('\n') ? text : text.replaceAll('\r', '\n')).replace(/^(\ufeff?)sep=.(?=\r?\n)/i, '$1')

/** The sign that separates the most columns of the header. */
const delimiterIn = (text: string): string => {
  // A sign inside a quoted name separates nothing.
  const [header = ''] = text
    .replace(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/, 1)
  const signs = [';', '\t', ',', '|'].map((sign) => ({ sign, columns: header.split(sign).length }))
  return signs.reduce((most, one) => (one.columns > most.columns ? one : most)).sign
}

/** How the file is read: its columns as the order states them, or as their names tell. */
const readingOf = ({ format, text, columns }: Body) => {
  const delimiter = format === 'inside_airbnb' ? ',' : delimiterIn(text)
  const header = headerOf(text, delimiter)
  const own = format === 'inside_airbnb' ? insideAirbnb.columns : columnsIn(header)
  return { delimiter, header, columns: columns ?? own }
}
type Reading = ReturnType<typeof readingOf>

/** @throws Problem 422 invalid_file for invalid defaults or missing columns */
const mappingOf = (
  { format, source, timeZone, currency, country, region }: Body,
  { columns, delimiter }: Reading,
): Mapping => {
  const missing = missingColumns(columns)
  if (missing.length > 0) throw refusal('invalid_file', `Choose the columns for ${missing.join(', ')}.`, 'columns')
  const base = format === 'inside_airbnb' ? insideAirbnb : { types: commonTypes, format: { delimiter } }
  const mapping = mappingShape.safeParse({
    ...base,
    columns,
    source: { name: source.trim() || 'Import', license: 'Provided by the company' },
    defaults: {
      ...(format === 'inside_airbnb' ? insideAirbnb.defaults : {}),
      timeZone: timeZone || undefined,
      country,
      region,
      ...(currency && { currency }),
    },
  })
  if (mapping.success) return mapping.data
  const [issue] = mapping.error.issues
  throw refusal('invalid_file', issue?.message ?? 'Check the defaults.', String(issue?.path.at(-1) ?? 'timeZone'))
}

const termsOf = async (app: App, { ownerEmail, commissionBasisPoints }: Body): Promise<Order['terms']> => {
  if (ownerEmail === '') return undefined
  const account = await app.work.read((ctx) => accountByEmail(ctx, ownerEmail))
  if (!account?.roles.includes('owner') || account.closed)
    throw refusal('owner_unknown', 'No owner has an account with this email.', 'ownerEmail')
  return { ownerId: account.id, commissionBasisPoints, publish: false }
}

/** The reader works on files, so the text is written to one until the work is done. */
const withFile = async <T>(text: string, run: (file: string) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'listing-import-'))
  try {
    const file = join(folder, 'listings.csv')
    await writeFile(file, text)
    return await run(file)
  } catch (error) {
    if (error instanceof CannotStart && !(error instanceof AmbiguousFile))
      throw refusal('invalid_file', error.message.split('\n', 1)[0] ?? error.message, 'text')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const unread = { faults: [], rows: 0, accepted: 0, refused: [], sample: [] }

/** Previews what the file would do; nothing is saved. */
export const previewFile = async (app: App, given: Body) => {
  const body = { ...given, text: plainText(given.text) }
  const reading = readingOf(body)
  const { header, columns } = reading
  const missing = missingColumns(columns)
  if (missing.length > 0) return { header, columns, missing, ...unread }
  const order = { mapping: mappingOf(body, reading), terms: await termsOf(app, body) }
  try {
    const preview = await withFile(body.text, (file) => previewListings(app, { ...order, file }))
    return { header, columns, missing, faults: [], ...preview }
  } catch (error) {
    if (error instanceof AmbiguousFile) return { header, columns, missing, ...unread, faults: [...error.reasons] }
    throw error
  }
}

/** Creates and updates homes; rejected rows are listed with line and reason. */
export const takeFile = async (app: App, given: Body) => {
  const body = { ...given, text: plainText(given.text) }
  const order = {
    mapping: mappingOf(body, readingOf(body)),
    terms: await termsOf(app, body),
    confirmPrices: body.confirmPrices || undefined,
    followDefaults: true,
  }
  const silent = { progress: () => {}, refused: () => {} }
  const { rows, outcomes, refused, unknownAmenities } = await withFile(body.text, (file) =>
    importListings(app, { ...order, file }, silent),
  ).catch((error: unknown) => {
    if (error instanceof AmbiguousFile) throw refusal('invalid_file', error.message, 'text')
    throw error
  })
  return {
    rows,
    ...outcomes,
    refused: refused.slice(0, 200),
    unknownAmenities: [...unknownAmenities.keys()].slice(0, 50),
  }
}
