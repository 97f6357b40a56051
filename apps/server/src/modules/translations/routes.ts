import { languagesOf, pairOf, translate } from '@porchlight/contract'
import { type Route, route } from '#http/route'
import { Problem } from '#kernel/problem'
import { translateAll } from './translate.ts'

const knownPair = (pair: string) => {
  const languages = languagesOf(pair)
  if (!languages) throw new Problem(422, 'unknown_pair', 'We don’t translate between these languages.', { pair })
  return pairOf(languages.from, languages.to)
}

export const routes: readonly Route[] = [
  route(
    translate,
    async ({ app, actor, body }) => {
      const requested = Object.entries(body.terms).map(([pair, terms]) => ({ pair: knownPair(pair), terms }))
      const accountId = actor.kind === 'person' ? actor.accountId : null
      const answered = await Promise.all(
        requested.map(async ({ pair, terms }) => {
          const translations = await translateAll(app, accountId, pair, terms)
          return [
            pair,
            {
              terms,
              translations: translations.map(({ text }) => text),
              translated: translations.map(({ translated }) => translated),
            },
          ] as const
        }),
      )
      return { translations: Object.fromEntries(answered) }
    },
    { allowance: { perMinute: 60 } },
  ),
]
