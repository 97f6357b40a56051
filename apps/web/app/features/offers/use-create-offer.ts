import { makeOffer, type StayNotPossible } from '@porchlight/contract'
import { toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { emptyOffer, type OfferFields, offerOf } from './fields.ts'

/** Fields of an offer, why its stay isn't available, and the call that creates it. */
export const useCreateOffer = (onMade: () => Promise<void> | void, begun: Partial<OfferFields> = {}) => {
  const words = useWords(offerWords)
  const [fields, setFields] = useState<OfferFields>({ ...emptyOffer, ...begun })
  const [impossible, setImpossible] = useState<StayNotPossible>()
  const create = async (offer: OfferFields, homeId: number): Promise<string | undefined> => {
    setImpossible(undefined)
    const answer = await api(makeOffer, { params: { id: String(homeId) }, body: offerOf(offer, new Date()) })
    if (answer.ok) {
      toast({ type: 'success', message: answer.results.offer ? words.madeIt : words.sentForApproval })
      await onMade()
      return undefined
    }
    if (answer.error.code === 'stay_not_possible') setImpossible(answer.error.details as StayNotPossible)
    return answer.error.message
  }
  const take = (stay: Pick<OfferFields, 'arrive' | 'depart'>) => {
    setImpossible(undefined)
    setFields({ ...fields, ...stay })
  }
  return { fields, setFields, impossible, create, take }
}
