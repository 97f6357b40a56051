import type { boutiqueBySlug, ResultsOf, Site } from '@porchlight/contract'
import { href } from 'react-router'
import { boutiquePath } from './boutique-path.ts'

/** schema.org's CollectionPage: the site and its homes in order. */
export const boutiqueSchema = (
  { boutique, homes }: Pick<ResultsOf<typeof boutiqueBySlug>, 'boutique' | 'homes'>,
  { name, publicUrl }: Pick<Site, 'name' | 'publicUrl'>,
  front: string,
): object => {
  const url = new URL(boutiquePath(boutique.slug), publicUrl).href
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    name: boutique.name,
    description: boutique.line,
    url,
    isPartOf: { '@type': 'WebSite', name, url: front === '/' ? publicUrl : url },
    ...(homes.length > 0 && {
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: homes.length,
        itemListElement: homes.map((home, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name: home.name,
          url: new URL(href('/properties/:slug/:thirdParty?', { slug: home.slug }), publicUrl).href,
        })),
      },
    }),
  }
}
