import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Simulates touch: each finger moves straight from its first point to its last. */
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

/** Two taps a tenth of a second apart, by the touch events' own timestamps, however busy the machine is. */
export const doubleTap = async (page: Page, point: Point): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  for (const after of [0, 0.1]) {
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [point],
      timestamp: began + after,
    })
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchEnd',
      touchPoints: [],
      timestamp: began + after + 0.03,
    })
  }
  await session.detach()
}

/** The vertical size of a touch target in pixels: 44 if pressing it is the main action. */
export const reach = async (target: Locator): Promise<number> => Math.round((await target.boundingBox())?.height ?? 0)
