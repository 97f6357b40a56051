import type { ContentCard, Site } from '@porchlight/contract'
import { escapedXml } from '../sitemap/xml.ts'

export type Feed = {
  site: Pick<Site, 'name' | 'publicUrl' | 'contactEmail'>
  stories: readonly ContentCard[]
  language: string
  /** Path of the feed itself. */
  self: string
}

const element = (name: string, text: string): string => `<${name}>${escapedXml(text)}</${name}>`

const newest = (stories: readonly ContentCard[]): string =>
  stories
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1) ?? new Date(0).toISOString()

/** RSS 2.0. */
export const rssFeed = ({ site, stories, language, self }: Feed): string => {
  const at = (path: string) => new URL(path, site.publicUrl).href
  const items = stories.map(({ title, summary, slug, publishedAt, updatedAt, topics }) =>
    [
      '<item>',
      element('title', title),
      element('link', at(`/blog/${slug}`)),
      `<guid isPermaLink="true">${escapedXml(at(`/blog/${slug}`))}</guid>`,
      element('description', summary || title),
      ...topics.map(({ name }) => element('category', name)),
      element('pubDate', new Date(publishedAt ?? updatedAt).toUTCString()),
      '</item>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', site.name),
    element('link', at('/blog')),
    element('description', site.name),
    element('language', language),
    element('lastBuildDate', new Date(newest(stories)).toUTCString()),
    `<atom:link href="${escapedXml(at(self))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>',
    '',
  ].join('\n')
}

/** Atom 1.0. */
export const atomFeed = ({ site, stories, language, self }: Feed): string => {
  const at = (path: string) => new URL(path, site.publicUrl).href
  const entries = stories.map(({ title, summary, slug, publishedAt, updatedAt, author }) =>
    [
      '<entry>',
      element('title', title),
      element('id', at(`/blog/${slug}`)),
      `<link href="${escapedXml(at(`/blog/${slug}`))}"/>`,
      element('updated', updatedAt),
      element('published', publishedAt ?? updatedAt),
      `<author>${element('name', author ?? site.name)}</author>`,
      element('summary', summary || title),
      '</entry>',
    ].join(''),
  )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapedXml(language)}">`,
    element('title', site.name),
    element('id', at('/blog')),
    `<link href="${escapedXml(at(self))}" rel="self"/>`,
    element('updated', newest(stories)),
    ...entries,
    '</feed>',
    '',
  ].join('\n')
}
