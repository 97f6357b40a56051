import '../staff.css'
import { dateIn, makeOffer, type StayNotPossible } from '@porchlight/contract'
import { PageHead, toast, UiLink } from '@porchlight/ui'
import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { NotPossible } from '#app/features/booking/not-possible.tsx'
import { api } from '#app/lib/api.ts'
import { staffOffersWords } from '#app/lib/messages/staff/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { teamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/new'
import { emptyOffer, type OfferFields, offerOf } from './fields.ts'
import { OfferForm } from './offer-form.tsx'

export const loader = () => ({ today: dateIn(teamZone, new Date()) })

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** A stay at a price of its own, for whoever gets its link. */
export default function NewOfferPage({ loaderData: { today } }: Route.ComponentProps) {
  const words = useWords(staffOffersWords)
  const navigate = useNavigate()
  const [fields, setFields] = useState(emptyOffer)
  const [impossible, setImpossible] = useState<StayNotPossible>()
  const make = async (wish: OfferFields, homeId: number) => {
    setImpossible(undefined)
    const answer = await api(makeOffer, { params: { id: String(homeId) }, body: offerOf(wish, new Date()) })
    if (answer.ok) {
      toast({ type: 'success', message: words.madeIt })
      await navigate(href('/staff/offers'))
      return undefined
    }
    if (answer.error.code === 'stay_not_possible') setImpossible(answer.error.details as StayNotPossible)
    return answer.error.message
  }
  return (
    <>
      <PageHead
        over={<UiLink href={href('/staff/offers')}>{words.back}</UiLink>}
        title={words.newOffer}
        lead={words.lead}
      />
      <OfferForm fields={fields} onFields={setFields} today={today} onMake={make}>
        {impossible && (
          <NotPossible
            refusal={impossible}
            onTake={(stay) => {
              setImpossible(undefined)
              setFields({ ...fields, ...stay })
            }}
          />
        )}
      </OfferForm>
    </>
  )
}
