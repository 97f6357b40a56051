import type { ContentCard } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { atomFeed, rssFeed } from './feed-xml.ts'

const story = {
  slug: 'a-walk',
  title: 'Salt & <script>alert(1)</script>\u0007',
  summary: 'One “sentence”.',
  topics: [{ slug: 'seasons', name: 'Seasons' }],
  author: null,
  publishedAt: '2026-10-24T14:00:00.000Z',
  updatedAt: '2026-10-25T14:00:00.000Z',
} as unknown as ContentCard

const site = { name: 'Porchlight', publicUrl: 'https://stay.example', contactEmail: 'a@b.c' }
const feed = { site, stories: [story], language: 'en', self: '/blog/feed.xml' }

describe('the feeds of the journal', () => {
  it('identify each story by its address and its first date', () => {
    const rss = rssFeed(feed)
    expect(rss).toContain('<guid isPermaLink="true">https://stay.example/blog/a-walk</guid>')
    expect(rss).toContain('<pubDate>Sat, 24 Oct 2026 14:00:00 GMT</pubDate>')
    expect(rss).toContain('<category>Seasons</category>')
    const atom = atomFeed({ ...feed, self: '/blog/atom.xml' })
    expect(atom).toContain('<id>https://stay.example/blog/a-walk</id>')
    expect(atom).toContain('<author><name>Porchlight</name></author>')
  })

  it('contain no markup from a story and no character that XML forbids', () => {
    for (const xml of [rssFeed(feed), atomFeed(feed)]) {
      expect(xml).not.toContain('<script')
      expect(xml).not.toContain('\u0007')
      expect(xml).toContain('Salt &#38; &#60;script&#62;')
    }
  })

  it('are valid without any story', () => {
    expect(rssFeed({ ...feed, stories: [] })).toContain('</channel></rss>')
    expect(atomFeed({ ...feed, stories: [] })).toContain('<updated>1970-01-01T00:00:00.000Z</updated>')
  })
})
