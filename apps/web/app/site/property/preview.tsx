import './property.css'
import { homePreview } from '@porchlight/contract'
import { Alert } from '@porchlight/ui'
import { data } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { previewWords } from '#app/lib/messages/site/preview.ts'
import { useWords, wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/preview'
import { Arrival } from './arrival.tsx'
import { HomeDetails } from './home-details.tsx'
import { Headline, Pictures } from './title.tsx'

export const loader = async ({ context, params: { propertyId, hash } }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const answer = await api(homePreview, { params: { id: propertyId }, query: hash ? { hash } : {} })
  // A malformed hash matches no home.
  if (!answer.ok && answer.error.code === 'invalid_input') throw data(null, { status: 404 })
  return resultsOf(answer)
}

export const meta = (args: Route.MetaArgs) => {
  const home = args.loaderData?.home
  return pageMeta(args, {
    noindex: true,
    ...(home && { title: wordsIn(previewWords, spokenIn(args)).title({ name: home.name }) }),
  })
}

/**
 * `/preview-property/{propertyId}/{hash}`: a home that is not live yet, without booking. Its
 * owners and the team need no hash.
 */
const PreviewPage = ({ loaderData: { home } }: Route.ComponentProps) => {
  const words = useWords(previewWords)
  return (
    <article className="property wrap">
      <Alert tone="info" title={words.notice}>
        {words.noticeText}
      </Alert>
      <Headline home={home} />
      <Pictures home={home} />
      <HomeDetails home={home} />
      <Arrival home={home} />
    </article>
  )
}
export default PreviewPage
