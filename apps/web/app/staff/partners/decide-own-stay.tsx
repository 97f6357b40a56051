import { type AttributionExplained, decideOwnStay } from '@porchlight/contract'
import { Button, Modal, RadioGroup, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { SharedWithPartner } from '#app/features/partner-money/attribution.tsx'
import { api } from '#app/lib/api.ts'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

/** Decides whether the guest of a credited booking is the partner. Shows the consequences first. */
export const DecideOwnStay = ({ attribution }: { attribution: AttributionExplained }) => {
  const { bookingId, number, credit } = attribution
  const words = useWords(attributionWords)
  const { reasonShort } = useWords(approvalWords)
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [who, setWho] = useState('')
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const partner = credit?.partner.name ?? ''
  const save = async () => {
    if (reason.trim().length < 10) return setError(reasonShort)
    const body = { isOwn: who === 'own', reason }
    const saved = await act(() => api(decideOwnStay, { params: { bookingId }, body }))
    if (!saved) return
    toast({ type: 'success', message: words.saved })
    setOpen(false)
  }
  return (
    <>
      <Button size="small" aria-label={words.decideOwnOf({ number })} onClick={() => setOpen(true)}>
        {words.decide}
      </Button>
      <Modal
        open={open && !asking}
        onClose={() => setOpen(false)}
        title={words.decideOwnOf({ number })}
        closeLabel={words.close}
        footer={
          <Button look="primary" disabled={who === ''} onClick={() => void save()}>
            {words.save}
          </Button>
        }
      >
        <div className="commission-details">
          <p>
            <SharedWithPartner attribution={attribution} />
          </p>
          <RadioGroup
            legend={words.guestIs}
            value={who}
            onChange={setWho}
            options={[
              { value: 'own', label: words.isOwn },
              { value: 'other', label: words.notOwn },
            ]}
          />
          {who !== '' && <p data-content>{who === 'own' ? words.lost({ partner }) : words.goesOn({ partner })}</p>}
          <TextArea
            label={words.reason}
            hint={words.ownReasonHint}
            rows={2}
            maxLength={500}
            required
            value={reason}
            error={error}
            onChange={(text) => {
              setError(undefined)
              setReason(text)
            }}
          />
        </div>
      </Modal>
      {question}
    </>
  )
}
