import type { Page } from '@playwright/test'

type Point = { x: number; y: number }

/** A hand on the glass: each finger goes straight from its first point to its last. */
export const touch = async (page: Page, ...fingers: readonly (readonly [Point, Point])[]): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const steps = 8
  const at = (share: number) =>
    fingers.map(([from, to], id) => ({ id, x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }))
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
  for (let step = 1; step <= steps; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
