/**
 * The condensed form of an answer (spec section 7): a value that occurs more than once is sent once in `_objects`.
 * Elsewhere it is the string `RF:x`, where `_ref_abbr` gives the full reference of `x`. `expand(condense(x))` is `x`.
 */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Condensed = {
  _condensed: true
  _results: Json
  _objects: Record<string, Json>
  _ref_abbr: Record<string, string>
}

const mark = 'RF:'
const worthwhile = 24

const keyOf = (value: Json): string | null => {
  if (typeof value === 'string') return value.startsWith(mark) ? JSON.stringify(value) : null
  if (value === null || typeof value !== 'object') return null
  const text = JSON.stringify(value)
  return text.length >= worthwhile ? text : null
}

const countShared = (value: Json, seen: Map<string, number>): void => {
  const key = keyOf(value)
  if (key !== null) {
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    if (times > 1) return
  }
  if (value === null || typeof value !== 'object') return
  for (const child of Array.isArray(value) ? value : Object.values(value)) countShared(child, seen)
}

export const condense = (results: Json): Condensed => {
  const seen = new Map<string, number>()
  countShared(results, seen)
  const references = new Map<string, string>()
  const objects: Record<string, Json> = {}
  const abbreviations: Record<string, string> = {}

  const inner = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(walk)
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child)]))
  }
  const walk = (value: Json): Json => {
    const key = keyOf(value)
    const shared = key !== null && (typeof value === 'string' || (seen.get(key) ?? 0) > 1)
    if (!shared) return inner(value)
    const known = references.get(key)
    if (known) return mark + known
    const short = references.size.toString(36)
    references.set(key, short)
    abbreviations[short] = `Object:Value.${references.size}`
    objects[abbreviations[short]] = inner(value)
    return mark + short
  }

  const body = walk(results)
  return { _condensed: true, _results: body, _objects: objects, _ref_abbr: abbreviations }
}

export const expand = ({ _results, _objects, _ref_abbr }: Condensed): Json => {
  const whole = new Map<string, Json>()
  const inner = (value: Json): Json => {
    if (value === null || typeof value !== 'object') return value
    if (Array.isArray(value)) return value.map(walk)
    return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, walk(child)]))
  }
  const walk = (value: Json): Json => {
    if (typeof value !== 'string' || !value.startsWith(mark)) return inner(value)
    const short = value.slice(mark.length)
    const known = whole.get(short)
    if (known !== undefined) return known
    const made = inner(_objects[_ref_abbr[short] as string] as Json)
    whole.set(short, made)
    return made
  }
  return walk(_results)
}

export const isCondensed = (body: unknown): body is Condensed =>
  typeof body === 'object' && body !== null && (body as { _condensed?: unknown })._condensed === true
