import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createLogger } from '#kernel/log'
import type { SocketConnection } from '#kernel/postgres/index'
import { cloneDatabase } from '#testing/database'
import { demoBegun, demoFilled } from './events.ts'
import { setUnfinishedAside } from './set-aside.ts'

const ask = async (connection: SocketConnection, sql: string, values: unknown[] = []): Promise<unknown[]> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** Starts on a database with these events; returns the number of tables then, and the databases set aside. */
const afterStart = async (events: { event: string }[], before = 'select 1') => {
  const { connection: cloned, drop } = await cloneDatabase(inject('testDatabase'))
  const connection = cloned as SocketConnection
  const asideLike = `${connection.database}_unfinished_%`
  for (const { event } of events)
    await ask(
      connection,
      "insert into kernel.event (name, payload, request_id, announced_at) values ($1, '{}', 'test', now())",
      [event],
    )
  await ask(connection, before)
  await setUnfinishedAside(connection, createLogger('silent'))
  const [{ tables }] = (await ask(
    connection,
    "select count(*)::int as tables from pg_tables where schemaname = 'kernel'",
  )) as [{ tables: number }]
  const aside = (await ask(connection, 'select datname from pg_database where datname like $1', [asideLike])) as {
    datname: string
  }[]
  const stored = await Promise.all(
    aside.map(({ datname }) =>
      ask({ ...connection, database: datname }, "select name from kernel.event where name like 'demo.%'"),
    ),
  )
  for (const { datname } of aside) await ask(connection, `drop database ${datname} with (force)`)
  await drop()
  return { isEmpty: tables === 0, stored: stored.flat() }
}

test('a half-filled demo world is set aside with all it holds, and the database is empty', async () => {
  expect(await afterStart([demoBegun])).toEqual({ isEmpty: true, stored: [{ name: demoBegun.event }] })
})

test.each([
  { what: 'an empty installation', events: [] },
  { what: 'a demo world that was filled', events: [demoBegun, demoFilled] },
])('$what stays', async ({ events }) => {
  expect(await afterStart(events)).toEqual({ isEmpty: false, stored: [] })
})

test('sample data that an administrator loaded stays, however it ended', async () => {
  const sample =
    "insert into launch.sample (state, homes, done, planned, started_at) values ('failed', 24, 0, 0, now())"
  expect(await afterStart([demoBegun], sample)).toEqual({ isEmpty: false, stored: [] })
})
