import { asWritten, type Said, said } from '@porchlight/wording'
import type { App } from '#kernel/app'
import { Problem } from '#kernel/problem'
import { sqlState } from '#kernel/work'
import { type Area, areaById, areas, saveArea } from '#modules/homes'
import { type FileRow, rowsOf } from './adapters/records.ts'
import { areaFrom, type Locality, type Point } from './adapters/towns.ts'
import { type ColumnFormats, formatsOf } from './column-formats.ts'
import { type Listing, type Places, understand } from './listing.ts'
import { locatedIn } from './locate.ts'
import { type Outcome, RowRefused, type Saving, saveListing } from './save.ts'

export type Order = Saving & { file: string; places?: Places | undefined }

export type Report = {
  rows: number
  outcomes: Record<Outcome, number>
  refused: { line: number; why: Said }[]
  /** Rows whose ref was rounded by a spreadsheet. */
  rounded: number
  /** Amenity names the mapping doesn't know, with how many homes have them. */
  unknownAmenities: Map<string, number>
}

export type Listener = { progress: (done: number, of: number) => void; refused: (line: number, why: Said) => void }

type ReadRow = { line: number; listing: Listing } | { line: number; why: Said }

/** A parsed row; a home that appears twice in a file is rejected the second time. */
type Known = { formats: ColumnFormats; areas: readonly Area[]; located: ReadonlyMap<string, Point> }

const learn = async (app: App, { file, mapping }: Order): Promise<Known> => ({
  formats: await formatsOf(rowsOf(file, mapping), mapping),
  areas: await app.work.read(areas),
  located: await locatedIn(app, rowsOf(file, mapping), mapping),
})

/** All of a row's errors as one text. */
const together = (faults: readonly Said[]): Said => said('price.list', { parts: { all: faults, with: 'semicolon' } })

const reader = ({ mapping, places }: Order, { formats, areas, located }: Known) => {
  const lineOf = new Map<string, number>()
  return (row: FileRow): ReadRow => {
    if ('fault' in row) return { line: row.line, why: row.fault }
    const understood = understand(row.record, mapping, formats, { places, areas, located })
    if ('faults' in understood) return { line: row.line, why: together(understood.faults) }
    const { listing } = understood
    const before = lineOf.get(listing.ref)
    if (before !== undefined)
      return { line: row.line, why: said('listing.repeated', { ref: listing.ref, line: before }) }
    lineOf.set(listing.ref, row.line)
    return { line: row.line, listing }
  }
}

/** Reads the whole file once to locate the towns by their homes, and to count the rows. */
type Towns = Map<string, { locality: Locality; homes: Point[] }>

const survey = async (order: Order, known: Known): Promise<{ rows: number; towns: Towns }> => {
  const { file, mapping } = order
  const read = reader(order, known)
  const towns: Towns = new Map()
  let rows = 0
  for await (const row of rowsOf(file, mapping)) {
    rows++
    const understood = read(row)
    if (!('listing' in understood)) continue
    const { locality, details } = understood.listing
    const { homes } = towns.get(details.townId) ?? { homes: [] }
    towns.set(details.townId, { locality, homes: [...homes, { lat: details.lat, lng: details.lng }] })
  }
  return { rows, towns }
}

const saveTowns = async (app: App, { mapping, places }: Order, towns: Towns): Promise<void> => {
  for (const [id, { locality, homes }] of towns)
    await app.work.write(async (ctx) => {
      const known = await areaById(ctx, id)
      await saveArea(ctx, areaFrom(locality, homes, mapping, { places, known, id }))
    })
}

const uniqueViolation = '23505'

/** Saves one row in one transaction. If another import creates the same home first, this row updates it. */
const saveRow = async (app: App, listing: Listing, order: Order): Promise<Outcome> => {
  const save = () => app.work.write((ctx) => saveListing(ctx, listing, order))
  try {
    return await save()
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    return save()
  }
}

// Rows mostly wait for the database, so a few are processed at once.
const hands = 4

const emptyReport = (): Report => ({
  rows: 0,
  outcomes: { created: 0, updated: 0, unchanged: 0 },
  refused: [],
  rounded: 0,
  unknownAmenities: new Map(),
})

/**
 * Saves a row or returns why not. Anything but our own rejection, such as a lost database connection, stops the
 * import.
 */
const takeIn = async (app: App, row: ReadRow, order: Order, report: Report): Promise<Said | undefined> => {
  if ('why' in row) return row.why
  try {
    const outcome = await saveRow(app, row.listing, order)
    report.outcomes[outcome]++
    note(report, row.listing)
    return undefined
  } catch (error) {
    if (error instanceof RowRefused) return error.why
    if (error instanceof Problem) return asWritten(error.message)
    throw error
  }
}

/**
 * Imports a file of listings: every row creates or updates a home, or is rejected with line and reason. If the import
 * stops, finished rows stay done, and importing the same file again continues from there.
 * @throws CannotStart for a file that is missing, lacks columns, or has columns whose numbers or amounts are ambiguous;
 * nothing has been saved then
 */
export const importListings = async (app: App, order: Order, tell: Listener): Promise<Report> => {
  const known = await learn(app, order)
  const { rows, towns } = await survey(order, known)
  await saveTowns(app, order, towns)
  const report = emptyReport()
  const read = reader(order, known)
  const file = rowsOf(order.file, order.mapping)
  const workThrough = async (): Promise<void> => {
    for (let next = await file.next(); !next.done; next = await file.next()) {
      const row = read(next.value)
      const why = await takeIn(app, row, order, report)
      report.rows++
      if (why !== undefined) {
        report.refused.push({ line: row.line, why })
        tell.refused(row.line, why)
      }
      tell.progress(report.rows, rows)
    }
  }
  await Promise.all(Array.from({ length: hands }, workThrough))
  // Several workers run at once, so a later row may be rejected before an earlier one.
  report.refused.sort((one, other) => one.line - other.line)
  return report
}

/** Reads the whole file like the import does, and saves nothing. */
export const previewListings = async (app: App, order: Order) => {
  const read = reader(order, await learn(app, order))
  const sample: { line: number; name: string; town: string; sleeps: number }[] = []
  const refused: Report['refused'] = []
  let rows = 0
  for await (const row of rowsOf(order.file, order.mapping)) {
    rows++
    const understood = read(row)
    if ('why' in understood) refused.push(understood)
    else if (sample.length < 20) {
      const { locality, details } = understood.listing
      sample.push({ line: understood.line, name: details.name, town: locality.town, sleeps: details.sleeps })
    }
  }
  return { rows, accepted: rows - refused.length, refused: refused.slice(0, 200), sample }
}

const note = (report: Report, listing: Listing): void => {
  if (listing.rounded) report.rounded++
  for (const word of listing.unknownAmenities)
    report.unknownAmenities.set(word, (report.unknownAmenities.get(word) ?? 0) + 1)
}
