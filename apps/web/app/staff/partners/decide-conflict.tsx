import { type AttributionExplained, decideAttribution } from '@porchlight/contract'
import { Button, Modal, RadioGroup, TextArea, toast } from '@porchlight/ui'
import { useState } from 'react'
import { Claims, Touches } from '#app/features/partner-money/attribution.tsx'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'

const rivals = ['credited', 'outranked', 'older']
/** The value of "no partner" for a claimed booking; no code is empty. */
const noPartner = ''

/**
 * Confirms which partner a contested booking is credited to, or credits another one who referred it. Shows first what
 * changes.
 */
export const DecideConflict = ({ attribution }: { attribution: AttributionExplained }) => {
  const { bookingId, number, credit, touches, claims } = attribution
  const words = useWords(attributionWords)
  const { reasonShort } = useWords(approvalWords)
  const { percent } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [code, setCode] = useState<string | undefined>(credit?.code)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const touched = touches.filter(({ verdict }) => rivals.includes(verdict))
  const choices = [...touched, ...claims.filter((claim) => !touched.some((touch) => touch.code === claim.code))]
  const chosen = choices.find((one) => one.code === code)
  const consequence = () => {
    if (!chosen) return code === noPartner ? words.stays : ''
    const to = chosen.partner.name
    if (chosen.code === credit?.code) return words.keep({ partner: to })
    const rate = percent(chosen.rate)
    return credit ? words.move({ from: credit.partner.name, to, rate }) : words.first({ to, rate })
  }
  const save = async () => {
    if (reason.trim().length < 10) return setError(reasonShort)
    const saved = await act(() =>
      api(decideAttribution, { params: { bookingId }, body: { code: chosen?.code ?? null, reason } }),
    )
    if (!saved) return
    toast({ type: 'success', message: words.saved })
    setOpen(false)
  }
  return (
    <>
      <Button size="small" aria-label={words.decideOf({ number })} onClick={() => setOpen(true)}>
        {words.decide}
      </Button>
      <Modal
        open={open && !asking}
        onClose={() => setOpen(false)}
        title={words.decideOf({ number })}
        closeLabel={words.close}
        size="large"
        footer={
          <Button look="primary" disabled={code === undefined} onClick={() => void save()}>
            {words.save}
          </Button>
        }
      >
        <div className="commission-details">
          <Claims claims={claims} />
          {touches.length > 0 && <Touches touches={touches} />}
          <RadioGroup
            legend={words.who}
            value={code ?? 'undecided'}
            onChange={setCode}
            options={[
              ...choices.map((one) => ({ value: one.code, label: one.partner.name })),
              ...(credit ? [] : [{ value: noPartner, label: words.nobody }]),
            ]}
          />
          <p data-content>{consequence()}</p>
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
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
