import { Select } from '@porchlight/ui'
import { useState } from 'react'
import { UnavailableStay } from '#app/features/booking/unavailable-stay.tsx'
import { OfferForm } from '#app/features/offers/offer-form.tsx'
import { useCreateOffer } from '#app/features/offers/use-create-offer.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { OfferPrice } from './offer-price.tsx'

type Props = { homes: readonly { id: number; name: string }[]; today: string; onMade: () => Promise<void> }

/** Form to create an offer for a guest the owner knows. */
export const NewOffer = ({ homes, today, onMade }: Props) => {
  const words = useWords(offerWords)
  const [home, setHome] = useState(homes[0]?.id)
  const { fields, setFields, impossible, create, take } = useCreateOffer(onMade)
  return (
    <OfferForm
      fields={fields}
      onFields={setFields}
      today={today}
      home={{
        id: home,
        field: (error) => (
          <Select
            label={words.home}
            error={error}
            emptyText=""
            options={homes.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(home)}
            onChange={(id) => {
              setHome(Number(id))
              setFields({ ...fields, addOns: [] })
            }}
          />
        ),
      }}
      price={<OfferPrice homeId={home} fields={fields} />}
      onMake={create}
    >
      {impossible && <UnavailableStay refusal={impossible} onTake={take} />}
    </OfferForm>
  )
}
