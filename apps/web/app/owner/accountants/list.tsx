import { type Accountant, removeAccountant } from '@porchlight/contract'
import { Button, EmptyState, Modal, Section, Status, type StatusState, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { type Invite, InviteByEmail } from '../invite-by-email.tsx'

const shapes: Record<Accountant['state'], StatusState> = { invited: 'waiting', expired: 'broken', active: 'done' }

const useStateText = (): ((accountant: Accountant) => string) => {
  const words = useWords(accountantWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  const time = (instant: string) => day(dayOf(instant))
  return ({ state, expiresAt, confirmedAt, lastSeenAt }) => {
    if (state === 'invited') return words.invitedUntil({ when: time(expiresAt) })
    if (state === 'expired') return words.expiredOn({ when: time(expiresAt) })
    const seen = lastSeenAt ? words.seen({ when: time(lastSeenAt) }) : words.neverSeen
    return `${words.since({ when: time(confirmedAt ?? expiresAt) })} · ${seen}`
  }
}

type RowProps = { accountant: Accountant; invite: Invite; onRemove: () => void }

const Row = ({ accountant, invite, onRemove }: RowProps) => {
  const words = useWords(accountantWords)
  const shared = useWords(formWords)
  const textOf = useStateText()
  const { name, email, state } = accountant
  const again = async () => {
    const refusal = await invite({ name, email })
    if (refusal) toast({ type: 'danger', title: shared.error, message: refusal.message })
  }
  return (
    <li className="accountants-row">
      <span>
        <b data-content>{name}</b>
        <small data-content>{email}</small>
        <small>{textOf(accountant)}</small>
      </span>
      <Status state={shapes[state]}>{words.states[state]}</Status>
      <span className="accountants-acts">
        {state !== 'active' && (
          <Button size="small" aria-label={words.againNamed({ name })} onClick={() => void again()}>
            {words.again}
          </Button>
        )}
        <Button size="small" aria-label={words.removeNamed({ name })} onClick={onRemove}>
          {words.remove}
        </Button>
      </span>
    </li>
  )
}

const Remove = ({ accountant: { id, name }, onClose }: { accountant: Accountant; onClose: () => void }) => {
  const words = useWords(accountantWords)
  const { cancel, close } = useWords(securityWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const remove = async () => {
    const answer = await api(removeAccountant, { params: { id } })
    onClose()
    await revalidate()
    if (answer.ok) toast({ type: 'success', message: words.removed({ name }) })
    else toast({ type: 'danger', title: shared.error, message: answer.error.message || shared.couldNotComplete })
  }
  return (
    <Modal
      open
      size="small"
      role="alertdialog"
      title={words.removeQuestion({ name })}
      closeLabel={close}
      onClose={onClose}
    >
      <div className="verify-form">
        <p>{words.removeText}</p>
        <div className="verify-actions">
          <Button look="danger" filled onClick={() => void remove()}>
            {words.remove}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </div>
    </Modal>
  )
}

/** Everyone with access or an invitation, and the invitation form. */
export const Accountants = ({ accountants, invite }: { accountants: readonly Accountant[]; invite: Invite }) => {
  const words = useWords(accountantWords)
  const [removing, setRemoving] = useState<Accountant>()
  return (
    <>
      <Section title={words.access}>
        {accountants.length === 0 && <EmptyState title={words.none}>{words.noneText}</EmptyState>}
        <ul>
          {accountants.map((accountant) => (
            <Row key={accountant.id} accountant={accountant} invite={invite} onRemove={() => setRemoving(accountant)} />
          ))}
        </ul>
      </Section>
      <Section title={words.invite}>
        <p className="invite-by-email-lead">{words.inviteText}</p>
        <InviteByEmail send={words.send} invite={invite} />
      </Section>
      {removing && <Remove accountant={removing} onClose={() => setRemoving(undefined)} />}
    </>
  )
}
