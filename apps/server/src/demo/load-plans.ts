import type { App } from '#kernel/app'
import type { WriteCtx } from '#kernel/work'
import { setMediaItems } from '#modules/homes'
import { rasterOf, storeUpload } from '#modules/media'
import type { DemoHome } from './homes.ts'
import type { LoadedPeople } from './load-people.ts'
import { floorPlan } from './plan/floor-plan.ts'
import { planWidth } from './plan/layout.ts'

/**
 * Every third home of the first sixty: drawing and rendering a plan takes time that a large world should not wait for.
 */
const hasPlan = ({ index }: DemoHome): boolean => index % 3 === 0 && index < 60

/** The floor plan of a demo home, drawn from its rooms. */
export const loadPlan = async (
  ctx: WriteCtx,
  { adapters: { files } }: App,
  homeId: number,
  home: DemoHome,
  { staff }: LoadedPeople,
): Promise<void> => {
  if (!hasPlan(home)) return
  const bytes = await rasterOf(floorPlan(home.rooms), planWidth)
  const sender = { accountId: staff, folder: 'floor-plans' }
  const { id } = await storeUpload(ctx, files, sender, { name: 'floor-plan.png', bytes })
  const title = 'Floor plan'
  const description = 'Drawn from the list of rooms, floor by floor. The layout is right; sizes are not to scale.'
  await setMediaItems(ctx, homeId, [{ from: 'file', uploadId: id, title, description }], staff)
}
