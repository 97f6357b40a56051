import { type BodyInputOf, linkReceived, type Received, type ResultsOf, staffFind } from '@porchlight/contract'
import { Alert, Button, Section, TextField, toast } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { receivedWords } from '#app/lib/messages/staff/received-messages.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { inboxPath, noFilters } from '../inbox/address.ts'

type Target = BodyInputOf<typeof linkReceived>
type Found = Pick<ResultsOf<typeof staffFind>, 'people' | 'bookings'>

/** First and last name, as far as they can be read from a sender's name. */
const namesIn = (name: string) => {
  const parts = name.trim().split(/\s+/)
  return {
    firstName: parts.slice(0, -1).join(' ') || (parts[0] ?? ''),
    lastName: parts.length > 1 ? (parts.at(-1) ?? '') : '',
  }
}

const NewGuest = ({ senderName, link }: { senderName: string; link: (target: Target) => Promise<void> }) => {
  const words = useWords(receivedWords)
  const [names, setNames] = useState(namesIn(senderName))
  const [tried, setTried] = useState(false)
  const missing = (name: string) => (tried && !name.trim() ? words.required : undefined)
  const add = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (names.firstName.trim() && names.lastName.trim()) await link({ newPerson: names })
  }
  return (
    <form className="staff-form" onSubmit={(event) => void add(event)} noValidate>
      <div className="staff-pair">
        <TextField
          label={words.firstName}
          maxLength={60}
          value={names.firstName}
          error={missing(names.firstName)}
          onChange={(firstName) => setNames({ ...names, firstName })}
        />
        <TextField
          label={words.lastName}
          maxLength={60}
          value={names.lastName}
          error={missing(names.lastName)}
          onChange={(lastName) => setNames({ ...names, lastName })}
        />
      </div>
      <div className="staff-acts">
        <Button type="submit">{words.add}</Button>
      </div>
    </form>
  )
}

const FoundTargets = ({ found, link }: { found: Found; link: (target: Target) => Promise<void> }) => {
  const words = useWords(receivedWords)
  if (found.people.length + found.bookings.length === 0) return <p className="muted">{words.none}</p>
  return (
    <ul className="received-found">
      {found.bookings.map(({ id, number, guestName, home }) => (
        <li key={number}>
          <span data-content>
            {number} · {guestName} · {home.name}
          </span>
          <Button size="small" aria-label={`${words.linkTo}: ${number}`} onClick={() => void link({ bookingId: id })}>
            {words.linkTo}
          </Button>
        </li>
      ))}
      {found.people.map(({ id, name, email }) => (
        <li key={id}>
          <span data-content>
            {name} · {email}
          </span>
          <Button size="small" aria-label={`${words.linkTo}: ${name}`} onClick={() => void link({ personId: id })}>
            {words.linkTo}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Adds a message to a guest's conversation: the guest it seems to be from, one found by search, or a new one. */
export const LinkReceived = ({ received }: { received: Received }) => {
  const words = useWords(receivedWords)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>()
  const [failure, setFailure] = useState('')
  const { id, person, bookingId, why, channel, senderName } = received
  const link = async (target: Target) => {
    const answer = await api(linkReceived, { params: { receivedId: id }, body: target })
    if (!answer.ok) return setFailure(answer.error.message)
    toast({ type: 'success', message: words.linked })
    await navigate(inboxPath(noFilters, { kind: 'message', key: String(answer.results.conversationId) }))
  }
  const find = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await api(staffFind, { query: { q: typed } })
    if (answer.ok) setFound(answer.results)
    else setFailure(answer.error.message)
  }
  return (
    <Section title={words.link}>
      <div className="staff-form">
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        {person && (
          <div className="staff-acts">
            <Button look="primary" onClick={() => void link({ personId: person.id, bookingId })}>
              {words.linkSeeming({ name: person.name })}
            </Button>
          </div>
        )}
        <form className="received-find" onSubmit={(event) => void find(event)} noValidate>
          <TextField label={words.find} hint={words.findHint} maxLength={80} value={typed} onChange={setTyped} />
          <Button type="submit">{words.search}</Button>
        </form>
        {found && <FoundTargets found={found} link={link} />}
        {why === 'unknown_sender' && channel === 'email' && (
          <>
            <h3>{words.newGuest}</h3>
            <NewGuest senderName={senderName} link={link} />
          </>
        )}
      </div>
    </Section>
  )
}
