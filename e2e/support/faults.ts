import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Until what fades or slides in stands as it will stay. What turns or breathes for long is not waited for. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const brief = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000)
    await Promise.allSettled(brief.map(({ finished }) => finished))
  })

/**
 * What axe finds on a page: one line for each element, with the rule it breaks.
 * Asked in one go: the other way opens a page of its own each time, for frames of other origins, of which we look at none.
 */
export const faults = async (page: Page) => {
  await whenStill(page)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
}
