import { describe, expect, it } from 'vitest'
import { pageMeta } from './meta.ts'
import { screenOf } from './screens.ts'

const site = { name: 'Porchlight', publicUrl: 'https://stay.example' }
/** The arguments React Router passes to `meta` for a pattern's page. */
const args = (pattern: string, params: Record<string, string> = {}, requested: string | null = null) => ({
  matches: [
    {
      id: 'root',
      loaderData: {
        site,
        user: null,
        screen: screenOf(pattern, '/', params, { site, language: 'en', requestedLanguage: requested }),
      },
    },
    undefined,
  ],
})
const marram = args('/properties/:slug/:thirdParty?', { slug: 'marram-house' })
const find = (meta: ReturnType<typeof pageMeta>, key: string) =>
  meta.find((item) => Object.values(item).includes(key)) as Record<string, string> | undefined

describe('page meta', () => {
  it("titles a page '{title} | {site}'", () => {
    expect(pageMeta(marram)[0]).toEqual({ title: 'Marram House | Porchlight' })
    expect(pageMeta(marram, { title: 'Marram House, Saltgrass' })[0]).toEqual({
      title: 'Marram House, Saltgrass | Porchlight',
    })
  })

  it("describes every page, with the product's default if it has no description of its own", () => {
    expect(
      find(pageMeta(args('/book-a-property/:mapOrAffiliate?', { mapOrAffiliate: 'map' })), 'description')?.content,
    ).toMatch(/^Luxury vacation rentals in fully-vetted/)
  })

  it('includes what people need when it is shared: title, description, address, picture, and the pages above it', () => {
    const image = { src: '/media-resources/pictures/7/1200.webp', width: 1200, height: 800, alt: 'The porch' }
    const meta = pageMeta(marram, { title: 'Marram House', description: 'By the dunes.', image })
    const tags = meta.flatMap((item) => ('property' in item ? [[item.property, item.content]] : []))
    expect(Object.fromEntries(tags)).toEqual({
      'og:title': 'Marram House',
      'og:description': 'By the dunes.',
      'og:type': 'website',
      'og:site_name': 'Porchlight',
      'og:url': 'https://stay.example/properties/marram-house',
      'og:image': 'https://stay.example/media-resources/pictures/7/1200.webp',
      'og:image:width': '1200',
      'og:image:height': '800',
      'og:image:alt': 'The porch',
    })
    const [above] = meta.flatMap((item) => ('script:ld+json' in item ? [item['script:ld+json']] : []))
    expect(above).toMatchObject({ '@type': 'BreadcrumbList' })
    const outside = pageMeta(args('/account'))
    expect(outside.some((item) => 'script:ld+json' in item)).toBe(false)
  })

  it('is listed in every language, for search engines only', () => {
    const alternates = (meta: ReturnType<typeof pageMeta>) => meta.filter((item) => 'hrefLang' in item)
    expect(alternates(pageMeta(marram))).toHaveLength(5)
    expect(alternates(pageMeta(args('/account')))).toEqual([])
    expect(alternates(pageMeta(marram, { path: '/book-a-property?place=a' }))[2]).toMatchObject({
      hrefLang: 'fr',
      href: 'https://stay.example/book-a-property?place=a&language=fr',
    })
  })

  it('preserves the address when a language is requested in it', () => {
    expect(find(pageMeta(args('/', {}, 'en')), 'canonical')?.href).toBe('https://stay.example/?language=en')
  })

  it('has one address for all aliases', () => {
    expect(find(pageMeta(args('/index.html')), 'canonical')?.href).toBe('https://stay.example/')
    expect(find(pageMeta(args('/property/:slug', { slug: 'marram-house' })), 'canonical')?.href).toBe(
      'https://stay.example/properties/marram-house',
    )
  })

  it('excludes pages behind the login, the checkout, and unknown pages from search engines', () => {
    const closed = [
      args('/account'),
      args('/book'),
      args('*'),
      args('/owners/bookings/:bookingId', { bookingId: '4a' }),
    ]
    for (const page of closed) {
      expect(find(pageMeta(page), 'robots')?.content).toBe('noindex')
      expect(find(pageMeta(page), 'canonical')).toBeUndefined()
    }
    expect(find(pageMeta(args('/')), 'robots')).toBeUndefined()
  })
})
