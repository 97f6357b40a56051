import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { createApp, type Running } from '../../app.ts'
import { loadConfig } from '../../config.ts'
import { demoSeed, fillDemo } from '../../demo/first-run.ts'
import { builtPages, mountPages, type PageSource } from '../../http/pages.ts'
import type { App } from '../../kernel/app.ts'
import type { Connection } from '../../kernel/db.ts'
import { createLogger } from '../../kernel/log.ts'
import { CannotStart } from '../../kernel/startup-error.ts'
import { withClient } from '../../kernel/with-client.ts'
import type { Io } from '../command.ts'
import { type Scratch, withScratchDatabase } from './scratch-database.ts'

export type Site = { running: Running; origin: string; stop: () => Promise<void> }

type Made = Awaited<ReturnType<Scratch['clone']>>

/** The product with its pages on a database, not yet answering. */
const makeApp = async (connection: Connection, pages: PageSource) => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-bench-pages-'))
  const config = loadConfig({
    PORCHLIGHT_DATA: dataFolder,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '1000000',
    MAX_WAIT_MS: '60000',
  })
  const running = await createApp({ config, connection, log: createLogger('silent'), pages: mountPages(pages) })
  await running.app.queue.prepare()
  return { running, dataFolder }
}

const serve = async (
  { connection, drop }: Made,
  pages: PageSource,
  fill?: (app: App) => Promise<unknown>,
): Promise<Site> => {
  const { running, dataFolder } = await makeApp(connection, pages)
  await fill?.(running.app)
  await running.startServing()
  const origin = await running.server.listen({ port: 0, host: '127.0.0.1' })
  return {
    running,
    origin,
    async stop() {
      await running.stop()
      await drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}

/** The product with its pages and a small demo world, on a free port of this process. */
export const openSite = async (scratch: Scratch, pages: PageSource, homes: number): Promise<Site> =>
  serve(await scratch.clone(), pages, (app) => fillDemo(app, homes, demoSeed))

/** @throws CannotStart without built pages */
const pagesBuilt = (): PageSource => {
  const built = builtPages()
  if (!built.folder) throw new CannotStart('The pages are not built yet; npm start builds them.')
  return built
}

/** Runs some work with such a site and a connection to its database. @throws CannotStart without built pages */
export const withSite = async (homes: number, io: Io, work: (site: Site, client: pg.Client) => Promise<void>) => {
  const built = pagesBuilt()
  await withScratchDatabase(async (scratch) => {
    io.progress('filling a demo world')
    const site = await openSite(scratch, built, homes)
    try {
      await withClient(site.running.app.connection, (client) => work(site, client))
    } finally {
      await site.stop()
    }
  })
}

type Sizes = {
  /** What both have beside the demo. */
  fill: (client: pg.Client) => Promise<void>
  /** What only the second has. */
  grow: (client: pg.Client) => Promise<void>
}

/**
 * Two such sites that differ in one thing, while some work runs: what is asked of both in turn has the same neighbors on
 * the machine. @throws CannotStart without built pages
 */
export const withTwoSites = async (
  homes: number,
  io: Io,
  { fill, grow }: Sizes,
  work: (small: Site, large: Site) => Promise<void>,
) => {
  const built = pagesBuilt()
  await withScratchDatabase(async (scratch) => {
    io.progress('filling a demo world')
    const { running, dataFolder } = await makeApp(scratch.template, built)
    await fillDemo(running.app, homes, demoSeed)
    await running.stop()
    rmSync(dataFolder, { recursive: true, force: true })
    await withClient(scratch.template, fill)
    const [small, large] = [await scratch.clone(), await scratch.clone()]
    await withClient(large.connection, grow)
    const sites = [await serve(small, built), await serve(large, built)] as const
    try {
      await work(...sites)
    } finally {
      for (const site of sites) await site.stop()
    }
  })
}

/** The minimum a Node server can do: one short response, nothing around it. */
export const openHello = (): Promise<{ origin: string; stop: () => void }> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => response.end('hello'))
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => server.close() })
    })
  })
