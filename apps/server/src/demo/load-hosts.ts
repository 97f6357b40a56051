import type { Host } from '@porchlight/contract'
import type { WriteCtx } from '#kernel/work'
import { saveHost } from '#modules/hosts'

type DemoHost = Pick<Host, 'role' | 'name' | 'line'> & {
  /** One in this many homes; null: all homes without another host. */
  every: number | null
}

const people: readonly DemoHost[] = [
  {
    role: 'home_manager',
    name: 'Ines Albright',
    line: 'I open every home myself before you arrive, and I’m ten minutes away while you’re there.',
    every: null,
  },
  {
    role: 'home_manager',
    name: 'Adaeze Cole',
    line: 'I’ve looked after these homes for nine years. Call me about anything, day or night.',
    every: 3,
  },
  {
    role: 'concierge',
    name: 'Tomas Reyes',
    line: 'Tell me what a good day looks like, and I’ll arrange it.',
    every: null,
  },
  {
    role: 'inspector',
    name: 'Wren Castellanos',
    line: 'I measure what the page says, and check it again every year.',
    every: null,
  },
]

/** The hosts that guests of the demo world meet. */
export const loadHosts = async (ctx: WriteCtx, homeIds: readonly number[]): Promise<void> => {
  for (const { every, ...person } of people) {
    const assigned = every === null ? [] : homeIds.filter((_, at) => at % every === 1)
    await saveHost(ctx, { ...person, homeIds: assigned, image: null }, null)
  }
}
