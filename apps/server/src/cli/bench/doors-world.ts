import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiBase } from '@porchlight/contract'
import { createAccount, hashPassword } from '#modules/accounts'
import { createApp } from '../../app.ts'
import { loadConfig } from '../../config.ts'
import { createLogger } from '../../kernel/log.ts'
import type { Scratch } from './scratch-database.ts'

/** Milliseconds from the request to the full response, and its status. */
export type TimedResponse = { ms: number; status: number }
export type Doors = { ask: (path: string, body: object) => Promise<TimedResponse>; stop: () => Promise<void> }

export const knownEmail = (at: number): string => `known-${at}@bench.porchlight.test`
export const unknownEmail = (at: number): string => `nobody-${at}@bench.porchlight.test`

/** The product without its pages, with this many accounts, called over HTTP by an unknown browser. */
export const openDoors = async (scratch: Scratch, accounts: number): Promise<Doors> => {
  const { connection, drop } = await scratch.clone()
  const dataFolder = mkdtempSync(join(tmpdir(), 'porchlight-bench-doors-'))
  const config = loadConfig({
    PORCHLIGHT_DATA: dataFolder,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    RATE_LIMIT_FACTOR: '1000000',
    MAX_WAIT_MS: '60000',
  })
  const running = await createApp({ config, connection, log: createLogger('silent') })
  await running.app.queue.prepare()
  const passwordHash = await hashPassword('a lamp on the porch 7')
  for (let at = 0; at < accounts; at++)
    await running.app.work.write((ctx) =>
      createAccount(ctx, { email: knownEmail(at), firstName: 'Ada', lastName: 'Quill', passwordHash, roles: [] }),
    )
  await running.startServing()
  const origin = await running.server.listen({ port: 0, host: '127.0.0.1' })
  const first = await fetch(`${origin}${apiBase}/web-data`)
  const { results } = (await first.json()) as { results: { token: string } }
  const [cookie = ''] = first.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const headers = { 'content-type': 'application/json', cookie, 'x-csrf-token': results.token }
  return {
    async ask(path, body) {
      const began = performance.now()
      const answer = await fetch(`${origin}${apiBase}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      await answer.arrayBuffer()
      return { ms: performance.now() - began, status: answer.status }
    },
    async stop() {
      await running.stop()
      await drop()
      rmSync(dataFolder, { recursive: true, force: true })
    },
  }
}
