import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { bringAxe, terse } from './axe.ts'

/** Waits until fades and slides have finished. Long-running animations aren't waited for. */
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
 * What axe finds on a page: one line per element, with the rule it breaks. Checks all rules or only those named, on the
 * whole page or within a part of it. Elements that appear or disappear while axe runs are half transparent at that
 * moment, so only problems found twice count.
 */
export const faults = async (page: Page, question: Question = {}): Promise<string[]> => {
  const found = await askAxe(page, question)
  if (found.length === 0) return found
  const again = new Set(await askAxe(page, question))
  return found.filter((fault) => again.has(fault))
}

/** In the dark scheme and in other themes, only the colors differ. */
export const colorFaults = (page: Page, part: Pick<Question, 'within'> = {}) =>
  faults(page, { ...part, rules: ['color-contrast'] })
