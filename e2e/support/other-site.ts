import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../../apps/server/src/proof/free-port.ts'

export type Site = { url: string; server: ChildProcess; stop: () => Promise<void> }

const startTries = 2400
const betweenTriesMs = 50

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const untilReady = async (url: string, server: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < startTries; tries += 1) {
    if (server.exitCode !== null) throw new Error(`The server for ${url} ended with ${server.exitCode}`)
    if (await isReady(url)) return
    await pause(betweenTriesMs)
  }
  throw new Error(`No answer from ${url}`)
}

/** An empty data folder, with a function to remove it. */
export const emptyData = async () => {
  const data = await mkdtemp(join(tmpdir(), 'porchlight-site-'))
  const remove = () => rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  return { data, remove }
}

/** A separate data folder: already filled if a prepared world is available, otherwise filled at the first start. */
export const newData = async () => {
  const folder = await emptyData()
  const spare = process.env.SPARE_WORLD
  if (spare) await promisify(execFile)('cp', ['-a', `${spare}/.`, folder.data])
  return { ...folder, filled: spare !== undefined }
}

/** The product as one of its sites, on a data folder; an empty one gets a small world. Settings can be overridden. */
export const startSite = async (
  site: string,
  data: string,
  settings: Record<string, string> = {},
  main = 'apps/server/src/main.ts',
): Promise<Site> => {
  const port = await freePort()
  const server = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PORCHLIGHT_SITE: site,
      PORCHLIGHT_DATA: data,
      PORCHLIGHT_DEMO_HOMES: '4',
      RATE_LIMIT_FACTOR: '1000',
      LOG_LEVEL: 'warn',
      ...settings,
    },
  })
  const said: string[] = []
  server.stderr?.on('data', (chunk) => said.push(String(chunk)))
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : undefined
    server.kill('SIGTERM')
    await ended
  }
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, server).catch(async (error: unknown) => {
    await stop()
    throw new Error(`${(error as Error).message}\n${said.join('')}`)
  })
  return { url, server, stop }
}
