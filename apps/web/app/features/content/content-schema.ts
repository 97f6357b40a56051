import type { ContentBlock, ContentCard, ContentDocument, Site } from '@porchlight/contract'

const context = 'https://schema.org'
type At = Pick<Site, 'publicUrl' | 'name' | 'legalName'>

const absolute = (site: At, path: string): string => new URL(path, site.publicUrl).href

const pictureOf = (site: At, { cover }: Pick<ContentCard, 'cover'>): object =>
  cover ? { image: absolute(site, `${cover.src}/1280.webp`) } : {}

const publisher = (site: At): object => ({
  '@type': 'Organization',
  name: site.name,
  url: site.publicUrl,
})

/** The company itself, for its about and contact pages. */
export const organization = (site: Site): object => ({
  '@type': 'Organization',
  name: site.name,
  legalName: site.legalName,
  url: site.publicUrl,
  ...(site.contactEmail && { email: site.contactEmail }),
  ...(site.contactPhone && { telephone: site.contactPhone }),
})

const questionsIn = (body: readonly ContentBlock[]) =>
  body.flatMap((block) => (block.type === 'questions' ? block.items : []))

/** Questions with answers, if a document has any. */
const faqOf = (body: readonly ContentBlock[]): object[] => {
  const items = questionsIn(body)
  return items.length === 0
    ? []
    : [
        {
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ]
}

const articleOf = (document: ContentDocument, site: At, path: string): object => ({
  '@type': 'Article',
  headline: document.title,
  description: document.summary,
  inLanguage: document.language,
  ...(document.publishedAt && { datePublished: document.publishedAt }),
  dateModified: document.updatedAt,
  ...(document.byline && { author: { '@type': 'Person', name: document.byline.name } }),
  publisher: publisher(site),
  mainEntityOfPage: absolute(site, path),
  ...(document.tags.length > 0 && { keywords: document.tags.join(', ') }),
  ...pictureOf(site, document),
})

export const articleSchema = (document: ContentDocument, site: At, path: string): object => ({
  '@context': context,
  '@graph': [articleOf(document, site, path), ...faqOf(document.body)],
})

/** One of our pages with its content; `more` comes first. */
export const pageSchema = (
  { site, path, title, type = 'WebPage' }: { site: Site; path: string; title: string; type?: string },
  document: ContentDocument | null,
  more: readonly object[] = [],
): object => ({
  '@context': context,
  '@graph': [
    { '@type': type, name: title, url: absolute(site, path), publisher: publisher(site) },
    ...more,
    ...faqOf(document?.body ?? []),
  ],
})

/** A list of documents; none where there is nothing to list, since a list without items is no list. */
export const listSchema = (site: At, documents: readonly ContentCard[], pathOf: (slug: string) => string): object[] =>
  documents.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          itemListElement: documents.map(({ title, slug }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name: title,
            url: absolute(site, pathOf(slug)),
          })),
        },
      ]

export const blogSchema = (site: Site, stories: readonly ContentCard[]): object => ({
  '@context': context,
  '@graph': [
    { '@type': 'Blog', name: site.name, url: absolute(site, '/blog'), publisher: publisher(site) },
    ...listSchema(site, stories, (slug) => `/blog/${slug}`),
  ],
})

const employments = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  seasonal: 'TEMPORARY',
  contract: 'CONTRACTOR',
} as const

/** An open position in the format job boards read; undefined for any other kind of document. */
export const jobSchema = (card: ContentCard, site: Site, description: string): object | undefined => {
  const { facts } = card
  if (facts.kind !== 'opening') return undefined
  const { salaryFrom, salaryTo, salaryUnit } = facts
  return {
    '@type': 'JobPosting',
    title: card.title,
    description: description || card.summary || card.title,
    datePosted: (card.publishedAt ?? card.updatedAt).slice(0, 10),
    ...(facts.closesOn && { validThrough: facts.closesOn }),
    employmentType: employments[facts.employment],
    hiringOrganization: organization(site),
    // Job boards drop an opening without its country.
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: facts.place,
        addressCountry: new Intl.Locale(site.locale).maximize().region,
      },
    },
    url: absolute(site, `/careers?opening=${card.slug}`),
    ...(salaryFrom !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: site.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salaryFrom,
          ...(salaryTo !== null && { maxValue: salaryTo }),
          unitText: salaryUnit === 'year' ? 'YEAR' : 'HOUR',
        },
      },
    }),
  }
}
