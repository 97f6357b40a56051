import { homeBySlug, homeTexts, type Language, setHomeWordings, withHomeTexts } from '@porchlight/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { libretranslate, saveTranslations } from '#modules/translations'
import { a } from '#testing/builders'
import { type TestApp, testApp } from '#testing/harness'
import { providerServer } from '../translations/testing/provider-server.ts'
import { publishReview, setRooms, updateHome } from './index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const resultsOf = <T>(answer: { ok: true; results: T } | { ok: false; error: { code: string } }): T => {
  if (!answer.ok) throw new Error(answer.error.code)
  return answer.results
}
const page = async (slug: string, language?: Language) =>
  resultsOf(await t.visitor().call(homeBySlug, { params: { slug }, query: { language } })).home

const newHome = (requests: Parameters<typeof a.home>[1] = {}) =>
  t.write((ctx) =>
    a.home(ctx, { honestNotes: ['The boardwalk floods.'], houseRules: ['No smoking indoors'], ...requests }),
  )
const know = (source: string, text: string, to: Language = 'fr') =>
  t.write((ctx) => saveTranslations(ctx, 'en', to, [{ source, text }]))

describe('a home in another language', () => {
  it('is shown in the reader’s language as far as it is in translation memory, with the originals', async () => {
    const home = await newHome()
    await t.write((ctx) =>
      setRooms(ctx, home.id, [{ name: 'North room', kind: 'bedroom', floor: null, beds: [], note: 'Hears the sea' }]),
    )
    await t.write((ctx) =>
      publishReview(ctx, home.id, {
        bookingId: null,
        author: 'Ida',
        stayedIn: '2026-05',
        rating: 5,
        aspects: {},
        text: 'Lovely',
        answer: 'Thank you',
      }),
    )
    await know('The boardwalk floods.', 'La promenade est parfois sous l’eau.')
    await know('Hears the sea', 'On y entend la mer')
    await know('Thank you', 'Merci')
    const french = await page(home.slug, 'fr')
    expect(french.honestNotes).toEqual(['La promenade est parfois sous l’eau.'])
    expect(french.rooms[0]).toMatchObject({ name: 'North room', note: 'On y entend la mer' })
    expect(french.reviews[0]).toMatchObject({ text: 'Lovely', answer: 'Merci' })
    const english = await page(home.slug)
    expect(french.translation?.originals).toEqual(homeTexts(english))
    expect(withHomeTexts(french, french.translation?.originals ?? [])).toEqual({
      ...english,
      translation: french.translation,
    })
    const missing = french.translation?.missing.map((at) => french.translation?.originals[at])
    expect(missing).toContain('Lovely')
    expect(missing).not.toContain('Thank you')
  })

  it('is shown as written to readers of its own language, and when no language is given', async () => {
    const home = await newHome({ language: 'fr', headline: 'Une maison' })
    expect(await page(home.slug, 'fr')).toMatchObject({ language: 'fr', translation: null, headline: 'Une maison' })
    expect((await page(home.slug)).translation).toBeNull()
    expect((await page(home.slug, 'en')).translation?.language).toBe('en')
  })

  it('supports no languages but ours', async () => {
    const home = await newHome()
    const { status } = await t.visitor().raw({ path: `properties/${home.slug}?language=tlh` })
    expect(status).toBe(422)
  })

  it('has missing texts translated for the next reader, each only once', async () => {
    const server = await providerServer('libretranslate')
    t.app.adapters.translator = libretranslate({ url: server.url })
    const home = await newHome({ headline: 'A headline of its own' })
    expect((await page(home.slug, 'de')).headline).toBe('A headline of its own')
    await page(home.slug, 'de')
    await t.drain()
    const read = await page(home.slug, 'de')
    t.app.adapters.translator = null
    await server.close()
    expect(read.headline).toBe('de: A HEADLINE OF ITS OWN')
    expect(read.translation?.missing).toEqual([])
    expect(server.texts().filter((text) => text === 'A headline of its own')).toHaveLength(1)
  })
})

