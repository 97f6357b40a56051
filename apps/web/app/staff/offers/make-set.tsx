import { makeOfferSet } from '@porchlight/contract'
import { Button, TextArea, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { CopyLink } from '#app/features/links/copy-link.tsx'
import { api } from '#app/lib/api.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'

const fewestInSet = 2
export const mostInSet = 6

type Props = { chosen: readonly number[]; onMade: () => void }

/** The link of the new set. */
const SetLink = ({ path }: { path: string }) => {
  const words = useWords(offerWords)
  return (
    <div className="staff-set">
      <TextField
        label={words.setLink}
        value={new URL(path, location.origin).href}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <CopyLink path={path}>{words.copy}</CopyLink>
    </div>
  )
}

/** Shares the selected offers side by side on one link. */
export const MakeSet = ({ chosen, onMade }: Props) => {
  const words = useWords(offerWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const [message, setMessage] = useState('')
  const [made, setMade] = useState('')
  const [busy, setBusy] = useState(false)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const answer = await api(makeOfferSet, { body: { offerIds: [...chosen], message } })
    setBusy(false)
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    const { id, hash } = answer.results.set
    setMade(href('/offers-set/:offerSetId/:hash', { offerSetId: String(id), hash }))
    setMessage('')
    onMade()
    await revalidate()
  }
  if (chosen.length < fewestInSet)
    return made ? <SetLink path={made} /> : <p className="staff-set t-small muted">{words.setHint}</p>
  return (
    <form method="post" className="staff-form" onSubmit={(event) => void make(event)}>
      <TextArea
        label={words.message}
        aside={shared.optional}
        rows={3}
        maxLength={2000}
        value={message}
        onChange={setMessage}
      />
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={busy}>
          {words.makeSet({ number: chosen.length })}
        </Button>
      </div>
    </form>
  )
}
