import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BodyOf, importFile } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { CannotStart } from '#kernel/startup-error'
import { accountByEmail } from '#modules/accounts'
import { importListings, type Order, previewListings } from './import-listings.ts'
import { insideAirbnb, listingFields, type Mapping, mappingShape } from './mapping.ts'

type Body = BodyOf<typeof importFile>

const refusal = (code: string, message: string, field: string) =>
  new Problem(422, code, message, undefined, { required: [field] })

/** The columns of our own file format that the file has. Each is named like our field. */
const ownColumns = (text: string): Mapping['columns'] => {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/\r?\n/, 1)
  const header = new Set(first.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, '')))
  const needed = ['ref', 'name', 'town', 'lat', 'lng']
  return Object.fromEntries(
    listingFields.filter((field) => needed.includes(field) || header.has(field)).map((field) => [field, field]),
  ) as Mapping['columns']
}

const delimiterIn = (text: string): string => {
  const [first = ''] = text.split(/\r?\n/, 1)
  return [';', '\t', ','].find((sign) => first.includes(sign)) ?? ','
}

/** @throws Problem 422 invalid_file for invalid defaults */
const mappingOf = ({ format, text, source, timeZone, currency, country, region }: Body): Mapping => {
  const base =
    format === 'inside_airbnb' ? insideAirbnb : { columns: ownColumns(text), format: { delimiter: delimiterIn(text) } }
  const mapping = mappingShape.safeParse({
    ...base,
    source: { name: source.trim() || 'Import', license: 'Provided by the company' },
    defaults: {
      ...(format === 'inside_airbnb' ? insideAirbnb.defaults : {}),
      timeZone,
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
    if (error instanceof CannotStart)
      throw refusal('invalid_file', error.message.split('\n', 1)[0] ?? error.message, 'text')
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Previews what the file would do; nothing is saved. */
export const previewFile = async (app: App, body: Body) => {
  const order = { mapping: mappingOf(body), terms: await termsOf(app, body) }
  return withFile(body.text, (file) => previewListings(app, { ...order, file }))
}

/** Creates and updates homes; rejected rows are listed with line and reason. */
export const takeFile = async (app: App, body: Body) => {
  const order = {
    mapping: mappingOf(body),
    terms: await termsOf(app, body),
    confirmPrices: body.confirmPrices || undefined,
  }
  const silent = { progress: () => {}, refused: () => {} }
  const { rows, outcomes, refused, unknownAmenities } = await withFile(body.text, (file) =>
    importListings(app, { ...order, file }, silent),
  )
  return {
    rows,
    ...outcomes,
    refused: refused.slice(0, 200),
    unknownAmenities: [...unknownAmenities.keys()].slice(0, 50),
  }
}
