import { type Command, UsageError } from './command.ts'

/** The available benchmarks; a new one adds its line here. */
const kinds: Record<string, () => Promise<Command>> = {
  booking: async () => (await import('./bench/booking.ts')).benchBookingCommand,
  search: async () => (await import('./bench/search.ts')).benchSearchCommand,
  accounts: async () => (await import('./bench/accounts.ts')).benchAccountsCommand,
  pages: async () => (await import('./bench/pages.ts')).benchPagesCommand,
  calendar: async () => (await import('./bench/calendar.ts')).benchCalendarCommand,
  console: async () => (await import('./bench/console.ts')).benchConsoleCommand,
  growth: async () => (await import('./bench/growth.ts')).benchGrowthCommand,
  phone: async () => (await import('./bench/phone.ts')).benchPhoneCommand,
  images: async () => (await import('./bench/images.ts')).benchImagesCommand,
}

export const benchCommand: Command = {
  name: 'bench',
  summary: 'Runs benchmarks against a baseline in the same run.',
  usage: [
    'bench booking [--seconds N] [--rounds N] [--stays N]',
    'bench search [--homes N] [--rounds N] [--bookings N]',
    'bench pages [--seconds N] [--rounds N]',
    'bench calendar [--rounds N]',
    'bench console [--bookings N] [--rounds N]',
    'bench growth [--few N] [--more N] [--most N] [--rounds N]',
    'bench accounts [--pairs N]',
    'bench images [--photos N]',
    'bench phone [--rounds N]',
  ].join('\n'),
  async run([kind, ...args], io) {
    const load = kind !== undefined && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
    if (!load) throw new UsageError(`Say what to measure: ${Object.keys(kinds).join(' or ')}.`)
    return await (await load()).run(args, io)
  },
}
