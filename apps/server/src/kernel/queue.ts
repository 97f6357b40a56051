import { CompiledQuery, type Kysely } from 'kysely'
import { type Job as BossJob, type JobResult, PgBoss } from 'pg-boss'
import type { App } from './app.ts'
import type { Connection } from './db.ts'
import type { Consumer, Job, JobData } from './jobs.ts'
import type { Logger } from './log.ts'
import { kernelTables } from './outbox.ts'
import { takeTurnsTogether, type Work, type WriteCtx, writeAtEnd } from './work.ts'

const work = 'work'
const dead = 'dead'
const defaultRetries = 5
/** A worker silent for this long is considered dead, and its work is assigned to another. */
const silentSeconds = 30
/** Maximum events dispatched in one transaction. */
const mostAtOnce = 200
/** Jobs that share a transaction, at most. */
const mostTogether = 30
/** Carries several jobs about one home, which share a transaction. */
const together = 'kernel.together'

/** `failure` describes an attempt that none of our jobs made. */
type Parcel = { job: string; data: JobData; failure?: { message: string; attempts: number } }
type Sending = { parcel: Parcel; startAfter?: Date | undefined }
export type DeadLetter = {
  id: string
  queue: string
  failedAt: Date
  message: string
  attempts: number
  data: JobData
  /** Whether one of our jobs can retry it. */
  canRetry: boolean
}

/**
 * One queue for all jobs, on pg-boss: queued inside transactions, retried with back-off, then stored as dead letters.
 */
export interface Queue {
  /** Creates what pg-boss needs; run once after migrating. */
  prepare(): Promise<void>
  enqueue(ctx: WriteCtx, jobName: string, data?: JobData, options?: { startAfter?: Date }): Promise<void>
  /** Turns committed events into one job per consumer; returns how many events were dispatched. */
  dispatch(): Promise<number>
  startWorkers(app: App): Promise<void>
  /** Finishes the running jobs and starts no more until the returned function is called. Events wait meanwhile. */
  pauseWorkers(app: App): Promise<() => Promise<void>>
  /** Drops every waiting job except the schedule; dead letters too. */
  clear(): Promise<void>
  /** Runs everything that is due, in this process, until nothing is left. */
  drain(app: App): Promise<number>
  deadLetters(): Promise<DeadLetter[]>
  /** Stores something that failed permanently elsewhere, on someone's device, as a dead letter. */
  bury(ctx: WriteCtx, letter: Pick<DeadLetter, 'queue' | 'message' | 'attempts' | 'data'>): Promise<string>
  /** False if there is no such letter, or no job that can retry it. */
  retryDeadLetter(id: string): Promise<boolean>
  /** Marks a dead letter as resolved. False if there is no such letter. */
  closeDeadLetter(id: string): Promise<boolean>
  /** Closes the connections; finishes running jobs first. */
  stop(): Promise<void>
}

export type QueueParts = {
  connection: Connection
  work: Work
  jobs: readonly Job[]
  consumers: readonly Consumer[]
  log: Logger
}

const inTransaction = (ctx: WriteCtx) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const database = kernelTables(ctx) as unknown as Kysely<unknown>
    const { rows } = await database.executeQuery(CompiledQuery.raw(text, values))
    return { rows }
  },
})

const isStale = ({ freshHours }: Consumer, announcedAt: Date, now: Date): boolean =>
  freshHours !== undefined && now.getTime() - announcedAt.getTime() > freshHours * 3_600_000

/** The key under which a consumer gets one job for several events; undefined when it gets one for each. */
const onceKey = ({ once, name }: Consumer, { payload }: { payload: unknown }): string | undefined =>
  once && `${once.as ?? name} ${JSON.stringify((payload as JobData)[once.per])}`

const reasonOf = (output: unknown): string =>
  typeof output === 'object' && output !== null && 'message' in output ? String(output.message) : 'unknown'

