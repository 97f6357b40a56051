import type { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import type { WordsOf } from '#app/lib/messages/words.ts'

type SourceWords = Pick<WordsOf<typeof staffLeadsWords>, 'pageSources' | 'manualSources'>

/** A campaign's name as marketing links carry it: `spring-owners` → `Spring owners`. */
export const campaignName = (slug: string): string => {
  const text = slug.replace(/[-_+]+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where a lead came from: the page or channel by name; anything else, such as a partner's site, in plain words. */
export const sourceName = (source: string, { pageSources, manualSources }: SourceWords): string => {
  const names: Readonly<Record<string, string>> = { ...pageSources, ...manualSources }
  return names[source] ?? campaignName(source)
}
