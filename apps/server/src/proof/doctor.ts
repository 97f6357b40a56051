import { setTimeout as pause } from 'node:timers/promises'
import { type Ended, runCli } from './cli.ts'

/**
 * The doctor's final verdict on a data folder. The sweeper checks interrupted payments within minutes, so a first
 * failure isn't final.
 */
export const doctorOnceSettled = async (folder: string, origin: string, withinMs = 240_000): Promise<Ended> => {
  const until = performance.now() + withinMs
  for (;;) {
    const ended = await runCli(folder, new URL(origin).port, 'doctor')
    if (ended.code === 0 || performance.now() > until) return ended
    await pause(3_000)
  }
}
