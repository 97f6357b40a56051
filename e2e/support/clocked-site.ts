import { once } from 'node:events'
import { type BrowserContext, request } from '@playwright/test'
import { newData, startSite } from './other-site.ts'
import { enterBy, staff } from './people.ts'

/** Staff add the passkey they sign in with later while the site's clock is still ours: codes of an app go by the clock. */
const enrollStaff = async (url: string): Promise<void> => {
  for (const email of staff) {
    const desk = await request.newContext({ baseURL: url })
    await enterBy(desk, email)
    await desk.dispose()
  }
}

/** The instant the clock is set to, in milliseconds, and the jobs that are then due, in their order. */
export type Turn = { to: number; run: readonly string[] }

/** The product on a world of its own, with a clock that a journey turns on; it never goes back. */
export const clockedSite = async () => {
  const folder = await newData()
  const settings: Record<string, string> = folder.filled ? { PORCHLIGHT_DEMO_HOMES: '0' } : {}
  const { url, server, stop } = await startSite('porchlight', folder.data, settings, 'e2e/support/clocked-server.ts')
  await enrollStaff(url)
  let ahead = 0
  const now = () => Date.now() + ahead
  return {
    url,
    now,
    /** Turns the clock to an instant and runs the jobs due by then. */
    async turnTo(instant: string | number, ...run: string[]): Promise<void> {
      const to = new Date(instant).getTime()
      ahead = to - Date.now()
      const answered = once(server, 'message')
      server.send({ to, run } satisfies Turn)
      const [{ failed }] = await answered
      if (failed) throw new Error(failed)
    },
    /** The clocks of a person's pages follow the site's. */
    setClock: (context: BrowserContext) => context.clock.setSystemTime(now()),
    async close(): Promise<void> {
      await stop()
      await folder.remove()
    },
  }
}
