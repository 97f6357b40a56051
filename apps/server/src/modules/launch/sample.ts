import type { Sample, sampleObstacles } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { type Proof, type Retained, rememberBaseline, returnToBaseline, type Sql } from '#kernel/backup/baseline'
import { noticeChannel, noticeLine, payloadsOf } from '#kernel/notices'
import { Problem } from '#kernel/problem'
import type { ReadCtx, WriteCtx } from '#kernel/work'
import { accountById } from '#modules/accounts'
import { bookingCount } from '#modules/bookings'
import { homeCount, homeIds, homesByIds } from '#modules/homes'
import { allowsDemo } from '../../exposure.ts'
import { problems } from './messages.ts'
import { db, type SampleRow } from './tables.ts'

/** Enough to fill every screen, few enough to load within a minute. */
export const sampleHomes = 24

export type Progress = (done: number, planned: number) => void

/**
 * Fills the database with sample homes, people, and bookings; each person has an email address that ends with `mark`.
 */
export interface SampleLoader {
  readonly mark: string
  load: (homes: number, progress: Progress) => Promise<void>
  /** While a first start is filling its demo world; its pages are open before. */
  isFilling: boolean
}

declare module '#kernel/app' {
  interface Adapters {
    /** Absent if a program can't load sample data, such as a command. */
    sample?: SampleLoader
  }
}

type Obstacle = (typeof sampleObstacles)[number]

const rowNow = (ctx: ReadCtx): Promise<SampleRow | undefined> =>
  db(ctx).selectFrom('launch.sample').selectAll().executeTakeFirst()

const isDeclined = async (ctx: ReadCtx): Promise<boolean> =>
  (await db(ctx).selectFrom('launch.empty_start').select('at').executeTakeFirst()) !== undefined

