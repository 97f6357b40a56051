import { expect, type Page, test } from '@playwright/test'
import { providerServer } from '../../apps/server/src/modules/translations/testing/provider-server.ts'
import { faults } from '../support/faults.ts'
import { freeHome, pathsFound } from '../support/homes.ts'
import { newData, type Site, startSite } from '../support/other-site.ts'
import { enter, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

const base = '/app-portal/v1.1'

type Texts = { id: number; headline: string; description: string; honestNotes: string[] }

const homeOf = async (page: Page, path: string): Promise<Texts> => {
  const answer = await page.request.get(`${base}/properties/${path.split('/').at(-1)}`)
  return (await answer.json()).results.home as Texts
}

/** Staff translate a home's texts into French. */
const sayInFrench = async (page: Page, home: Texts, wordings: { source: string; text: string }[]) => {
  const { call } = await enter(page.context(), people.staff)
  await call('POST', `owners/properties/${home.id}/wordings`, { language: 'fr', wordings })
}

test("a home appears in the reader's language, says so, and shows the original on request", async ({ browser }) => {
  const office = await (await browser.newContext()).newPage()
  const path = await freeHome(office)
  const home = await homeOf(office, path)
  await sayInFrench(office, home, [
    { source: home.headline, text: 'Une maison comme on en rêve' },
    { source: home.description, text: 'La maison donne sur la mer. On y dort bien.' },
    { source: home.honestNotes[0] ?? '', text: 'La promenade est parfois sous l’eau.' },
  ])
  await office.close()

  const page = await (await browser.newContext()).newPage()
  const sent = await (await page.goto(`${path}?language=fr`))?.text()
  expect(sent?.includes('Une maison comme on en rêve')).toBe(true)
  await ready(page)
  await expect(page.getByText('La maison donne sur la mer.')).toBeVisible()
  await expect(page.getByText('La promenade est parfois sous l’eau.')).toBeVisible()
  await expect(page.getByText(/^Traduit en partie de l’anglais\.$/)).toBeVisible()
  expect(await faults(page)).toEqual([])

  await page.getByRole('button', { name: 'Afficher l’original' }).press('Enter')
  await expect(page.getByText(home.headline)).toBeVisible()
  await expect(page.getByText(home.honestNotes[0] ?? '')).toBeVisible()
  await expect(page.getByText('Texte d’origine, en anglais.')).toBeVisible()
  await expect(page.locator('ol[lang="en"]')).toBeVisible()
  await page.getByRole('button', { name: 'Afficher la traduction' }).press('Enter')
  await expect(page.getByText('Une maison comme on en rêve')).toBeVisible()
  await page.close()
})

test('readers of the home’s own language see the original without a note', { tag: '@release' }, async ({ page }) => {
  const path = await freeHome(page)
  const { headline } = await homeOf(page, path)
  await page.goto(path)
  await expect(page.getByText(headline).first()).toBeVisible()
  await expect(page.getByText(/^(Translated|Written) /)).toHaveCount(0)
})

test('an untranslated home states its language', { tag: '@release' }, async ({ page }) => {
  const path = (await pathsFound(page)).at(-1) ?? ''
  await page.goto(`${path}?language=de`)
  await expect(page.getByText('Auf Englisch geschrieben. Es gibt noch keine Übersetzung.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Original anzeigen' })).toHaveCount(0)
})

test.describe('with a translator', () => {
  let site: Site
  let folder: Awaited<ReturnType<typeof newData>>
  let provider: Awaited<ReturnType<typeof providerServer>>
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    provider = await providerServer('libretranslate')
    folder = await newData()
    site = await startSite('porchlight', folder.data, {
      LIBRETRANSLATE_URL: provider.url,
    })
  })
  test.afterAll(async () => {
    await site.stop()
    await folder.remove()
    await provider.close()
  })

  test('C455 the first reader sees the translation arrive, and the next one gets it with the page', {
    tag: '@release',
  }, async ({ browser }) => {
    const page = await browser.newPage({ baseURL: site.url })
    const path = (await pathsFound(page))[0] ?? ''
    const home = await homeOf(page, path)
    const requests: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/translate')) requests.push(request.postData() ?? '')
    })
    await page.goto(`${path}?language=es`)
    const translated = `es: ${home.headline.toUpperCase()}`
    await expect(page.getByText(translated)).toBeVisible()
    await expect(page.getByText('Traducido del inglés.')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(JSON.parse(requests[0] ?? '')).toMatchObject({ text_format: 1, terms: { 'en-es': expect.any(Array) } })
    await page.getByRole('button', { name: 'Mostrar el original' }).click()
    await expect(page.getByText(home.headline)).toBeVisible()
    const before = provider.requests.length
    const next = await (await browser.newPage({ baseURL: site.url })).goto(`${path}?language=es`)
    expect((await next?.text())?.includes(translated)).toBe(true)
    expect(provider.requests).toHaveLength(before)
    const times = new Map<string, number>()
    for (const text of provider.texts()) times.set(text, (times.get(text) ?? 0) + 1)
    expect([...times.values()].filter((count) => count > 1)).toEqual([])
    await page.close()
  })
})
