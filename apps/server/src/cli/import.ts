import { type Command, UsageError } from './command.ts'

/** What can be imported; a new one adds its line here. */
const kinds: Record<string, () => Promise<Command>> = {
  calendar: async () => (await import('./import-calendar.ts')).importCalendarCommand,
  listings: async () => (await import('./import-listings/command.ts')).importListingsCommand,
}

export const importCommand: Command = {
  name: 'import',
  summary: 'Imports data from another system.',
  usage: [
    'import listings FILE.csv [--places FILE.csv] [--map FILE.json] [--owner EMAIL] [--commission PERCENT] [--publish]',
    'import calendar --home SLUG FILE.ics [--name NAME]',
  ].join('\n'),
  async run([kind, ...args], io) {
    const load = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (!load) throw new UsageError(`Say what to import: ${Object.keys(kinds).join(' or ')}.`)
    return await (await load()).run(args, io)
  },
}
