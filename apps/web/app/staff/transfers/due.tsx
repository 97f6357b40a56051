import { prepareTransfer, type TransferDue } from '@porchlight/contract'
import { Alert, ButtonLink, ConfirmButton, Section, toast } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** The amount due in one currency, with the transfer that moves it. */
export const Due = ({ due: { direction, amount, openId } }: { due: TransferDue }) => {
  const { money } = useFormats()
  const words = useWords(staffTransferWords)
  const { act, question } = useStepUpAction()
  const navigate = useNavigate()
  const pathOf = (id: number) => href('/staff/transfers/:transferId', { transferId: String(id) })
  const prepare = async () => {
    const body = { currency: amount.currency, amount: amount.amount, note: '' }
    const made = await act(() => api(prepareTransfer, { body }))
    if (!made) return
    toast({ type: 'success', message: words.prepared })
    await navigate(pathOf(made.transfer.id))
  }
  return (
    <Section title={words.due} note={words.dueNote({ currency: amount.currency })}>
      <p className="pay-figure">{money(amount)}</p>
      <p>{words.directions[direction]}</p>
      {direction === 'to_trust' ? (
        <Alert tone="warning">{words.reasons.to_trust}</Alert>
      ) : (
        <p className="muted">{words.reasons.to_operating}</p>
      )}
      <div className="pay-run-acts">
        {openId === null ? (
          <ConfirmButton
            look="primary"
            words={{
              title: words.prepareTitle({ amount: money(amount) }),
              consequence: words.prepareText({ direction: words.directions[direction] }),
              confirm: words.prepare,
              cancel: words.keep,
              close: words.close,
            }}
            onConfirm={() => {
              void prepare()
            }}
          >
            {words.prepare}
          </ConfirmButton>
        ) : (
          <ButtonLink look="primary" href={pathOf(openId)}>
            {words.open}
          </ButtonLink>
        )}
      </div>
      {question}
    </Section>
  )
}
