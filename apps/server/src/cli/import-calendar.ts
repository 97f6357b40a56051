import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { App } from '#kernel/app'
import {
  type CalendarReading,
  fileFeed,
  type ImportReport,
  importNow,
  noteText,
  problemText,
  readCalendarFor,
} from '#modules/availability'
import { anyHomeBySlug } from '#modules/homes'
import { CannotStart } from '../kernel/startup-error.ts'
import { type Command, type Io, UsageError } from './command.ts'
import { withApp } from './with-database.ts'

const options = { home: { type: 'string' }, name: { type: 'string' } } as const

const argumentsOf = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [file, ...more] = positionals
    if (values.home === undefined) throw new UsageError('Say which home the calendar is for: --home SLUG.')
    if (file === undefined || more.length > 0) throw new UsageError('Name one calendar file.')
    return { home: values.home, file, name: values.name?.trim() || basename(file, '.ics') }
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message)
  }
}

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CannotStart(`${path} cannot be read: ${(error as Error).message}`)
  }
}

/**
 * Imports a calendar file's stays into a home. The same name again updates the same stays (R65).
 * @throws CannotStart with the reason when the text isn't a calendar, or the home doesn't exist
 */
export async function importFile(app: App, slug: string, name: string, text: string): Promise<ImportReport> {
  const home = await app.work.read((ctx) => anyHomeBySlug(ctx, slug))
  if (!home) throw new CannotStart(`There is no home with the address ${slug}.`)
  const reading: CalendarReading = await readCalendarFor(app, home.id, text)
  if (reading.kind === 'refused') throw new CannotStart(`Nothing was changed. ${problemText(reading.problem)}`)
  return app.work.write(async (ctx) => importNow(ctx, (await fileFeed(ctx, home.id, name)).id, reading))
}

const figure = (count: number, one: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : `${one}s`}`

/** Prints the result of an import. @returns the exit code */
export const tell = (report: ImportReport, io: Io): number => {
  if (report.refused !== null) {
    io.complain(`Nothing was changed. ${problemText(report.refused)}`)
    return 1
  }
  for (const note of report.notes) io.complain(`${note.uid ?? 'an event without a UID'}: ${noteText(note)}`)
  for (const { arrive, depart } of report.clashes)
    io.complain(`Double booking: from ${arrive} to ${depart} someone else has the home already.`)
  if (report.stays === 0) io.say('The calendar has no stays.')
  else
    io.say(
      `${figure(report.stays, 'stay')}, ${figure(report.nights, 'night')}: ${report.added} new, ${report.changed} changed, ${report.echoes} our own.`,
    )
  if (report.gone > 0)
    io.say(`${figure(report.gone, 'stay')} from an earlier import removed; the nights are available.`)
  return 0
}

export const importCalendarCommand: Command = {
  name: 'import calendar',
  summary: 'Imports the blocked nights of a calendar file into a home.',
  usage: 'import calendar --home SLUG FILE.ics [--name NAME]',
  async run(args, io) {
    const { home, file, name } = argumentsOf(args)
    const text = read(file)
    return await withApp('the import of a calendar', async ({ app }) =>
      tell(await importFile(app, home, name, text), io),
    )
  },
}
