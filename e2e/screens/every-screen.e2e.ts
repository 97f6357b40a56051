import { expect, type Page, test } from '@playwright/test'
import { colorFaults, faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { countRequests, quiet } from '../support/quiet.ts'
import { ready } from '../support/ready.ts'
import { foreignWords, knownTexts } from './foreign-words.ts'
import { screensOf, visitors } from './screens.ts'

/**
 * Shows pages in the pseudo-locale, whose texts are in ⟦brackets⟧ and longest of all. Text outside brackets isn't from
 * the catalog: it is the page's data, or untranslated.
 */
const speakPseudo = async (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'language', value: 'en-XA', url: baseURL ?? '' }])

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Follows an address the way a link within the product does, which costs far less than loading the page. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const { __reactRouterDataRouter: router } = window as never as {
      __reactRouterDataRouter: { navigate: (path: string) => Promise<void> }
    }
    return router.navigate(to)
  }, path)

const open = async (page: Page, path: string, by: 'load' | 'link') => {
  await page.setViewportSize(desk)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (by === 'link') await follow(page, path)
  else await page.goto(path)
  await ready(page)
  await quiet(page)
}

/** Color problems of a screen in the dark scheme; for the first few screens, also of the frame around it. */
const darkFaults = async (page: Page, withFrame: boolean): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return (await colorFaults(page, withFrame ? { withFrame } : { within: 'main' })).map((fault) => `dark: ${fault}`)
}

/** Records content security policy violations on every page. */
const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const broken = new Set<string>()
    Object.assign(window, { brokenPolicy: broken })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      broken.add(`${violatedDirective} forbids ${blockedURI} in ${sourceFile}`),
    )
  })

const againstPolicy = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { brokenPolicy } = window as unknown as { brokenPolicy: Set<string> }
    const broken = [...brokenPolicy]
    brokenPolicy.clear()
    return broken
  })

/**
 * Links and buttons nested within links and buttons. The browser separates them when it parses the server's page, so
 * React finds a different page than it sent and renders it again from scratch.
 */
const nestedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(a, button) :is(a, button)')].map(
      (inner) => `“${inner.textContent}” is a link or button within another`,
    ),
  )

const forgottenWords = async (page: Page, known: ReturnType<typeof knownTexts>): Promise<string[]> => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await quiet(page)
  return foreignWords(page, await known.texts())
}

/** How much wider than a phone a page is. */
const beyondPhone = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(phone)
  const over = await page.evaluate(async () => {
    // Scripted layout follows one frame after a resize.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
  return over > 0 ? [`${over} px wider than a phone`] : []
}

/** The number of screens whose header, menu, and footer are checked: the account, the home page, and one more. */
const framesSeen = 3
/**
 * The kit tests its colors pair by pair. Of the other screens, one in this many is checked in the dark scheme; before a
 * release, all of them.
 */
const darkEvery = process.env.RELEASE ? 1 : 4

// Long and independent, so they run in parallel.
test.describe.configure({ mode: 'parallel' })

for (const visitor of visitors)
  test(`every screen of ${visitor} is accessible, uses catalog texts only, and fits a phone`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(900_000)
    if (visitor !== 'nobody') await logIn(page, people[visitor])
    await speakPseudo(page, baseURL)
    await watchPolicy(page)
    countRequests(page)
    const paths = await screensOf(visitor, page)
    const known = knownTexts(page)
    const found: string[] = []
    for (const [place, path] of paths.entries()) {
      await open(page, path, visitor === 'nobody' || place === 0 ? 'load' : 'link')
      const wrong = [
        ...(await againstPolicy(page)),
        ...(await faults(page, { withFrame: place < framesSeen })),
        ...(await nestedControls(page)),
        ...(place < framesSeen || place % darkEvery === 0 ? await darkFaults(page, place < framesSeen) : []),
        ...(await forgottenWords(page, known)),
        ...(await beyondPhone(page)),
      ]
      found.push(...wrong.map((fault) => `${path}: ${fault}`))
    }
    expect(found).toEqual([])
  })
