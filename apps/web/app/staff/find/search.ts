import type { PlainDate, ResultsOf, staffFind } from '@porchlight/contract'
import { commandIn, type FindCommand } from './commands.ts'

export const longestQuery = 80

export type Found = ResultsOf<typeof staffFind>

/** A query, what it asks for, and what was found. */
export type Search = {
  q: string
  /** `>` finds only actions and pages, `#` only numbers. */
  only: 'actions' | 'numbers' | undefined
  /** The query without its prefix. */
  words: string
  command: FindCommand | undefined
  today: PlainDate
  found: Found
}

/** The search text for the subject of a command. */
const soughtBy = (command: FindCommand): string => {
  if ('home' in command) return command.home
  return 'name' in command ? command.name : command.number
}

const onlyBy = { '>': 'actions', '#': 'numbers' } as const

/** Searches with `find`, which calls the server. */
export const searchFor = async (
  q: string,
  today: PlainDate,
  find: (words: string) => Promise<Found>,
): Promise<Search> => {
  const only = onlyBy[q.charAt(0) as keyof typeof onlyBy]
  const words = (only ? q.slice(1) : q).trim()
  const command = commandIn(words, today)
  const search = { q, only, words, command, today }
  if (command?.act === 'move') {
    const [stays, { homes }] = await Promise.all([find(command.number), find(command.home)])
    return { ...search, found: { ...stays, homes } }
  }
  return { ...search, found: await find(command ? soughtBy(command) : words) }
}
