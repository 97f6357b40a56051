import { sql } from 'kysely'
import type { Check } from './check.ts'
import { kernelTables } from './outbox.ts'

/** An event that newer ones have overtaken is stuck; one that waits while no process is running is not. */
const overtakenAfterMinutes = 5

export const checks: readonly Check[] = [
  {
    code: 'kernel.dead_letters',
    text: 'No job has failed permanently.',
    async run({ queue }) {
      const letters = await queue.deadLetters()
      const names = [...new Set(letters.map((letter) => letter.queue))].sort()
      return {
        holds: letters.length === 0,
        figure: names.length > 0 ? `${letters.length}: ${names.join(', ')}` : `${letters.length}`,
      }
    },
  },
  {
    code: 'kernel.outbox',
    text: 'No event is waiting undelivered.',
    async run({ work }) {
      const { waiting, stuck } = await work.read(async (ctx) => {
        const { rows } = await sql<{ waiting: number; stuck: number }>`
          select count(*) as waiting, count(*) filter (where exists (
            select from kernel.event newer
            where newer.id > event.id
              and newer.dispatched_at > newer.announced_at
              and newer.dispatched_at > event.announced_at + make_interval(mins => ${overtakenAfterMinutes})
          )) as stuck
          from kernel.event where dispatched_at is null`.execute(kernelTables(ctx))
        return rows[0] ?? { waiting: 0, stuck: 0 }
      })
      return { holds: stuck === 0, figure: `${waiting} waiting, ${stuck} stuck` }
    },
  },
]