describe('a home’s texts', () => {
  it('can be extracted and restored, whatever they are', async () => {
    const shown = await page((await newHome()).slug)
    expect(withHomeTexts(shown, homeTexts(shown))).toEqual(shown)
    fc.assert(
      fc.property(fc.func(fc.string()), (change) => {
        const texts = homeTexts(shown).map((text) => change(text))
        expect(homeTexts(withHomeTexts(shown, texts))).toEqual(texts)
      }),
    )
  })

  it('leaves names, places, and figures alone', async () => {
    const shown = await page((await newHome()).slug)
    const blank = withHomeTexts(
      shown,
      homeTexts(shown).map(() => '-'),
    )
    expect(blank).toMatchObject({
      name: shown.name,
      slug: shown.slug,
      sleeps: shown.sleeps,
      town: { name: shown.town.name },
    })
    expect(blank.amenities).toEqual(shown.amenities)
  })
})

describe('an owner’s own words', () => {
  const words = (home: { id: number }, source: string, text: string, language: Language = 'fr') => ({
    params: { id: String(home.id) },
    body: { language, wordings: [{ source, text }] },
  })

  it('take precedence over translation memory, only at their own home', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ ownerId: owner.accountId })
    const other = await newHome()
    await know('No smoking indoors', 'Interdiction de fumer')
    const { home: answered } = resultsOf(
      await owner.call(setHomeWordings, words(home, 'No smoking indoors', 'On fume dehors')),
    )
    expect(answered.houseRules).toEqual(['On fume dehors'])
    expect((await page(home.slug, 'fr')).houseRules).toEqual(['On fume dehors'])
    expect((await page(other.slug, 'fr')).houseRules).toEqual(['Interdiction de fumer'])
  })

  it('aren’t needed for the minimum age, which every reader sees in their language', async () => {
    const home = await newHome({ minGuestAge: 25 })
    expect((await page(home.slug)).houseRules[0]).toBe('The guest who books must be at least 25 years old on arrival.')
    expect((await page(home.slug, 'de')).houseRules[0]).toContain('mindestens 25 Jahre')
  })

  it('are withdrawn by an empty text', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ ownerId: owner.accountId })
    await know('No smoking indoors', 'Interdiction de fumer')
    await owner.call(setHomeWordings, words(home, 'No smoking indoors', 'On fume dehors'))
    await owner.call(setHomeWordings, words(home, 'No smoking indoors', ' '))
    expect((await page(home.slug, 'fr')).houseRules).toEqual(['Interdiction de fumer'])
  })

  it('no longer apply when the original text has changed', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ ownerId: owner.accountId })
    await owner.call(setHomeWordings, words(home, 'No smoking indoors', 'On fume dehors'))
    await t.write((ctx) => updateHome(ctx, home.id, { houseRules: ['Smoke wherever you like'] }))
    expect((await page(home.slug, 'fr')).houseRules).toEqual(['Smoke wherever you like'])
    const { body } = await owner.raw({
      method: 'POST',
      path: `owners/properties/${home.id}/wordings`,
      body: words(home, 'No smoking indoors', 'x').body,
    })
    expect(body.results.error).toMatchObject({ code: 'unknown_text' })
  })

  it('can be set only by the home’s owners and staff', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ ownerId: owner.accountId })
    const requested = {
      method: 'POST',
      path: `owners/properties/${home.id}/wordings`,
      body: words(home, 'No smoking indoors', 'x').body,
    }
    const statuses = []
    for (const by of [t.visitor(), await t.person('traveler'), await t.person('owner'), await t.person('staff'), owner])
      statuses.push((await by.raw(requested)).status)
    expect(statuses).toEqual([401, 403, 404, 200, 200])
  })

  it('are in a different language from the home’s', async () => {
    const owner = await t.person('owner')
    const home = await newHome({ ownerId: owner.accountId })
    const answer = await owner.call(setHomeWordings, words(home, 'No smoking indoors', 'x', 'en'))
    expect(answer).toMatchObject({ ok: false, error: { code: 'same_language' } })
  })
})
