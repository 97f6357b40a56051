import { parseArgs } from 'node:util'
import { UsageError } from '../command.ts'

const listed = new Intl.ListFormat('en-GB')
const sentence = (names: readonly string[]): string => {
  const text = listed.format(names)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const read = (args: string[], usual: Record<string, number>) => {
  const flags = Object.entries(usual).map(([name, value]) => [name, { type: 'string', default: `${value}` }] as const)
  try {
    return parseArgs({ args, options: Object.fromEntries(flags) }).values
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

const planOf =
  (holds: (value: number) => boolean, what: string) =>
  <Name extends string>(args: string[], usual: Record<Name, number>): Record<Name, number> => {
    const names = Object.keys(usual) as Name[]
    const values = read(args, usual)
    const plan = Object.fromEntries(names.map((name) => [name, Number(values[name])])) as Record<Name, number>
    if (names.every((name) => holds(plan[name]))) return plan
    throw new UsageError(`${sentence(names)} are ${what} above 0.`)
  }

/** How long and how often to measure, as `--name N` for each name given here with its default. */
export const numbersOf = planOf((value) => value > 0, 'numbers')

/** The same for numbers that must be whole. */
export const wholeNumbersOf = planOf((value) => Number.isInteger(value) && value > 0, 'whole numbers')
