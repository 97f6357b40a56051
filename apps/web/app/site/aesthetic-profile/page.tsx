import './aesthetic-profile.css'
import '#app/features/stay-dates/stay-dates.css'
import { choicesText, readTaste, tasteStep } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { styleStepWords } from '#app/lib/messages/taste/style-steps.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { parseStayQuery, stayOrNone } from '../search/stay-query.ts'
import type { Route } from './+types/page'
import { dealCount, parseChoices } from './choice-address.ts'
import { Start } from './start.tsx'
import { Step } from './step.tsx'
import { UnsavedProfile } from './unsaved-profile.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const choosing = parseChoices(search)
  const choices = choicesText(choosing.choices)
  if (choosing.done) {
    const summary = await stayOrNone(parseStayQuery(search), (stay) => api(readTaste, { query: { choices, ...stay } }))
    return { at: 'reading' as const, choosing, ...summary }
  }
  const deal = choosing.deal ?? Math.floor(Math.random() * dealCount)
  const { options } = resultsOf(await api(tasteStep, { query: { deal: String(deal), choices } }))
  const begun = { ...choosing, deal }
  return { at: choosing.deal === null ? ('start' as const) : ('step' as const), choosing: begun, options }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const { startTitle, startMeta } = wordsIn(styleStepWords, spokenIn(args))
  const picture = args.loaderData?.options?.[0]?.picture
  return pageMeta(args, {
    title: startTitle,
    description: startMeta,
    // Only the start page is indexed.
    ...(args.loaderData?.at !== 'start' && { noindex: true }),
    ...(picture && { image: { ...picture, src: `${picture.src}/1280.webp` } }),
  })
}

/** `/aesthetic-profile`: start, steps, and result, all driven by the address. */
export default function AestheticProfilePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.at === 'reading') return <UnsavedProfile {...loaderData} />
  if (loaderData.at === 'step' && loaderData.options.length > 0) return <Step {...loaderData} />
  return <Start {...loaderData} />
}
