import { dateIn } from '@porchlight/contract'
import type { App } from '#kernel/app'
import { readIsland } from './island.ts'
import { loadHome, loadTowns } from './load-homes.ts'
import { demoPasswordHash, loadPeople } from './load-people.ts'
import { worldOf } from './world.ts'

export type Progress = (done: number, of: number, what: string) => void

/** Fills the database with the demo world of a seed, through the modules' faces, dates relative to today. */
export const loadDemo = async (
  app: App,
  { homes, seed }: { homes: number; seed: number },
  progress: Progress,
): Promise<void> => {
  const island = readIsland()
  const today = dateIn('America/New_York', app.clock.now())
  const world = worldOf(island, { homes, seed, today })
  const passwordHash = await demoPasswordHash()
  const long = app.work.at(new Date(app.clock.now().getTime() - 480 * 86_400_000))
  const people = await long.write(async (ctx) => {
    await loadTowns(ctx, island.towns)
    return loadPeople(ctx, world.people, passwordHash)
  })
  const ids: number[] = []
  for (const home of world.homes) {
    ids.push(await long.write((ctx) => loadHome(ctx, world, home, world.shares[home.index] ?? [], people)))
    progress(ids.length, homes, 'homes')
  }
}
