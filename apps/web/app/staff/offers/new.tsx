import '../staff.css'
import { dateIn, quoteById } from '@porchlight/contract'
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
import { pageRequest } from '#app/lib/request-context.ts'
import { type ChosenHome, HomesField } from '../homes-field.tsx'
import type { Route } from './+types/new'

/** A price in the URL prefills its stay. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const id = search.get('quote')
  const hash = search.get('hash')
  const priced = id && hash ? resultsOf(await context.get(pageRequest).api(quoteById, { params: { id, hash } })) : null
  return { today: dateIn(context.get(pageRequest).site.timeZone, new Date()), priced }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A private offer at its own price, shared by link. */
export default function NewOfferPage({ loaderData: { today, priced } }: Route.ComponentProps) {
  const words = useWords(offerWords)
  const navigate = useNavigate()
  const [homes, setHomes] = useState<readonly ChosenHome[]>(
    priced ? [{ id: priced.quote.homeId, name: priced.home.name }] : [],
  )
  const { fields, setFields, impossible, create, take } = useCreateOffer(
    () => navigate(href('/staff/offers')),
    priced ? { arrive: priced.quote.arrive, depart: priced.quote.depart, ...priced.quote.party } : {},
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
