import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CannotStart } from '../../kernel/startup-error.ts'

/** A browser page: where it is, and what a script in it returns. */
export type BrowserPage = {
  open: (url: string) => Promise<void>
  /** Emulates a phone from now on, with a processor this many times slower. */
  asPhone: (slowdown: number) => Promise<void>
  /** Runs a script in every page before the page's own. */
  beforeEach: (script: string) => Promise<void>
  /** @returns the value of the expression, or of its promise */
  ask: <Answer>(expression: string) => Promise<Answer>
}

const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-port=0',
]

type Reported = { id?: number; method?: string; result?: unknown; error?: { message: string } }
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** The address for talking to a browser that was just started: it prints it on stderr. */
const addressOf = async (browser: ChildProcess): Promise<string> => {
  if (!browser.stderr) throw new Error('the browser has no output')
  for await (const line of createInterface({ input: browser.stderr })) {
    const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new CannotStart('The browser ended before it could be used.')
}

/** Chromium's own protocol, as far as one page needs it. */
const talkTo = async (address: string) => {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error('the browser cannot be reached')), { once: true })
  })
  const waiting = new Map<number, Waiting>()
  const events = new EventTarget()
  socket.addEventListener('message', ({ data }) => {
    const { id, method, result, error } = JSON.parse(String(data)) as Reported
    if (method) events.dispatchEvent(new Event(method))
    const requested = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !requested) return
    waiting.delete(id)
    if (error) requested.reject(new Error(error.message))
    else requested.resolve(result)
  })
  let last = 0
  const send = <Result>(method: string, params: object, sessionId?: string): Promise<Result> =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { resolve: resolve as Waiting['resolve'], reject })
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    })
  const heard = (method: string): Promise<unknown> =>
    new Promise((resolve) => events.addEventListener(method, resolve, { once: true }))
  return { send, heard }
}

type Evaluated<Answer> = { result: { value: Answer }; exceptionDetails?: { exception?: { description?: string } } }

const pageOf = async ({ send, heard }: Awaited<ReturnType<typeof talkTo>>): Promise<BrowserPage> => {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const size = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false }
  await send('Emulation.setDeviceMetricsOverride', size, sessionId)
  await send('Page.enable', {}, sessionId)
  return {
    open: async (url) => {
      const loaded = heard('Page.loadEventFired')
      await send('Page.navigate', { url }, sessionId)
      await loaded
    },
    asPhone: async (rate) => {
      const phone = { width: 390, height: 844, deviceScaleFactor: 3, mobile: true }
      await send('Emulation.setDeviceMetricsOverride', phone, sessionId)
      await send('Emulation.setCPUThrottlingRate', { rate }, sessionId)
    },
    beforeEach: async (source) => {
      await send('Page.addScriptToEvaluateOnNewDocument', { source }, sessionId)
    },
    ask: async <Answer>(expression: string) => {
      const params = { expression, awaitPromise: true, returnByValue: true }
      const answer = await send<Evaluated<Answer>>('Runtime.evaluate', params, sessionId)
      if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? 'a script failed')
      return answer.result.value
    },
  }
}

/** Runs Chromium with one page, and ends it afterward. */
export const withBrowser = async <T>(work: (page: BrowserPage) => Promise<T>): Promise<T> => {
  const path = places.find((place) => existsSync(place))
  if (!path) throw new CannotStart('This measurement needs Chromium (on Debian and Ubuntu: apt-get install chromium).')
  const profile = mkdtempSync(join(tmpdir(), 'porchlight-bench-browser-'))
  const browser = spawn(path, [...flags, `--user-data-dir=${profile}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const ended = new Promise((resolve) => browser.once('exit', resolve))
  try {
    return await work(await pageOf(await talkTo(await addressOf(browser))))
  } finally {
    // The process started may be a script that started the browser.
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
}
