import { type FeedProblem, problem } from './feed-notes.ts'

/** A component of a calendar file: its own lines, and the components inside it. */
export type Component = { name: string; lines: string[]; inside: Component[] }

/** Limits on how much of a file is processed; more than any calendar of stays needs. */
export type FileLimits = { lines: number; lineLength: number; depth: number; properties: number; events: number }
export const fileLimits: FileLimits = {
  lines: 100_000,
  lineLength: 100_000,
  depth: 12,
  properties: 2_000,
  events: 5_000,
}

/** Joins lines with their continuations; CRLF, LF and lone CR all end a line. Control characters are ignored. */
function unfolded(text: string, limits: FileLimits): string[] | FeedProblem {
  const lines: string[] = []
  // biome-ignore lint/suspicious/noControlCharactersInRegex: files in the wild hold NUL and worse
  const written = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').split(/\r\n|\n|\r/)
  if (written.length > limits.lines) return problem('too_many_lines', { most: limits.lines })
  for (const line of written) {
    const last = lines.length - 1
    if ((line.startsWith(' ') || line.startsWith('\t')) && last >= 0) lines[last] += line.slice(1)
    else if (line.trim() !== '') lines.push(line)
    if ((lines.at(-1)?.length ?? 0) > limits.lineLength) return problem('line_too_long', { most: limits.lineLength })
  }
  return lines
}

const edgeOf = (line: string): { begins: boolean; name: string } | null => {
  const [, edge = '', name = ''] = /^(BEGIN|END):[ \t]*([\w-]+)[ \t]*$/i.exec(line) ?? []
  return edge === '' ? null : { begins: edge.toUpperCase() === 'BEGIN', name: name.toUpperCase() }
}

/** Some caches append remarks after the end of the file. */
function withoutRemarks(lines: readonly string[]): readonly string[] {
  const end = lines.findLastIndex((line) => /^END:[ \t]*VCALENDAR[ \t]*$/i.test(line))
  const rest = lines.slice(end + 1)
  return end >= 0 && !rest.some(edgeOf) ? lines.slice(0, end + 1) : lines
}

const datesLine = /^(?:DTSTART|DTEND|RRULE|RDATE|EXDATE|RECURRENCE-ID)[;:]/i

/** An alarm has no dates: those in one that is never closed belong to the event around it. */
function returnDates(ended: readonly Component[]): void {
  for (const [at, { name, lines }] of ended.entries()) {
    const around = ended[at - 1]
    if (around?.name === 'VEVENT' && name !== 'VEVENT')
      around.lines.push(...lines.filter((line) => datesLine.test(line)))
  }
}

/** Nests components as written. An open one ends with the one around it. */
function treeOf(lines: readonly string[], limits: FileLimits): Component[] | FeedProblem {
  const root: Component = { name: '', lines: [], inside: [] }
  const open = [root]
  let events = 0
  for (const line of lines) {
    const edge = edgeOf(line)
    const current = open.at(-1) as Component
    if (!edge) {
      if (current.lines.length >= limits.properties) return problem('too_many_properties', { most: limits.properties })
      current.lines.push(line)
    } else if (edge.begins) {
      if (edge.name === 'VEVENT' && ++events > limits.events) return problem('too_many_events', { most: limits.events })
      // One calendar never contains another: the first was cut off in transit.
      if (edge.name === 'VCALENDAR' && open.length > 1) return problem('cut_off')
      if (open.length > limits.depth) return problem('nested_too_deep', { most: limits.depth })
      const component: Component = { name: edge.name, lines: [], inside: [] }
      current.inside.push(component)
      open.push(component)
    } else {
      const at = open.findLastIndex(({ name }) => name === edge.name)
      if (at > 0) returnDates(open.splice(at))
    }
  }
  return root.inside
}

/**
 * The components of a calendar file. A file that isn't a calendar, or was cut off in transit, is rejected as a whole,
 * so that it isn't mistaken for an empty one (R63, R68).
 */
export function componentsOf(content: string, limits: FileLimits = fileLimits): Component[] | FeedProblem {
  const all = unfolded(content.replace(/^\ufeff+/, ''), limits)
  if (!Array.isArray(all)) return all
  const lines = withoutRemarks(all)
  if (lines.length === 0) return problem('empty_answer')
  if (!/^BEGIN:[ \t]*VCALENDAR[ \t]*$/i.test(lines[0] ?? '')) return problem('not_a_calendar')
  if (!/^END:[ \t]*VCALENDAR[ \t]*$/i.test(lines.at(-1) ?? '')) return problem('cut_off')
  return treeOf(lines, limits)
}

/** All components with this name, at any depth. */
export const componentsNamed = (components: readonly Component[], name: string): Component[] =>
  components.flatMap((component) => [
    ...(component.name === name ? [component] : []),
    ...componentsNamed(component.inside, name),
  ])
