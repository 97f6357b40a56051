import '../property/property.css'
import { similarHomes } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { propertyWords } from '#app/lib/messages/site/property.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SimilarList } from '../property/similar.tsx'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  return resultsOf(await api(similarHomes, { params: { slug: params.slug } }))
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/similar-properties/{slug}`: houses most like one house. */
export default function SimilarPage({ loaderData: { homes } }: Route.ComponentProps) {
  const words = useWords(propertyWords)
  return (
    <section className="wrap property-full">
      <h1 className="t-h1">{words.similar}</h1>
      <SimilarList homes={homes} name="h2" />
    </section>
  )
}
