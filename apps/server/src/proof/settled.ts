import { setTimeout as pause } from 'node:timers/promises'
import { type Ended, runCli } from './cli.ts'

/**
 * The doctor's last word on a data folder. Payments that were cut off are asked for by the sweeper within minutes, so
 * a first no is not the last.
 */
export const doctorOnceSettled = async (folder: string, origin: string, withinMs = 240_000): Promise<Ended> => {
  const until = performance.now() + withinMs
  for (;;) {
    const ended = await runCli(folder, new URL(origin).port, 'doctor')
    if (ended.code === 0 || performance.now() > until) return ended
    await pause(3_000)
  }
}
