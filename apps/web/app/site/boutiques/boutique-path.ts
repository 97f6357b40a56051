import { href } from 'react-router'

/** Boutiques with their own site. */
const own = (slug: string): string | undefined => {
  if (slug === 'canoe-place') return href('/canoe-place')
  return slug === 'the-drake-inn' ? href('/the-drake-inn') : undefined
}

export const boutiquePath = (slug: string): string => own(slug) ?? href('/boutique-collections/:slug', { slug })
