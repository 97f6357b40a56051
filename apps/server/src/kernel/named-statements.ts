import type pg from 'pg'

/** Maximum number of named texts: a connection retains what it prepared, some 15 kB each. */
const mostNamed = 400
/** Maximum number of texts whose uses are counted: lists of ids come in many lengths. */
const mostCounted = 2_000
/** A text used this often gets a name. */
const usesBeforeName = 3

/**
 * A statement that looks for a part of a text stays unnamed: which index finds it depends on the text, and a plan for any
 * text reads all rows.
 */
const isSearch = (text: string): boolean => /\b(?:like|ilike)\b|<%/i.test(text)

/**
 * An `on conflict` that picks a partial index by a value: PostgreSQL finds the index only while it knows the value. After
 * five uses a named statement gets a plan for any value, and fails permanently.
 */
const picksIndexByValue = (text: string): boolean =>
  [...text.matchAll(/\bon conflict\b(.*?)\bdo (?:nothing|update)\b/gis)].some(([, target]) => /\$\d/.test(target ?? ''))

/** The schema changed under a statement that a connection had prepared; the prepared statement can't be used again. */
const staleState = '0A000'
const isStale = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === staleState &&
  error.message.startsWith('cached plan must not change result type')

/** A statement failed because the schema changed after a connection prepared it; running it again prepares it again. */
export class StaleStatement extends Error {}

/**
 * Names for frequent statements: PostgreSQL parses and plans a named one once per connection, which saves a third of
 * its work. After another process migrates the schema, all get new names.
 */
export class StatementNames {
  #uses = new Map<string, number>()
  #names = new Map<string, string>()
  #generation = 0

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (isSearch(text) || picksIndexByValue(text)) return undefined
    const uses = (this.#uses.get(text) ?? 0) + 1
    this.#uses.delete(text)
    if (uses < usesBeforeName || this.#names.size >= mostNamed) {
      this.#uses.set(text, uses)
      const [oldest] = this.#uses.keys()
      if (this.#uses.size > mostCounted && oldest !== undefined) this.#uses.delete(oldest)
      return undefined
    }
    const name = `s${this.#generation}_${this.#names.size}`
    this.#names.set(text, name)
    return name
  }

  /** Retires everything connections have prepared under the current names. */
  renew(name: string): void {
    if (!name.startsWith(`s${this.#generation}_`)) return
    this.#generation += 1
    this.#names.clear()
  }
}

const proxies = new WeakMap<pg.PoolClient, pg.PoolClient>()

/**
 * A connection that runs frequent statements under their names. Kysely calls `query` with a text and its values.
 * @throws StaleStatement if the schema changed under a statement: the work must start over
 */
export const withNames = (client: pg.PoolClient, names: StatementNames): pg.PoolClient => {
  const known = proxies.get(client)
  if (known) return known
  const query = async (text: string, values: unknown[] = []): Promise<pg.QueryResult> => {
    const name = values.length > 0 ? names.nameOf(text) : undefined
    if (name === undefined) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isStale(error)) throw error
      names.renew(name)
      throw new StaleStatement('the schema changed under a prepared statement', { cause: error })
    }
  }
  const proxy = new Proxy(client, {
    get: (target, key) => {
      if (key === 'query') return query
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  proxies.set(client, proxy)
  return proxy
}
