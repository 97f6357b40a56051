import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { bringAxe, terse } from './axe.ts'

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
  for (const frame of page.frames()) await bringAxe(frame)
  const options: RunOptions = { ...terse, ...(rules && { runOnly: { type: 'rule', values: rules } }) }
  return page.evaluate(
    async ([part, options]) => {
      const { violations } = await window.axe.run(part ?? document, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
    },
    [within, options] as const,
  )
}

/**
 * What axe finds on a page: one line for each element, with the rule it breaks. All rules are options, or those named; of
 * all the page, or of what stands within a part of it. What comes or goes while axe looks is half transparent then: a
 * fault is what it finds twice.
 */
export const faults = async (page: Page, question: Question = {}): Promise<string[]> => {
  const found = await askAxe(page, question)
  if (found.length === 0) return found
  const again = new Set(await askAxe(page, question))
  return found.filter((fault) => again.has(fault))
}

/** By night and in another theme nothing differs but the colors. */
export const colorFaults = (page: Page, part: Pick<Question, 'within'> = {}) =>
  faults(page, { ...part, rules: ['color-contrast'] })
