import { once } from 'node:events'
import { type BrowserContext, request } from '@playwright/test'
import { emptyData, newData, startSite } from './other-site.ts'
import { enterBy, staff } from './people.ts'

/** Staff add the passkey they sign in with later while the site's clock matches ours: app codes depend on the clock. */
const enrollStaff = async (url: string): Promise<void> => {
  for (const email of staff) {
    const desk = await request.newContext({ baseURL: url })
    await enterBy(desk, email)
    await desk.dispose()
  }
}

/** The instant to set the clock to, in milliseconds, and the jobs then due, in order. */
export type Turn = { to: number; run: readonly string[] }

type Folder = Awaited<ReturnType<typeof emptyData>>

/** The product in its own folder, with a clock that a journey moves forward, never back. */
const withClock = async (folder: Folder, name: string, settings: Record<string, string>) => {
  const { url, server, stop } = await startSite(name, folder.data, settings, 'e2e/support/clocked-server.ts')
  let ahead = 0
  const now = () => Date.now() + ahead
  return {
    url,
    data: folder.data,
    now,
    /** Moves the clock to an instant and runs the jobs due by then. */
    async turnTo(instant: string | number, ...run: string[]): Promise<void> {
      const to = new Date(instant).getTime()
      ahead = to - Date.now()
      const answered = once(server, 'message')
      server.send({ to, run } satisfies Turn)
      const [{ failed }] = await answered
      if (failed) throw new Error(failed)
    },
    /** Sets the clocks of a person's pages to the site's. */
    setClock: (context: BrowserContext) => context.clock.setSystemTime(now()),
    async close(): Promise<void> {
      await stop()
      await folder.remove()
    },
  }
}

/** A small world with a clock. */
export const clockedSite = async () => {
  const folder = await newData()
  const site = await withClock(folder, 'porchlight', folder.filled ? { PORCHLIGHT_DEMO_HOMES: '0' } : {})
  await enrollStaff(site.url)
  return site
}

/** A new installation with a clock, without staff or data. */
export const clockedInstallation = async () => withClock(await emptyData(), '', { PORCHLIGHT_DEMO_HOMES: '0' })
