import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import { copyOf, kindOf, type Rows, sourcesOf, turnOnly } from './remembered-reads.ts'

/** Begins a query, with `modifyFront`, whose answer may come from this process's memory. It reads only `referenceTables`. */
export const fromMemory = sql`/* from memory */`
const marker = '/* from memory */'

/** Tables that are read often and rarely change. A trigger notes each change of them in `kernel.reference_change`. */
export const referenceTables: readonly string[] = [
  'agreements.home_wording',
  'agreements.template',
  'attribution.terms',
  'automations.rule',
  'availability.home_calendar',
  'availability.stay_rule',
  'homes.area',
  'homes.contract',
  'homes.home',
  'homes.home_group',
  'homes.part',
  'homes.share',
  'media.attachment',
  'media.picture',
  'notifications.secret',
  'partners.home_referral',
  'people.rental_ban',
  'people.tag',
  'pricing.fee',
  'pricing.tax',
]
const schemas = new Set(referenceTables.map((name) => name.split('.')[0] as string))

/** Maximum number of answers a process remembers. */
const mostAnswers = 5_000
/** Maximum number of rows of one answer. */
const mostRows = 500
/** After this long without a comparison, nothing remembered is used. Notes of changes stay for a day. */
const idleMs = 10 * 60_000

/** A moment of the database, and the tables that changed since an earlier one; null: that moment is too long ago. */
export type Changes = { at: string; changed: string[] | null }

type Answer = { result: Rows; tables: ReadonlySet<string> }

