import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createApp, type Running } from '../../app.ts'
import { loadConfig } from '../../config.ts'
import { demoSeed, fillDemo } from '../../demo/first-run.ts'
import { builtPages, mountPages, type PageSource } from '../../http/pages.ts'
import { createLogger } from '../../kernel/log.ts'
import { CannotStart } from '../../kernel/startup-error.ts'
import type { Io } from '../command.ts'
import { type Scratch, withScratchDatabase } from './scratch-database.ts'

export type Site = { running: Running; origin: string; stop: () => Promise<void> }

/** The product with its pages and a small demo world, on a free port of this process. */
export const openSite = async (scratch: Scratch, pages: PageSource, homes: number): Promise<Site> => {
  const { connection, drop } = await scratch.clone()
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
  await fillDemo(running.app, homes, demoSeed)
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

/** Runs some work with such a site and a connection to its database. @throws CannotStart without built pages */
export const withSite = async (homes: number, io: Io, work: (site: Site, client: pg.Client) => Promise<void>) => {
  const built = builtPages()
  if (!built.folder) throw new CannotStart('The pages are not built yet; npm start builds them.')
  await withScratchDatabase(async (scratch) => {
    io.progress('filling a demo world')
    const site = await openSite(scratch, built, homes)
    const client = new pg.Client(site.running.app.connection)
    await client.connect()
    try {
      await work(site, client)
    } finally {
      await client.end()
      await site.stop()
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
