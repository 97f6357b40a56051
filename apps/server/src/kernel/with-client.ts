import pg from 'pg'

/** Runs statements on one connection outside the pool, and ends it. */
export const withClient = async <T>(
  connection: pg.ClientConfig,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
