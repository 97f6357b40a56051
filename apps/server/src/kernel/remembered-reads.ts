import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'

export type Rows = QueryResult<unknown>
type Kind = 'read' | 'lock' | 'turn' | 'write'

/** Begins a lock that makes writers take turns and guards nothing that is read under it. */
export const turnOnly = '/* turn */'

const rowLock = / for (no key )?(update|share|key share)( of "\w+")?$/i
/** Functions that change something, or give something else each time. */
const volatile = /\b(nextval|setval|set_config|pg_notify|random|gen_random_uuid|clock_timestamp|skip locked|nowait)\b/i

export const kindOf = ({ sql, query }: CompiledQuery): Kind => {
  if (/\bpg_advisory_xact_lock\b/.test(sql)) return 'turn'
  if (query.kind !== 'SelectQueryNode' || volatile.test(sql)) return 'write'
  return rowLock.test(sql) ? 'lock' : 'read'
}

/** What is not a table itself; `remembered-reads.test.ts` compares it with the database. */
export const views: readonly string[] = [
  'attribution.credit',
  'ledger.current_balance',
  'ledger.current_total',
  'ledger.summed_line',
]

const builtName = /"(\w+)"\."(\w+)"/g
/** In text that was written by hand: one of our tables, views, or functions, which may read any table of its schema. */
const writtenName = /(?<!["\w.])(\w+)\.\w/g

type Sources = {
  /** The tables that a text names, and some that it does not mean. */
  tables: Set<string>
  /** Their schemas. */
  schemas: Set<string>
  /** Schemas of which it may read more than it names. */
  wide: Set<string>
}

const schemaOf = (name: string): string => name.split('.')[0] as string

export const sourcesOf = (text: string): Sources => {
  const built = [...text.matchAll(builtName)].map(([, schema, name]) => `${schema}.${name}`)
  const written = [...text.matchAll(writtenName)].map(([, schema]) => schema as string)
  const wide = new Set([...written, ...built.filter((name) => views.includes(name)).map(schemaOf)])
  return { tables: new Set(built), schemas: new Set([...built.map(schemaOf), ...written]), wide }
}

const target = /^(?:insert into|update) "(\w+)"\."(\w+)"/

/** Whether a statement may have changed what was read there. */
const changes = ({ sql, query }: CompiledQuery): ((sources: Sources) => boolean) => {
  const [, schema, table] = target.exec(sql) ?? []
  if (schema) return ({ tables, wide }) => tables.has(`${schema}.${table}`) || wide.has(schema)
  // What is deleted may take rows of other modules with it, and a statement that names no table may do anything.
  const { schemas } = sourcesOf(sql)
  if (query.kind === 'DeleteQueryNode' || schemas.size === 0) return () => true
  return (sources) => !sources.schemas.isDisjointFrom(schemas)
}

const keyOf = (text: string, { parameters }: CompiledQuery): string => `${text}\n${JSON.stringify(parameters)}`

export const copyOf = (result: Rows): Rows => ({ ...result, rows: result.rows.map((row) => ({ ...(row as object) })) })

type Answer = { result: Rows; sources: Sources; isLocked: boolean }

/** What a transaction has read, until it locks something new or writes where that was read. */
class Memory {
  #ask: (query: CompiledQuery) => Promise<Rows>
  #answers = new Map<string, Answer>()
  #locks = new Set<string>()
  /** Counts what made it forget: an answer that was under way meanwhile may be an old one. */
  #changes = 0

  constructor(ask: (query: CompiledQuery) => Promise<Rows>) {
    this.#ask = ask
  }

  async read(query: CompiledQuery): Promise<Rows> {
    const key = keyOf(query.sql, query)
    const known = this.#answers.get(key)
    if (known) return copyOf(known.result)
    const before = this.#changes
    const result = await this.#ask(query)
    if (before === this.#changes) this.#keep(key, query, result)
    return result
  }

  /** What is locked stays so, and its row too. Under a new lock someone else may have changed all the rest. */
  async lock(query: CompiledQuery): Promise<Rows> {
    const key = keyOf(query.sql, query)
    const known = this.#answers.get(key)
    if (known) return copyOf(known.result)
    const result = await this.#ask(query)
    if (!this.#locks.has(key)) this.#forget(({ isLocked }) => !isLocked)
    this.#locks.add(key)
    this.#keep(key, query, result, true)
    this.#keep(keyOf(query.sql.replace(rowLock, ''), query), query, result, true)
    return result
  }

  async turn(query: CompiledQuery): Promise<Rows> {
    const key = keyOf(query.sql, query)
    if (this.#locks.has(key)) return { rows: [] }
    this.#locks.add(key)
    const result = await this.#ask(query)
    if (!query.sql.includes(turnOnly)) this.#forget(({ isLocked }) => !isLocked)
    return result
  }

  async write(query: CompiledQuery): Promise<Rows> {
    this.#changes += 1
    try {
      return await this.#ask(query)
    } finally {
      const isChanged = changes(query)
      this.#forget(({ sources }) => isChanged(sources))
    }
  }

  #keep(key: string, { sql }: CompiledQuery, result: Rows, isLocked = false): void {
    this.#answers.set(key, { result: copyOf(result), sources: sourcesOf(sql), isLocked })
  }

  #forget(which: (answer: Answer) => boolean): void {
    this.#changes += 1
    for (const [key, answer] of this.#answers) if (which(answer)) this.#answers.delete(key)
  }
}

/** Answers are copied each time, so long ones are rather asked for again. */
const mostRows = 5_000

/** What a snapshot has read. Nothing in it ever changes, even while others write. */
class SnapshotMemory {
  #ask: (query: CompiledQuery) => Promise<Rows>
  #answers = new Map<string, Promise<Rows>>()

  constructor(ask: (query: CompiledQuery) => Promise<Rows>) {
    this.#ask = ask
  }

  async read(query: CompiledQuery): Promise<Rows> {
    if (volatile.test(query.sql)) return this.#ask(query)
    const key = keyOf(query.sql, query)
    const known = this.#answers.get(key) ?? this.#ask(query)
    this.#answers.set(key, known)
    try {
      const result = await known
      if (result.rows.length <= mostRows) return copyOf(result)
      this.#answers.delete(key)
      return result
    } catch (error) {
      this.#answers.delete(key)
      throw error
    }
  }
}

class RememberingConnection implements DatabaseConnection {
  #answer: (query: CompiledQuery) => Promise<Rows>

  constructor(answer: (query: CompiledQuery) => Promise<Rows>) {
    this.#answer = answer
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return (await this.#answer(query)) as QueryResult<Row>
  }

  streamQuery(): never {
    throw new Error('rows are not streamed in a transaction that remembers')
  }
}

const notHere = async (): Promise<never> => {
  throw new Error('a transaction begins no other')
}

export const answeredBy = (answer: (query: CompiledQuery) => Promise<Rows>): Kysely<unknown> => {
  const connection = new RememberingConnection(answer)
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: notHere,
    commitTransaction: notHere,
    rollbackTransaction: notHere,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

/**
 * A transaction in which a question that was asked before is answered from memory, as if it had not been asked again. It
 * is asked again once the transaction has locked something new since, or written in a table that the question names; what
 * a row was when it was locked stays known. A module's views read its own schema only (`remembered-reads.test.ts`).
 */
export const rememberingReads = (ask: (query: CompiledQuery) => Promise<Rows>): Kysely<unknown> => {
  const memory = new Memory(ask)
  return answeredBy((query) => memory[kindOf(query)](query))
}

/** A read-only transaction that sees one moment, in which each question is asked once. */
export const rememberingSnapshot = (transaction: Kysely<unknown>): Kysely<unknown> => {
  const memory = new SnapshotMemory((query) => transaction.executeQuery(query))
  return answeredBy((query) => memory.read(query))
}
