import './aesthetic-profile.css'
import '#app/features/stay-asked/stay-asked.css'
import { choicesText, readTaste, tasteStep } from '@porchlight/contract'
import { resultsOf } from '#app/lib/answers.ts'
import { sameForEverybody } from '#app/lib/headers.ts'
import { choosingWords } from '#app/lib/messages/taste/choosing.ts'
import { wordsIn } from '#app/lib/messages/words.ts'
import { pageMeta, spokenIn } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { askedOrNot, stayAskedIn } from '../search/stay-asked.ts'
import type { Route } from './+types/page'
import { choosingIn, dealsThereAre } from './choosing-address.ts'
import { Reading } from './reading.tsx'
import { Start } from './start.tsx'
import { Step } from './step.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const search = new URL(request.url).searchParams
  const choosing = choosingIn(search)
  const choices = choicesText(choosing.choices)
  if (choosing.done) {
    const told = await askedOrNot(stayAskedIn(search), (stay) => api(readTaste, { query: { choices, ...stay } }))
    return { at: 'reading' as const, choosing, ...told }
  }
  const deal = choosing.deal ?? Math.floor(Math.random() * dealsThereAre)
  const { options } = resultsOf(await api(tasteStep, { query: { deal: String(deal), choices } }))
  const begun = { ...choosing, deal }
  return { at: choosing.deal === null ? ('start' as const) : ('step' as const), choosing: begun, options }
}

export const headers = sameForEverybody

export const meta = (args: Route.MetaArgs) => {
  const { startTitle, startMeta } = wordsIn(choosingWords, spokenIn(args))
  const picture = args.loaderData?.options?.[0]?.picture
  return pageMeta(args, {
    title: startTitle,
    description: startMeta,
    // Of all its addresses one is found: the beginning.
    ...(args.loaderData?.at !== 'start' && { noindex: true }),
    ...(picture && { image: { ...picture, src: `${picture.src}/1280.webp` } }),
  })
}

/** `/aesthetic-profile`: where choosing begins, each of its steps, and what it comes to; all of it stands in the address. */
export default function AestheticProfilePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.at === 'reading') return <Reading {...loaderData} />
  if (loaderData.at === 'step' && loaderData.options.length > 0) return <Step {...loaderData} />
  return <Start {...loaderData} />
}
