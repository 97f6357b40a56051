// The product in a process whose clock a journey controls: pages and server read it like the machine's.
import { setTimeout as pause } from 'node:timers/promises'
import { builtPages, mountPages } from '../../apps/server/src/http/pages.ts'
import { jobs } from '../../apps/server/src/modules.ts'
import { serve } from '../../apps/server/src/serve.ts'
import { unfinished } from '../../apps/server/src/testing/open-work.ts'
import type { Turn } from './clocked-site.ts'

const machine = Date
let ahead = 0

globalThis.Date = class extends machine {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [machine.now() + ahead] : parts) as [number]))
  }
  static override now = (): number => machine.now() + ahead
} as DateConstructor

const app = await serve(mountPages(builtPages()))

process.on('message', ({ to, run }: Turn) => {
  ahead = to - machine.now()
  const inOrder = async () => {
    for (const name of run) await jobs.find((job) => job.name === name)?.run(app, {})
    // All effects happen before the clock moves again.
    while ((await unfinished(app)) > 0) await pause(20)
  }
  inOrder().then(
    () => process.send?.({ done: true }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
