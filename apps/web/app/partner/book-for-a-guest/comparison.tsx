import { makePartnerSet, type PartnerOffer } from '@porchlight/contract'
import { Button, Checkbox, toast } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { api } from '#app/lib/api.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'

const most = 6

/** Several open offers side by side on one link, for a guest who chooses between homes. */
export const Comparison = ({ offers }: { offers: readonly PartnerOffer[] }) => {
  const words = useWords(partnerOffersWords)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [path, setPath] = useState<string>()
  const open = offers.filter(({ state }) => state === 'open')
  if (open.length < 2) return null
  const toggle = (id: number, on: boolean) => {
    setPath(undefined)
    setChosen((ids) => (on ? [...ids, id] : ids.filter((one) => one !== id)))
  }
  const make = async () => {
    const answer = await api(makePartnerSet, { body: { offerIds: [...chosen] } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    const { id, hash } = answer.results.set
    setPath(href('/offers-set/:offerSetId/:hash', { offerSetId: String(id), hash }))
  }
  return (
    <div className="guest-form">
      <p className="muted">{words.compareText}</p>
      {open.map(({ id, home, guest }) => (
        <Checkbox
          key={id}
          label={<span data-content>{`${home.name}, ${guest.firstName} ${guest.lastName}`}</span>}
          checked={chosen.includes(id)}
          onChange={(on) => toggle(id, on)}
        />
      ))}
      <div className="referral-acts">
        <Button
          disabledReason={chosen.length < 2 || chosen.length > most ? words.compareText : undefined}
          onClick={() => void make()}
        >
          {words.compare}
        </Button>
        {path && <CopyLink path={path}>{words.compareCopy}</CopyLink>}
      </div>
    </div>
  )
}
