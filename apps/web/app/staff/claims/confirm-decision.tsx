import { type DeskClaim, decideClaim } from '@porchlight/contract'
import { Alert, Button, Modal, type MoneyAmount } from '@porchlight/ui'
import { useState } from 'react'
import { useClaimAction } from '#app/features/claims/use-claim-action.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { claimWords } from '#app/lib/messages/stay/claims.ts'
import { depositWords } from '#app/lib/messages/stay/deposit.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type Decision = { amount: MoneyAmount; text: string }

/** The share the damage waiver covers, and the share left to the guest. */
const sharesOf = ({ waiver }: DeskClaim, { amount, currency }: MoneyAmount) => {
  const waived = Math.min(waiver?.amount ?? 0, amount)
  return { waived: { amount: waived, currency }, charged: { amount: amount - waived, currency } }
}

/** Whether a second person must approve it: the full decision, or the part the deposit pays, is above the limit. */
const needsSecond = ({ alone, held, ...claim }: DeskClaim, amount: MoneyAmount): boolean => {
  const deposit = Math.min(held?.amount ?? 0, sharesOf({ ...claim, alone, held }, amount).charged.amount)
  return amount.amount > alone.decision.amount || deposit > alone.deposit.amount
}

const Consequence = ({ claim, amount }: { claim: DeskClaim; amount: MoneyAmount }) => {
  const words = useWords(claimWords)
  const deposits = useWords(depositWords)
  const { money } = useFormats()
  const { waived, charged } = sharesOf(claim, amount)
  const { guest, home } = claim.stay
  if (amount.amount === 0) return <p>{words.decideNothingText({ guest })}</p>
  return (
    <>
      {waived.amount > 0 && <p className="num">{words.decideWaived({ amount: money(waived) })}</p>}
      {charged.amount > 0 && (
        <p className="num">
          {words.decideText({ amount: money(charged), guest })}{' '}
          {claim.held && deposits.onDesk({ amount: money(claim.held) })}
        </p>
      )}
      <p>{words.decideOwner({ home })}</p>
      {needsSecond(claim, amount) && <Alert tone="warning">{words.decideSecond}</Alert>}
    </>
  )
}

type Props = { claim: DeskClaim; decision: Decision; onClose: () => void }

/** Shows who is charged what before the decision takes effect. */
export const ConfirmDecision = ({ claim, decision: { amount, text }, onClose }: Props) => {
  const words = useWords(claimWords)
  const { money } = useFormats()
  const { act, problem } = useClaimAction()
  const [busy, setBusy] = useState(false)
  const nothing = amount.amount === 0
  const decide = async () => {
    setBusy(true)
    const done = await act(
      () => api(decideClaim, { params: { id: claim.id }, body: { amount: amount.amount, text } }),
      ({ outcome }) => (outcome.state === 'pending' ? words.decideSent : words.done),
    )
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Modal
      open
      onClose={() => busy || onClose()}
      title={nothing ? words.decideNothing : words.decideTitle({ amount: money(amount) })}
      closeLabel={words.close}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button onClick={() => busy || onClose()}>{words.notYet}</Button>
          <Button look="danger" filled busy={busy} onClick={() => void decide()}>
            {nothing ? words.decideNothingDo : words.decideDo({ amount: money(amount) })}
          </Button>
        </>
      }
    >
      <div className="claim-decision">
        {problem && (
          <Alert tone="danger" live title={words.failed}>
            {problem}
          </Alert>
        )}
        <Consequence claim={claim} amount={amount} />
      </div>
    </Modal>
  )
}
