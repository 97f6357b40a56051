import '../staff.css'
import { dateIn, homeCards, isPlainDate, quoteById } from '@porchlight/contract'
import { PageHead, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import { OfferForm } from '#app/features/offers/offer-form.tsx'
import { useCreateOffer } from '#app/features/offers/use-create-offer.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { type PageRequest, pageRequest } from '#app/lib/request-context.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'
import type { Route } from './+types/new'

/** A home and nights in the URL, as the calendar selects them. */
const selectedStay = async (api: PageRequest['api'], search: URLSearchParams) => {
  const [ids, arrive, depart] = [search.get('home') ?? '', search.get('arrive') ?? '', search.get('depart') ?? '']
  if (!/^\d{1,15}$/.test(ids) || !isPlainDate(arrive) || !isPlainDate(depart) || depart <= arrive) return null
  const { homes } = resultsOf(await api(homeCards, { query: { ids } }))
  return homes[0] ? { home: { id: homes[0].id, name: homes[0].name }, stay: { arrive, depart } } : null
}

/** A price, or a home and nights, in the URL prefill the stay. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const id = search.get('quote')
  const hash = search.get('hash')
  const { api, site } = context.get(pageRequest)
  const priced = id && hash ? resultsOf(await api(quoteById, { params: { id, hash } })) : null
  const given = priced
    ? {
        home: { id: priced.quote.homeId, name: priced.home.name },
        stay: { arrive: priced.quote.arrive, depart: priced.quote.depart, ...priced.quote.party },
      }
    : await selectedStay(api, search)
  return { today: dateIn(site.timeZone, new Date()), given }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A private offer at its own price, shared by link. */
export default function NewOfferPage({ loaderData: { today, given } }: Route.ComponentProps) {
  const words = useWords(offerWords)
  const navigate = useNavigate()
  const [homes, setHomes] = useState<readonly ChosenHome[]>(given ? [given.home] : [])
  const { fields, setFields, impossible, create, take } = useCreateOffer(
    () => navigate(href('/staff/offers')),
    given?.stay ?? {},
  )
  /** Extras of one home don't carry over to another. */
  const choose = (chosen: readonly ChosenHome[]) => {
    setHomes(chosen)
    setFields({ ...fields, addOns: [] })
  }
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/offers')}>{words.back}</UiLink>}
        title={words.newOffer}
        lead={words.lead}
      />
      <OfferForm
        fields={fields}
        onFields={setFields}
        today={today}
        home={{
          id: homes[0]?.id,
          field: (error) => <HomesField one label={words.home} error={error} value={homes} onChange={choose} />,
        }}
        onMake={create}
      >
        {impossible && <UnavailableStay refusal={impossible} onTake={take} />}
      </OfferForm>
    </>
  )
}
