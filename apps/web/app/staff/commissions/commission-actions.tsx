import {
  type CommissionChange,
  releaseLicenseHold,
  type StaffCommission,
  staffCommissionById,
  strikeCommission,
} from '@porchlight/contract'
import { Button, Modal, TextArea, Timeline, toast } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { AnswerDispute } from './answer-dispute.tsx'

type Open = 'history' | 'reverse' | 'license'

const History = ({ changes }: { changes: readonly CommissionChange[] }) => {
  const words = useWords(staffCommissionWords)
  const shared = useWords(commissionWords)
  const { moment, money } = useFormats()
  const teamZone = useTeamZone()
  return (
    <Timeline
      items={changes.map(({ at, by, to, amount, reason, note, rule }, index) => ({
        state: index === changes.length - 1 ? 'current' : 'done',
        term: moment(at, teamZone),
        amount: money(amount),
        text: [shared.states[to], shared.reasons[reason], note, by ?? words.system, words.rules[rule]]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}

/** History, reversal, and the answer to a dispute. */
export const CommissionActions = ({ commission }: { commission: StaffCommission }) => {
  const words = useWords(staffCommissionWords)
  const { reasonShort } = useWords(approvalWords)
  const { money } = useFormats()
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState<Open>()
  const [changes, setChanges] = useState<readonly CommissionChange[]>([])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const { id, dispute, state, booking, note, amount, holds } = commission
  const params = { commissionId: id }
  const what = booking?.number ?? note
  const close = () => setOpen(undefined)
  const showHistory = async () => {
    const answer = await api(staffCommissionById, { params })
    if (!answer.ok) return
    setChanges(answer.results.changes)
    setOpen('history')
  }
  const finish = async (run: Parameters<typeof act>[0], message: string) => {
    if (text.trim().length < 10) return setError(reasonShort)
    if (!(await act(run))) return
    toast({ type: 'success', message })
    setText('')
    setError(undefined)
    close()
  }
  /** Actions that need only a reason. */
  const reasoned = [
    {
      kind: 'reverse',
      title: words.reverseOf({ what }),
      text: words.reverseText({ amount: money(amount) }),
      act: words.reverse,
      look: 'danger',
      run: () => api(strikeCommission, { params, body: { reason: text } }),
      done: words.reversed,
    },
    {
      kind: 'license',
      title: words.licenseGoodOf({ what }),
      text: words.licenseGoodText,
      act: words.licenseGood,
      look: 'primary',
      run: () => api(releaseLicenseHold, { params, body: { reason: text } }),
      done: words.released,
    },
  ] as const
  const waits = dispute !== null && dispute.answer === null
  return (
    <span className="staff-acts">
      <Button views size="small" look="bare" aria-label={words.historyOf({ what })} onClick={() => void showHistory()}>
        {words.history}
      </Button>
      {waits && <AnswerDispute commission={commission} />}
      {holds.includes('license_at_booking') && (
        <Button size="small" aria-label={words.licenseGoodOf({ what })} onClick={() => setOpen('license')}>
          {words.licenseGood}
        </Button>
      )}
      {state !== 'reversed' && (
        <Button size="small" look="bare" aria-label={words.reverseOf({ what })} onClick={() => setOpen('reverse')}>
          {words.reverse}
        </Button>
      )}
      <Modal open={open === 'history'} onClose={close} title={words.historyOf({ what })} closeLabel={words.close}>
        <History changes={changes} />
      </Modal>
      {reasoned.map(({ kind, title, text: consequence, act: label, look, run, done }) => (
        <Modal
          key={kind}
          open={open === kind && !asking}
          onClose={close}
          title={title}
          closeLabel={words.close}
          footer={
            <Button look={look} onClick={() => void finish(run, done)}>
              {label}
            </Button>
          }
        >
          <p>{consequence}</p>
          <TextArea
            label={words.reason}
            rows={3}
            maxLength={500}
            required
            value={text}
            error={error}
            onChange={setText}
          />
        </Modal>
      ))}
      {question}
    </span>
  )
}
