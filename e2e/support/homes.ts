import type { Page } from '@playwright/test'
import { addDays, weekdayOf } from '@porchlight/contract'

/** The second Saturday of the next June that is more than a month away. */
const inJune = (now: Date): string => {
  const year = now.getUTCFullYear() + (now.getUTCMonth() < 4 ? 0 : 1)
  const eighth = `${year}-06-08`
  return addDays(eighth, 6 - weekdayOf(eighth))
}
const arrive = inJune(new Date())

/** A week far enough ahead that notice and short gaps don't matter. */
export const week = { arrive, depart: addDays(arrive, 7) }
export const weekQuery = `arrive=${week.arrive}&depart=${week.depart}&adults=2`

/** One night in the middle of a July week: too short for every home. */
export const oneNightQuery = `arrive=${addDays(arrive, 24)}&depart=${addDays(arrive, 25)}`

export const searchPath = '/book-a-property'

/** The homes found, as links in the list. */
export const homesFound = (page: Page) =>
  page.getByRole('list', { name: 'Homes found' }).getByRole('link', { name: /sleeps/ })

/** Paths of the homes matching a query, in list order, requested without moving the page. */
export const pathsFound = async (page: Page, query = ''): Promise<string[]> => {
  const answer = await page.request.get(`${searchPath}${query && `?${query}`}`)
  const [, list = ''] = /<ul class="search-rows"(.*?)<\/ul>/s.exec(await answer.text()) ?? []
  return [...list.matchAll(/<a class="search-row" href="([^"?]+)/g)].map(([, path = '']) => path)
}

/** The path of a home that is available in the journeys' week. */
export const freeHome = async (page: Page): Promise<string> => {
  const [first = ''] = await pathsFound(page, weekQuery)
  return first
}

/** Waits for hydration: the plain fields have become the ones that open panels. */
export const whenAlive = (page: Page) => page.getByRole('button', { name: /^When/ }).first().waitFor()
