import type { PayoutAccount } from '@porchlight/contract'
import { Button, EmptyState, Modal, Section, Status, toast } from '@porchlight/ui'
import { useState } from 'react'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { securityWords } from '#app/lib/messages/account/security.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useLocalMoment } from '../security/use-moment.ts'
import { useSecurityAction } from '../security/use-security-action.tsx'
import { NewAccount } from './new-account.tsx'

const useAccountName = (): ((account: PayoutAccount) => string) => {
  const words = useWords(payoutWords)
  return ({ kind, accountType, ending }) => {
    if (kind === 'us_bank') return words.us_bank({ type: words.types[accountType], ending })
    return kind === 'iban' ? words.iban({ ending }) : words.atStripe({ ending })
  }
}

const Row = ({ account, onRemove }: { account: PayoutAccount; onRemove: () => void }) => {
  const words = useWords(payoutWords)
  const when = useLocalMoment()
  const nameOf = useAccountName()
  const { ending, holder, inForceAt, state } = account
  const waits = state !== 'in_force'
  const texts = { in_force: words.inForceText, waiting: words.waitingText, in_review: words.inReviewText }
  const states = { in_force: words.inForce, waiting: words.waiting, in_review: words.inReview }
  const said = { holder, when: when(inForceAt) }
  return (
    <li className="safety-row">
      <span>
        <b>{nameOf(account)}</b>
        <span className="muted">{texts[state](said)}</span>
      </span>
      <Status state={waits ? 'waiting' : 'done'}>{states[state]}</Status>
      <span className="safety-acts">
        <Button
          size="small"
          aria-label={waits ? words.withdrawNamed({ ending }) : words.removeNamed({ ending })}
          onClick={onRemove}
        >
          {waits ? words.withdraw : words.remove}
        </Button>
      </span>
    </li>
  )
}

const Remove = ({ account: { id, ending }, onClose }: { account: PayoutAccount; onClose: () => void }) => {
  const words = useWords(payoutWords)
  const { cancel, close } = useWords(securityWords)
  const act = useSecurityAction()
  const remove = async () => {
    onClose()
    const params = { payoutAccountId: id }
    if (await act(({ api, removePayoutAccount }) => api(removePayoutAccount, { params })))
      toast({ type: 'success', message: words.removed })
  }
  return (
    <Modal open size="small" role="alertdialog" title={words.removeQuestion} closeLabel={close} onClose={onClose}>
      <div className="verify-form">
        <p>{words.removeText({ ending })}</p>
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

/** The active and the pending account; add, withdraw, remove. */
export const Accounts = ({ accounts }: { accounts: readonly PayoutAccount[] }) => {
  const words = useWords(payoutWords)
  const [adding, setAdding] = useState(false)
  const [removing, setRemoving] = useState<PayoutAccount>()
  const add = (
    <Button look={accounts.length === 0 ? 'primary' : undefined} onClick={() => setAdding(true)}>
      {accounts.length === 0 ? words.add : words.change}
    </Button>
  )
  return (
    <Section title={words.listed}>
      {accounts.length === 0 ? (
        <EmptyState title={words.none} actions={add}>
          {words.noneText}
        </EmptyState>
      ) : (
        <>
          <ul className="safety-list payouts-list">
            {accounts.map((account) => (
              <Row key={account.id} account={account} onRemove={() => setRemoving(account)} />
            ))}
          </ul>
          {add}
        </>
      )}
      {adding && <NewAccount onClose={() => setAdding(false)} />}
      {removing && <Remove account={removing} onClose={() => setRemoving(undefined)} />}
    </Section>
  )
}
