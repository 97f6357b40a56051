/** `feeBasisPoints`, `fee_basis_points`, `fee basis points` → `fee`, `basis`, `points`. */
const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_]+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase())

const camel = (parts: readonly string[]): string =>
  parts.map((part, at) => (at === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1))).join('')

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The unit of a value, as its name tells it. */
export type Unit = 'money' | 'percent' | 'none'

const endings: readonly { parts: readonly string[]; unit: Unit }[] = [
  { parts: ['minor'], unit: 'money' },
  { parts: ['basis', 'points'], unit: 'percent' },
  { parts: ['id'], unit: 'none' },
]

/** The label of a name that states only its unit. */
const bare: Record<Unit, string> = { money: 'amount', percent: 'percent', none: 'number' }

const withoutEnding = (parts: readonly string[]): { parts: readonly string[]; unit: Unit } => {
  for (const { parts: ending, unit } of endings) {
    const start = parts.length - ending.length
    if (start >= 0 && ending.every((part, at) => parts[start + at] === part))
      return { parts: parts.slice(0, start), unit }
  }
  return { parts, unit: 'none' }
}

type Labels = Readonly<Record<string, string>>

const readName = (name: string, labels: Labels): { text: string; unit: Unit } => {
  const { parts: own, unit } = withoutEnding(partsOf(name))
  const parts = own.length > 0 ? own : [bare[unit]]
  return { text: labels[camel(parts)] ?? labels[name] ?? parts.join(' '), unit }
}

/**
 * A label for a field of a call or a column of a record: its defined label, or its own name in plain words. `rate plan:
 * base minor` → "Rates: Base rate", money; `stay.from` → "Stay, from".
 */
export const readField = (field: string, labels: Labels): { text: string; unit: Unit } => {
  const [table, column] = field.split(': ')
  if (table !== undefined && column !== undefined) {
    const { text, unit } = readName(column, labels)
    return { text: `${upperFirst(readName(table, labels).text)}: ${text}`, unit }
  }
  const steps = field.split('.').filter((step) => !/^\d+$/.test(step))
  const read = steps.map((step) => readName(step, labels))
  return { text: upperFirst(read.map(({ text }) => text).join(', ')), unit: read.at(-1)?.unit ?? 'none' }
}