/** Rows are copied for each reader; the lists and objects in them are shared, so no one may change them. */
const freeze = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || value instanceof Date || ArrayBuffer.isView(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** What this process has read of reference data, for all its transactions. */
export class ReferenceMemory {
  #answers = new Map<string, Answer>()
  #snapshot: string | null = null
  #comparedAt = 0
  /** Counts what made it forget: an answer that was under way meanwhile may be an old one. */
  #changes = 0

  /** The latest moment whose changes are known. */
  get since(): string | null {
    return performance.now() - this.#comparedAt < idleMs ? this.#snapshot : null
  }

  note({ at, changed }: Changes): void {
    this.#snapshot = at
    this.#comparedAt = performance.now()
    if (changed?.length === 0) return
    this.#changes += 1
    for (const [key, { tables }] of this.#answers)
      if (!changed || changed.some((table) => tables.has(table))) this.#answers.delete(key)
  }

  async read(query: CompiledQuery, ask: (query: CompiledQuery) => Promise<Rows>): Promise<Rows> {
    const key = `${query.sql}\n${JSON.stringify(query.parameters)}`
    const known = this.#answers.get(key)
    if (known) return copyOf(known.result)
    const before = this.#changes
    const result = await ask(query)
    if (before === this.#changes && result.rows.length <= mostRows) this.#keep(key, query, result)
    return copyOf(result)
  }

  #keep(key: string, { sql: text }: CompiledQuery, result: Rows): void {
    for (const row of result.rows) for (const value of Object.values(row as object)) freeze(value)
    this.#answers.set(key, { result, tables: tablesIn(text) })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > mostAnswers && oldest !== undefined) this.#answers.delete(oldest)
  }
}

/** Tables of our schemas, also in text that was written by hand. */
const tablesIn = (text: string): Set<string> => {
  const written = [...text.matchAll(/(?<!["\w.])(\w+)\.(\w+)/g)].filter(([, schema = '']) => schemas.has(schema))
  return new Set([...sourcesOf(text).tables, ...written.map(([name]) => name)])
}

const assertReference = (text: string): void => {
  const names = [...tablesIn(text)]
  // `"home"."id"` is a column, of what is named or called so.
  const called = new Set([...text.matchAll(/ as "?(\w+)/g)].map(([, alias]) => alias))
  for (const name of names) if (referenceTables.includes(name)) called.add(name.split('.')[1])
  const other = names.find((name) => !referenceTables.includes(name) && !called.has(name.split('.')[0]))
  if (other) throw new Error(`${other} is no reference data, so no query that reads it is answered from memory`)
}

const writing = /\b(?:insert|update|delete|merge|truncate|alter|create|drop|call|copy|set)\b/i
/** One of our functions may write. */
const ourFunction = /(?<!["\w.])\w+\.\w+\s*\(/

/** What a statement means for the memory; `touches`: the schemas in which it may write, or locks rows. */
type Traits = { kind: 'remembered' | 'read' | 'lock' | 'turn' | 'write'; touches: ReadonlySet<string> }

const traitsOf = (query: CompiledQuery): Traits => {
  const text = query.sql
  const kind = kindOf(query)
  const named = sourcesOf(text).schemas
  if (kind === 'read' && text.includes(marker)) {
    assertReference(text)
    return { kind: 'remembered', touches: named }
  }
  // What is deleted may take rows of other modules with it, and a statement that names no table may do anything.
  if (kind === 'write')
    return /^\s*(?:select|with)\b/i.test(text) && !writing.test(text) && !ourFunction.test(text)
      ? { kind: 'read', touches: new Set() }
      : { kind, touches: query.query.kind === 'DeleteQueryNode' || named.size === 0 ? schemas : named }
  return { kind: kind === 'turn' && text.includes(turnOnly) ? 'read' : kind, touches: named }
}

const mostTraits = 4_000
const traits = new Map<string, Traits>()

const knownTraitsOf = (query: CompiledQuery): Traits => {
  const known = traits.get(query.sql)
  if (known) return known
  if (traits.size >= mostTraits) traits.clear()
  const found = traitsOf(query)
  traits.set(query.sql, found)
  return found
}

/**
 * How one transaction uses the memory. It compares first, and again after each lock, since someone may have changed
 * something while it waited. What it has written itself, it reads from the database.
 */
export class ReferenceReads {
  #memory: ReferenceMemory
  #ask: (query: CompiledQuery) => Promise<Rows>
  #compare: (() => Promise<Changes>) | undefined
  #isCurrent = false
  #written = new Set<string>()
  #comparing: Promise<void> | undefined

  /** @param compare compares when a query needs it; without, only another statement does (`comparison`) */
  constructor(
    memory: ReferenceMemory,
    ask: (query: CompiledQuery) => Promise<Rows>,
    compare?: (since: RawBuilder<Changes>) => Promise<Changes>,
  ) {
    this.#memory = memory
    this.#ask = ask
    this.#compare = compare && (() => compare(this.comparison))
  }

  /** An expression for a statement that runs anyway; its value goes to `note`. */
  get comparison(): RawBuilder<Changes> {
    const since = this.#memory.since
    return sql<Changes>`(select jsonb_build_object('at', pg_current_snapshot()::text, 'changed', case
      when ${since}::text is not null then coalesce((select jsonb_agg(distinct source) from kernel.reference_change
        where xid >= pg_snapshot_xmin(${since}::text::pg_snapshot)
          and not pg_visible_in_snapshot(xid, ${since}::text::pg_snapshot)), '[]') end))`
  }

  note(changes: Changes): void {
    this.#memory.note(changes)
    this.#isCurrent = true
  }

  async #becomeCurrent(compare: () => Promise<Changes>): Promise<void> {
    this.#comparing ??= compare().then((changes) => this.note(changes))
    try {
      await this.#comparing
    } finally {
      this.#comparing = undefined
    }
  }

  async answer(query: CompiledQuery): Promise<Rows> {
    const { kind, touches } = knownTraitsOf(query)
    if (kind === 'remembered') return this.#read(query, touches)
    if (kind === 'write') for (const schema of touches) this.#written.add(schema)
    const result = await this.#ask(query)
    if (kind === 'turn' || (kind === 'lock' && !schemas.isDisjointFrom(touches))) this.#isCurrent = false
    return result
  }

  async #read(query: CompiledQuery, named: ReadonlySet<string>): Promise<Rows> {
    if (!named.isDisjointFrom(this.#written)) return this.#ask(query)
    if (!this.#isCurrent && this.#compare) await this.#becomeCurrent(this.#compare)
    return this.#isCurrent ? this.#memory.read(query, this.#ask) : this.#ask(query)
  }
}