export const createQueue = ({ connection, work: units, jobs, consumers, log }: QueueParts): Queue => {
  const handlers = new Map<string, Job>([...jobs, ...consumers].map((entry) => [entry.name, entry]))
  const listenersOf = Map.groupBy(consumers, (consumer) => consumer.event)
  const isKnown = (name: string): boolean => name === together || handlers.has(name)
  const consumerOf = new Map(consumers.map((consumer) => [consumer.name, consumer]))
  const ranks = new Map(consumers.map(({ name }, rank) => [name, rank]))
  const boss = new PgBoss({
    ...(connection as object),
    max: 4,
    schema: 'pgboss',
    useListenNotify: true,
    schedule: true,
    monitorIntervalSeconds: 15,
    superviseIntervalSeconds: 15,
  })
  boss.on('error', (error) => log.warn({ error }, 'job queue'))
  let started: Promise<unknown> | undefined
  let waker: { stop: () => Promise<void> } | undefined
  let timer: NodeJS.Timeout | undefined

  const ready = async () => {
    started ??= boss.start()
    await started
  }
  const optionsOf = ({ job }: Parcel) => ({
    retryLimit: handlers.get(job)?.retryLimit ?? defaultRetries,
    retryDelay: 2,
    retryBackoff: true,
  })
  /** Sends many at once, in one statement. */
  const sendAll = async (ctx: WriteCtx, sendings: readonly Sending[]): Promise<void> => {
    const inserts = sendings.map(({ parcel, startAfter }) => ({
      data: parcel,
      ...optionsOf(parcel),
      ...(startAfter && { startAfter }),
    }))
    await boss.insert(work, inserts, { db: inTransaction(ctx) })
  }

  const writeOf = ({ job, data }: Parcel) => {
    const { write } = consumerOf.get(job) ?? {}
    return write ? [{ ...write, data, rank: ranks.get(job) ?? 0 }] : []
  }

  /** What is locked is locked first and in the same order everywhere, so that two who share transactions don't deadlock. */
  const writeTogether = async (app: App, parcels: readonly Parcel[]): Promise<void> => {
    const writes = parcels.flatMap(writeOf)
    await app.work.together(async (ctx) => {
      await takeTurnsTogether(ctx, async () => {
        for (const { lock, data } of writes.toSorted((one, other) => one.rank - other.rank)) await lock?.(ctx, data)
      })
      for (const late of [false, true])
        for (const { run, last = false, data } of writes) if (last === late) await run(ctx, data, app)
    })
  }

  /** One that fails must not keep the others: then each is tried on its own, and again, and waits as a dead letter of its own. */
  const runTogether = async (app: App, parcels: readonly Parcel[]): Promise<void> => {
    try {
      await writeTogether(app, parcels)
    } catch (error) {
      log.info({ error, jobs: parcels.map(({ job }) => job) }, 'jobs that failed together are run one by one')
      await units.write((ctx) =>
        sendAll(
          ctx,
          parcels.map((parcel) => ({ parcel })),
        ),
      )
    }
  }

  /** @returns how many jobs it was */
  const runParcel = async (app: App, { job, data }: Parcel): Promise<number> => {
    if (job === together) {
      const parcels = data.parcels as Parcel[]
      await runTogether(app, parcels)
      return parcels.length
    }
    const handler = handlers.get(job)
    if (!handler) throw new Error(`no job is called ${job}`)
    await handler.run(app, data)
    return 1
  }

  const deadLetterById = async (id: string) => {
    await ready()
    const [letter] = await boss.findJobs<Parcel>(dead, { id })
    return letter?.state === 'created' ? letter : undefined
  }

  const parcelsOf = (events: readonly { name: string; payload: unknown; announced_at: Date }[], now: Date) => {
    const parcels = events.flatMap((event) =>
      (listenersOf.get(event.name) ?? [])
        .filter(
          (consumer) =>
            !isStale(consumer, event.announced_at, now) && consumer.when?.(event.payload as JobData) !== false,
        )
        .map((consumer) => ({ job: consumer.name, data: event.payload as JobData, once: onceKey(consumer, event) })),
    )
    const last = new Map(parcels.map((parcel, index) => [parcel.once ?? index, index]))
    return parcels.flatMap(({ once, ...parcel }, index): Parcel[] =>
      last.get(once ?? index) === index ? [parcel] : [],
    )
  }

  /** Jobs that are one transaction each become one job where they concern the same home. */
  const bundlesOf = (parcels: readonly Parcel[]): Parcel[] => {
    const homeOf = (parcel: Parcel) => (writeOf(parcel).length > 0 ? parcel.data.homeId : undefined)
    const groups = Map.groupBy(parcels, (parcel) => homeOf(parcel) ?? parcel)
    return [...groups.values()].flatMap((group) =>
      Array.from({ length: Math.ceil(group.length / mostTogether) }, (_, part): Parcel => {
        const [first, ...more] = group.slice(part * mostTogether, (part + 1) * mostTogether) as [Parcel, ...Parcel[]]
        return more.length === 0 ? first : { job: together, data: { parcels: [first, ...more] } }
      }),
    )
  }

  /** A check that claims nothing: most of the time no one has announced anything. */
  const someWait = () =>
    units.read((ctx) =>
      kernelTables(ctx)
        .selectFrom('kernel.event')
        .select('id')
        .where('dispatched_at', 'is', null)
        .limit(1)
        .executeTakeFirst(),
    )

  const handOut = (): Promise<number> =>
    units.write(async (ctx) => {
      const events = await kernelTables(ctx)
        .updateTable('kernel.event')
        .set({ dispatched_at: ctx.now })
        .where('id', 'in', (waiting) =>
          waiting
            .selectFrom('kernel.event')
            .select('id')
            .where('dispatched_at', 'is', null)
            .orderBy('id')
            .limit(mostAtOnce)
            .forUpdate()
            .skipLocked(),
        )
        .returning(['id', 'name', 'payload', 'announced_at'])
        .execute()
      const parcels = parcelsOf(
        events.sort((one, other) => one.id - other.id),
        ctx.now,
      )
      if (parcels.length > 0)
        await sendAll(
          ctx,
          bundlesOf(parcels).map((parcel) => ({ parcel })),
        )
      return events.length
    })

  const dispatch = async (): Promise<number> => ((await someWait()) ? handOut() : 0)

  const settle = async (app: App, { id, data }: BossJob<Parcel>): Promise<JobResult> => {
    try {
      await runParcel(app, data)
      return { id, status: 'completed' }
    } catch (error) {
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } }
    }
  }

  return {
    dispatch,
    async prepare() {
      await ready()
      await boss.createQueue(dead, { retentionSeconds: 90 * 86_400 })
      const settings = {
        deadLetter: dead,
        notify: true,
        retentionSeconds: 30 * 86_400,
        heartbeatSeconds: silentSeconds,
      }
      await boss.createQueue(work, settings)
      await boss.updateQueue(work, settings)
    },
    async enqueue(ctx, jobName, data = {}, options = {}) {
      if (!handlers.has(jobName)) throw new Error(`no job is called ${jobName}`)
      await ready()
      writeAtEnd(ctx, sendAll, { parcel: { job: jobName, data }, startAfter: options.startAfter })
    },
    async startWorkers(app) {
      await ready()
      for (const scheduled of jobs.filter((entry) => entry.cron)) {
        await boss.schedule(
          work,
          scheduled.cron as string,
          { job: scheduled.name, data: {} },
          { key: scheduled.name.replace(/[^\w-]/g, '-') },
        )
      }
      // A worker that got a full batch asks again at once: otherwise batches of one would wait for the next poll or
      // notice after every job, however long the queue.
      await boss.work(
        work,
        {
          batchSize: 2,
          burstWhenBatchFull: true,
          perJobResults: true,
          localConcurrency: 2,
          pollingIntervalSeconds: 1,
          notifyPollingIntervalSeconds: 1,
        },
        (parcels: BossJob<Parcel>[]) => Promise.all(parcels.map((parcel) => settle(app, parcel))),
      )
      let running = false
      const pump = async () => {
        if (running) return
        running = true
        try {
          // Repeats until nothing is waiting: the notice for anything announced meanwhile finds the pump running.
          while ((await dispatch()) > 0);
        } catch (error) {
          log.warn({ error }, 'events are waiting for the database')
        } finally {
          running = false
        }
      }
      waker = await app.follow.start({ onNotice: () => void pump(), onGap: () => void pump() })
      timer = setInterval(() => void pump(), 1_000)
      timer.unref()
      // Not awaited: the backlog from downtime is dispatched while requests are being served.
      void pump()
    },
    async pauseWorkers(app) {
      if (!waker) return async () => {}
      clearInterval(timer)
      await waker.stop()
      waker = undefined
      await boss.offWork(work, { wait: true })
      return () => this.startWorkers(app)
    },
    async clear() {
      await ready()
      for (const queue of [work, dead]) await boss.deleteAllJobs(queue)
    },
    async drain(app) {
      await ready()
      let ran = 0
      for (;;) {
        while ((await dispatch()) === mostAtOnce);
        const due = await boss.fetch<Parcel>(work, { batchSize: 10, ignoreStartAfter: false })
        if (due.length === 0) return ran
        const done: string[] = []
        for (const parcel of due) {
          try {
            ran += await runParcel(app, parcel.data)
            done.push(parcel.id)
          } catch (error) {
            await boss.fail(work, parcel.id, { message: error instanceof Error ? error.message : String(error) })
            ran += 1
          }
        }
        if (done.length > 0) await boss.complete(work, done)
      }
    },
    async deadLetters() {
      await ready()
      const letters = await boss.findJobs<Parcel>(dead, {})
      return letters
        .filter((letter) => letter.state === 'created')
        .map((letter) => ({
          id: letter.id,
          queue: letter.data.job,
          failedAt: letter.createdOn,
          message: letter.data.failure?.message ?? reasonOf(letter.sourceOutput),
          attempts: letter.data.failure?.attempts ?? (letter.sourceRetryCount ?? 0) + 1,
          data: letter.data.data,
          canRetry: isKnown(letter.data.job),
        }))
    },
    async bury(ctx, { queue, message, attempts, data }) {
      await ready()
      const parcel: Parcel = { job: queue, data, failure: { message, attempts } }
      return (await boss.send(dead, parcel, { db: inTransaction(ctx) })) ?? ''
    },
    async closeDeadLetter(id) {
      const letter = await deadLetterById(id)
      if (letter) await boss.cancel(dead, id)
      return letter !== undefined
    },
    async retryDeadLetter(id) {
      const letter = await deadLetterById(id)
      if (!letter || !isKnown(letter.data.job)) return false
      await units.write((ctx) => sendAll(ctx, [{ parcel: letter.data }]))
      await boss.cancel(dead, id)
      return true
    },
    async stop() {
      clearInterval(timer)
      await waker?.stop()
      if (started !== undefined) await boss.stop({ graceful: true, timeout: 5_000, close: true })
    },
  }
}
