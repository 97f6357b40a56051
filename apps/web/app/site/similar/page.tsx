import '../property/property.css'
import { similarHomes } from '@porchlight/contract'
import { UiLink } from '@porchlight/ui'
import { href, useSearchParams } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, shareOf, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SimilarList } from '../property/similar.tsx'
import { parseStay, stayQueryOf } from '../property/stay-params.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const query = stayQueryOf(parseStay(new URL(request.url).searchParams))
  return resultsOf(await api(similarHomes, { params: { slug: params.slug }, query }))
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const { to, homes } = args.loaderData ?? {}
  return pageMeta(args, {
    ...(to && { title: wordsIn(propertyWords, spokenIn(args)).similarTo({ name: to.name }) }),
    image: shareOf(homes?.find(({ image }) => image)?.image),
  })
}

/** `/similar-properties/{slug}`: similar homes, linked with the dates. */
export default function SimilarPage({ loaderData: { to, homes } }: Route.ComponentProps) {
  const words = useWords(propertyWords)
  const [search] = useSearchParams()
  const query = search.size ? `?${search}` : ''
  return (
    <section className="wrap property-full">
      <h1 className="t-h1">{words.similarTo({ name: to.name })}</h1>
      <p className="property-similar-to">
        <UiLink className="inline-link" href={`${href('/properties/:slug/:thirdParty?', { slug: to.slug })}${query}`}>
          {to.name}
        </UiLink>
      </p>
      <SimilarList homes={homes} search={search} name="h2" />
    </section>
  )
}
