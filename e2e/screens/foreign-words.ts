import type { Page } from '@playwright/test'
import { countries, statesOf } from '@porchlight/contract'

/** Words that stay the same: language names, product names, and typed text. */
const alwaysKnown = [
  ...[...countries, ...(statesOf('US') ?? []), ...(statesOf('CA') ?? [])].map(({ label }) => label),
  'English',
  'Español',
  'Français',
  'Deutsch',
  'Porchlight',
  'Porchlı',
  'ght',
  'MapLibre',
  'CSV',
  'UTC',
  // Initials of demo people without a picture.
  'TQ',
  'JR',
]

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(stringsIn)
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : []
}

/** All texts from data: page loaders and the API. */
export const knownTexts = (page: Page) => {
  const fromApi: string[] = []
  const answers: Promise<void>[] = []
  page.on('response', (response) => {
    if (!response.url().includes('/app-portal/')) return
    answers.push(
      response.json().then(
        (body: unknown) => void fromApi.push(...stringsIn(body)),
        () => {},
      ),
    )
  })
  return {
    texts: async (): Promise<string[]> => {
      await page.waitForFunction(() => '__reactRouterDataRouter' in window)
      await Promise.all(answers.splice(0))
      const loaded = await page.evaluate(() => {
        const { __reactRouterDataRouter: router } = window as never as {
          __reactRouterDataRouter?: { state: { loaderData: unknown } }
        }
        return JSON.stringify(router?.state.loaderData ?? null)
      })
      return [...stringsIn(JSON.parse(loaded)), ...fromApi, ...alwaysKnown]
    },
  }
}

/** Dates aren't translated in the pseudo-locale. */
const months = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'

/** Visible text and accessible names, without bracketed parts. */
const readOnPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
    const hidden = (element: Element) => element.closest('script, style, noscript, [data-content], .maplibregl-map')
    const texts: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (node.parentElement && !hidden(node.parentElement)) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('body *'))
      if (!hidden(element))
        for (const name of named) {
          const text = element.getAttribute(name)
          if (text) texts.push(text)
        }
    return [...texts, document.title]
  })

/** Removes bracketed parts, innermost first. */
const outsideBrackets = (text: string): string => {
  const left = text.replace(/⟦[^⟦⟧]*⟧/g, ' ')
  return left === text ? text : outsideBrackets(left)
}

const plain = (text: string): string => text.normalize().replace(/\s+/g, ' ').toLowerCase()

/** The pseudo-locale accents every vowel; words around a marked part are outside its brackets. */
const isAccented = (word: string): boolean => /[^\p{ASCII}’]/u.test(word)

/** Visible text from neither the catalog nor data. Single letters and numbers are ignored. */
export const foreignWords = async (page: Page, known: readonly string[]): Promise<string[]> => {
  const data = plain(known.join('\n'))
  const isKnown = (part: string) => data.includes(plain(part).trim())
  const unknownIn = (text: string): string[] => {
    const rest = outsideBrackets(text).trim()
    if (rest === '' || isKnown(rest)) return []
    return rest
      .split(/[^\p{L}\p{M}’'-]+/u)
      .filter((word) => /\p{L}{2}/u.test(word) && !isAccented(word))
      .filter((word) => !new RegExp(`^(${months}|am|pm)$`, 'i').test(word) && !isKnown(word))
      .map((word) => `${word} (in “${rest.slice(0, 80)}”)`)
  }
  return [...new Set((await readOnPage(page)).flatMap(unknownIn))]
}
