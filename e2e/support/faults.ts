import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { tabletWidth } from '../../packages/ui/src/foundation/breakpoints.ts'
import { bringAxe, terse } from './axe.ts'

/** Waits until fades and slides have finished. Long-running animations aren't waited for. */
const whenStill = (page: Page) =>
  page.evaluate(async () => {
    const brief = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2000)
    await Promise.allSettled(brief.map(({ finished }) => finished))
  })

type Question = { rules?: string[]; within?: string; withFrame?: boolean }

const askAxe = async (page: Page, { rules, within, withFrame = false }: Question): Promise<string[]> => {
  await whenStill(page)
  await bringAxe(page)
  for (const frame of page.frames()) if (frame !== page.mainFrame()) await bringAxe(frame)
  const options: RunOptions = { ...terse, ...(rules && { runOnly: { type: 'rule', values: rules } }) }
  return page.evaluate(
    async ([part, everywhere, options]) => {
      const isFrame = (element: Element): boolean =>
        !element.closest('main, [role="dialog"], [role="alertdialog"]') && !element.querySelector('main')
      const isFramed = !everywhere && document.querySelector('main') !== null
      const exclude = isFramed ? [...document.querySelectorAll('header, nav, footer')].filter(isFrame) : []
      const { violations } = await window.axe.run(part ?? { include: document, exclude }, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`))
    },
    [within, withFrame || (page.viewportSize()?.width ?? 0) <= tabletWidth, options] as const,
  )
}

/**
 * What axe finds on a page: one line per element, with the rule it breaks. Checks all rules or only those named, on the
 * whole page or within a part of it. The header, menu, and footer of a desktop page are the same on every screen and
 * up to half of the work: the sweep over all screens and the journeys of the shell check them with `withFrame`. Elements that appear or disappear while axe runs are half transparent at that
 * moment, so only problems found twice count.
 */
export const faults = async (page: Page, question: Question = {}): Promise<string[]> => {
  const found = await askAxe(page, question)
  if (found.length === 0) return found
  const again = new Set(await askAxe(page, question))
  return found.filter((fault) => again.has(fault))
}

/** In the dark scheme and in other themes, only the colors differ. */
export const colorFaults = (page: Page, part: Pick<Question, 'within' | 'withFrame'> = {}) =>
  faults(page, { ...part, rules: ['color-contrast'] })
