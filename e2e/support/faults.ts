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

type Question = { rules?: string[]; within?: string }

const askAxe = async (page: Page, { rules, within }: Question): Promise<string[]> => {
  await whenStill(page)
  // Only what is wrong is read.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  })
  if (within) axe.include(within)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
}

/**
 * What axe finds on a page: one line for each element, with the rule it breaks. All rules are asked, or those named; of
 * all the page, or of what stands within a part of it. What
 * comes or goes while axe looks is half transparent then: a fault is what it finds twice.
 * Asked in one go: the other way opens a page of its own each time, for frames of other origins, of which we look at none.
 */
export const faults = async (page: Page, question: Question = {}): Promise<string[]> => {
  const found = await askAxe(page, question)
  if (found.length === 0) return found
  const again = new Set(await askAxe(page, question))
  return found.filter((fault) => again.has(fault))
}

/** By night and in another theme nothing differs but the colours. */
export const colourFaults = (page: Page, part: Pick<Question, 'within'> = {}) =>
  faults(page, { ...part, rules: ['color-contrast'] })
