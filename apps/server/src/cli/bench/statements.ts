import pg from 'pg'

/** One statement as sent to the database, with its result. */
type Statement = { text: string; values: unknown[]; rows: Record<string, unknown>[] }

type Query = (text: string | { text: string; values?: unknown[] }, values?: unknown[]) => Promise<pg.QueryResult>

/** Records every statement of a pool until stopped. */
export function recordStatements(pool: pg.Pool): { stop: () => Statement[] } {
  const statements: Statement[] = []
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
  const recording = async () => {
    const client = await connect()
    const query = client.query.bind(client) as unknown as Query
    const record: Query = async (text, values = []) => {
      const result = await query(text, values)
      statements.push({ text: typeof text === 'string' ? text : text.text, values: [...values], rows: result.rows })
      return result
    }
    const release = client.release.bind(client)
    Object.assign(client, {
      query: record,
      release: (error?: Error) => {
        Object.assign(client, { query, release })
        release(error)
      },
    })
    return client
  }
  Object.assign(pool, { connect: recording })
  return {
    stop() {
      Object.assign(pool, { connect })
      return statements
    },
  }
}

type QueryText = { text: string; values: unknown[] }

/** The queries all connections of this process send to the database while some work runs. */
export const statementsDuring = async (work: () => Promise<unknown>): Promise<QueryText[]> => {
  const queries: QueryText[] = []
  const query = pg.Client.prototype.query
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Partial<QueryText>, unknown]
    const text = typeof first === 'string' ? first : (first.text ?? '')
    queries.push({ text, values: (Array.isArray(values) ? values : (Object(first).values ?? [])) as unknown[] })
    return (query as (...all: unknown[]) => unknown).apply(this, args)
  } as typeof query
  try {
    await work()
    return queries
  } finally {
    pg.Client.prototype.query = query
  }
}

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

/** The table and index blocks these statements read when they run once more. */
export const blocksOf = async (client: pg.ClientBase, queries: readonly QueryText[]): Promise<number> => {
  let blocks = 0
  for (const { text, values } of queries.filter((one) => /^\s*(select|with)/i.test(one.text))) {
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
    blocks += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
  }
  return blocks
}

/** The figures of a recorded run that a replay replaces with its own. They must not occur anywhere else by chance. */
export type Inputs = Record<string, string | number>

type Source = (inputs: Inputs, results: Record<string, unknown>[][]) => unknown

const constant =
  (value: unknown): Source =>
  () =>
    value

/** An id that an earlier statement returned. */
function fromResult(value: unknown, before: readonly Statement[]): Source | undefined {
  if (typeof value !== 'number' || value < 1_000_000) return undefined
  for (const [index, { rows }] of before.entries())
    for (const [column, returned] of Object.entries(rows[0] ?? {}))
      if (returned === value) return (_, results) => results[index]?.[0]?.[column]
  return undefined
}

function fromInputs(value: unknown, sample: Inputs): Source | undefined {
  const name = Object.keys(sample).find((key) => sample[key] === value)
  if (name) return (inputs) => inputs[name]
  if (typeof value !== 'string') return undefined
  const inside = Object.entries(sample).filter(([, figure]) => value.includes(String(figure)))
  if (inside.length === 0) return undefined
  return (inputs) => inside.reduce((text, [key, figure]) => text.replaceAll(String(figure), String(inputs[key])), value)
}

/** Runs a recording again, with other inputs, on a bare connection. */
export type Replay = (client: pg.PoolClient, inputs: Inputs) => Promise<void>

export function replayOf(statements: readonly Statement[], sample: Inputs): Replay {
  const steps = statements.map(({ text, values }, index) => ({
    text,
    sources: values.map(
      (value) => fromInputs(value, sample) ?? fromResult(value, statements.slice(0, index)) ?? constant(value),
    ),
  }))
  return async (client, inputs) => {
    const results: Record<string, unknown>[][] = []
    for (const { text, sources } of steps)
      results.push(
        (
          await client.query(
            text,
            sources.map((source) => source(inputs, results)),
          )
        ).rows,
      )
  }
}
