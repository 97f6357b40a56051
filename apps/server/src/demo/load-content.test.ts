import { contentList, contentStories, languages } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { checks } from '#modules/content'
import { sceneApp } from '#testing/scene-app'
import { loadContent } from './load-content.ts'

const t = sceneApp()

const resultsOf = <Results>(answer: { ok: true; results: Results } | { ok: false; error: { message: string } }) => {
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.results
}

describe('the texts of the demo world', () => {
  it('are published in every language, with a picture, an author, and a topic for every story', async () => {
    await loadContent(t.app, { homes: [], homeIds: [] })
    const { call } = t.visitor()
    for (const language of languages) {
      const { stories, total } = resultsOf(await call(contentStories, { query: { language, perPage: '100' } }))
      expect(stories).toHaveLength(total)
      for (const story of stories) {
        expect([story.slug, story.language]).toEqual([story.slug, language])
        expect([story.slug, story.cover?.alt, story.author, story.topics.length > 0]).toEqual([
          story.slug,
          expect.stringMatching(/\w/),
          expect.any(String),
          true,
        ])
      }
      const places = resultsOf(await call(contentList, { params: { kind: 'destination' }, query: { language } }))
      expect(places.documents.map((place) => place.language)).toEqual(Array(12).fill(language))
    }
    for (const check of checks) expect(await check.run(t.app)).toMatchObject({ holds: true })
  })
})