/** The choice outlasts a reload and holds for every administrator; the first one is recorded. */
export const startEmpty = async (ctx: WriteCtx, by: number): Promise<void> => {
  await db(ctx)
    .insertInto('launch.empty_start')
    .values({ at: ctx.now, by_account: by })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const isThere = (row: SampleRow | undefined): boolean => row !== undefined && row.state !== 'removed'

/** Sample people are never mixed with real homes, real cards, or a mail server that would send them email. */
const obstacleOf = async ({ config, adapters }: App, ctx: ReadCtx): Promise<Obstacle | null> => {
  if (!allowsDemo(config)) return 'public_server'
  if (config.role !== 'all' || !adapters.sample) return 'many_nodes'
  if (config.payments.via !== 'sandbox') return 'takes_payments'
  if (config.mail.via !== 'outbox') return 'sends_mail'
  return (await homeCount(ctx)) > 0 || (await bookingCount(ctx)) > 0 ? 'has_homes' : null
}

/** The names of homes the team added beside the sample's. */
const ownHomes = async (ctx: ReadCtx, row: SampleRow | undefined): Promise<string[]> => {
  const sampled = row?.home_ids
  if (!sampled || !isThere(row)) return []
  const others = (await homeIds(ctx)).filter((id) => !sampled.includes(id))
  return (await homesByIds(ctx, others)).map(({ name }) => name).sort((a, b) => a.localeCompare(b, 'en'))
}

export const sampleView = async (app: App, ctx: ReadCtx): Promise<Sample> => {
  const row = await rowNow(ctx)
  const remover = row?.removed_by ? await accountById(ctx, row.removed_by) : undefined
  return {
    state: row?.state ?? null,
    homes: row?.homes ?? sampleHomes,
    done: row?.done ?? 0,
    planned: row?.planned ?? 0,
    obstacle: isThere(row) ? null : await obstacleOf(app, ctx),
    ownHomes: await ownHomes(ctx, row),
    counts: { homes: await homeCount(ctx), bookings: await bookingCount(ctx) },
    removedAt: row?.removed_at?.toISOString() ?? null,
    removedBy: remover ? `${remover.firstName} ${remover.lastName}` : null,
    proof: row?.proof ?? null,
    declined: await isDeclined(ctx),
  }
}

const note = (app: App, values: Partial<SampleRow>): Promise<unknown> =>
  app.work.write((ctx) =>
    db(ctx)
      .updateTable('launch.sample')
      .set({ ...values, proof: undefined })
      .execute(),
  )

const reportEveryMs = 700

/** Jobs are paused while this runs: the sample's past must not be processed by today’s clock. */
const load = async (app: App, { load: fill }: SampleLoader): Promise<void> => {
  const resume = await app.queue.pauseWorkers(app)
  let reportedAt = 0
  try {
    await rememberBaseline(app.connection, await app.adapters.files.list())
    await fill(sampleHomes, (done, planned) => {
      if (performance.now() - reportedAt < reportEveryMs) return
      reportedAt = performance.now()
      note(app, { done, planned }).catch(() => {})
    })
    const ids = await app.work.read(homeIds)
    await note(app, { state: 'ready', finished_at: app.clock.now(), home_ids: ids })
  } catch (error) {
    app.log.error({ error }, 'sample data could not be loaded')
    await note(app, { state: 'failed', finished_at: app.clock.now() })
  } finally {
    await app.adapters.brands.refresh()
    await resume()
  }
}

/**
 * Starts loading sample data; `loaded` settles when it is done.
 * @throws Problem 409 sample_not_possible
 */
export const beginSample = async (app: App, by: number): Promise<{ loaded: Promise<void> }> => {
  const loader = app.adapters.sample
  await app.work.write(async (ctx) => {
    const row = await rowNow(ctx)
    const obstacle = isThere(row) ? 'has_homes' : await obstacleOf(app, ctx)
    if (obstacle) throw new Problem(409, 'sample_not_possible', problems.obstacles[obstacle], { obstacle })
    const values = {
      state: 'loading' as const,
      homes: sampleHomes,
      done: 0,
      planned: 0,
      started_at: ctx.now,
      started_by: by,
      finished_at: null,
      home_ids: null,
      removed_at: null,
      removed_by: null,
      proof: null,
    }
    await db(ctx)
      .insertInto('launch.sample')
      .values(values)
      .onConflict((conflict) => conflict.column('one').doUpdateSet(values).where('launch.sample.state', '=', 'removed'))
      .execute()
  })
  return { loaded: load(app, loader as SampleLoader) }
}

/** Settings a company made for itself: they stay. */
const settings = [
  'company.',
  'connections.',
  'launch.',
  'accounts.',
  'approvals.threshold',
  'agreements.template',
  'automations.rule',
  'automations.template',
  'inbox.view',
  'agreements.counsel_review',
  'notifications.secret',
  'notifications.setting',
  'notifications.device',
  'kernel.write_seal',
  'media.picture',
  'media.upload',
]

/** Removes the company created by the sample, unless someone has made it their own. */
const dropSampleCompany = async (sql: Sql): Promise<void> => {
  const changes = await sql(
    'select from company.change change where by_account is not null and id > coalesce((select max(id) from baseline."company.change"), 0)',
  )
  if (changes.length > 0) {
    await sql(
      `delete from company.brand brand where not exists (select from baseline."company.brand" b where b.id = brand.id)
         and not exists (select from company.change c where c.brand_id = brand.id and c.by_account is not null)`,
    )
    await sql(
      `update company.brand set is_default = true where id = (select id from company.brand order by created_at, id limit 1)
         and not exists (select from company.brand where is_default)`,
    )
    return
  }
  for (const table of ['host', 'change', 'brand', 'company']) {
    await sql(`delete from company.${table}`)
    await sql(`insert into company.${table} overriding system value select * from baseline."company.${table}"`)
  }
}

/** Deletes pictures that came with the sample; those real people uploaded, such as a logo, stay. */
const dropSamplePictures = (sql: Sql, mark: string) =>
  sql(
    `delete from media.picture picture where not exists (select from baseline."media.picture" b where b.id = picture.id)
       and not exists (select from media.upload u join accounts.account a on a.id = u.account_id
         where u.picture_id = picture.id and strpos(a.email, $1) = 0)`,
    [mark],
  )

const retained = (mark: string): Retained => ({
  tables: (key) => settings.some((one) => (one.endsWith('.') ? key.startsWith(one) : key === one)),
  isSettings: (key) => key.startsWith('company.') || key.startsWith('connections.'),
  gone: `account.email like '%${mark}'`,
  mark,
  also: async (sql) => {
    await dropSampleCompany(sql)
    await dropSamplePictures(sql, mark)
  },
})

/** Clears what nodes cache about deleted homes. No event remains, and no one is notified. */
const forgetHomes = async (sql: Sql, ids: readonly number[]): Promise<void> => {
  const changed = [
    ...ids.map((homeId) => ({ name: 'home.changed', payload: { homeId } })),
    { name: 'company.changed', payload: {} },
  ]
  const lines = changed.map((event) => noticeLine({ id: 0, ...event }))
  await sql('select pg_notify($1, payload) from unnest($2::text[]) payload', [noticeChannel, payloadsOf(lines)])
}

/** Deletes files that came with the sample; renditions of remaining pictures are created again on request. */
const removeFiles = async ({ files }: App['adapters'], sql: Sql, before: ReadonlySet<string>): Promise<void> => {
  const stay = await sql<{ path: string | null }>(
    'select path from media.picture union select path from media.upload union select path from media.chunk',
  )
  const known = new Set([...before, ...stay.map(({ path }) => path)])
  for (const path of await files.list()) if (!known.has(path)) await files.remove(path)
}

/**
 * Removes the sample data and everything created from it: the tables return to their previous state, except the
 * company’s settings and real people's accounts. All or nothing. Homes the team added are part of what was created
 * since; they are deleted only when the administrator says so.
 * @throws Problem 409 no_sample, own_homes, sample_remains with what was counted
 */
export const removeSample = async (app: App, by: number, withOwnHomes: boolean): Promise<Proof> => {
  const { adapters, connection, queue } = app
  const mark = adapters.sample?.mark
  const { row, ids, own } = await app.work.read(async (ctx) => {
    const found = await rowNow(ctx)
    return { row: found, ids: await homeIds(ctx), own: await ownHomes(ctx, found) }
  })
  if (!mark || !(row?.state === 'ready' || row?.state === 'failed'))
    throw new Problem(409, 'no_sample', problems.noSample)
  if (own.length > 0 && !withOwnHomes) throw new Problem(409, 'own_homes', problems.ownHomes(own), { homes: own })
  const resume = await queue.pauseWorkers(app)
  try {
    const proof = await returnToBaseline(connection, retained(mark), {
      finish: async (sql, counted) => {
        await sql("update launch.sample set state = 'removed', removed_at = $1, removed_by = $2, proof = $3", [
          app.clock.now(),
          by,
          JSON.stringify(counted),
        ])
      },
      after: async (sql, files) => {
        await queue.clear()
        await forgetHomes(sql, ids)
        await removeFiles(adapters, sql, files)
      },
    })
    if (!proof) throw new Problem(409, 'no_sample', problems.noBaseline)
    if (proof.remaining > 0) throw new Problem(409, 'sample_remains', problems.remains(proof.remaining), proof)
    return proof
  } finally {
    await adapters.brands.refresh()
    await resume()
  }
}

/** A process that ended while loading left a partial sample, which can be removed. */
export const noteCutOff = (app: App): Promise<unknown> =>
  app.work.write((ctx) =>
    db(ctx).updateTable('launch.sample').set({ state: 'failed' }).where('state', '=', 'loading').execute(),
  )
