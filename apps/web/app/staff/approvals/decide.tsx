import { type Approval, approveAct, declineAct, withdrawAct } from '@porchlight/contract'
import { Alert, Button, Modal, TextArea, toast } from '@porchlight/ui'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { approvalWords } from '#app/lib/messages/staff/approvals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import { useConsequence } from './consequence.ts'
import { RefundFacts } from './refund-facts.tsx'

type Choice = 'approve' | 'decline'
type Props = { approval: Approval; choice: Choice; onClose: () => void }

/** Repeats the impact and the reason before the request is approved under this person's name. */
const DecisionDialog = ({ approval, choice, onClose }: Props) => {
  const words = useWords(approvalWords)
  const { error } = useWords(formWords)
  const consequence = useConsequence()
  const { act, question, asking } = useStepUpAction()
  const [refusal, setRefusal] = useState<string>()
  const approves = choice === 'approve'
  const form = useFields({
    values: { text: '' },
    problemsOf: ({ text }) => (!approves && text.trim().length < 10 ? { text: words.reasonShort } : {}),
  })
  const params = { approvalId: approval.id }
  const save = async ({ text }: { text: string }) => {
    setRefusal(undefined)
    const run = () =>
      approves ? api(approveAct, { params, body: { note: text } }) : api(declineAct, { params, body: { reason: text } })
    if (!(await act(run, setRefusal))) return
    onClose()
    toast({ type: 'success', message: approves ? words.approved : words.declined })
  }
  return (
    <>
      <Modal
        open={!asking}
        size="small"
        title={approves ? words.approveTitle : words.declineTitle}
        closeLabel={words.close}
        onClose={onClose}
      >
        <form method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
          <p data-content>
            <b>{consequence(approval)}</b>
          </p>
          <RefundFacts facts={approval.facts} />
          {approval.reason && (
            <p data-content>
              {words.reason}: {approval.reason}
            </p>
          )}
          {approves && <p>{words.approveText}</p>}
          <TextArea
            label={approves ? words.approveNote : words.declineReason}
            rows={3}
            maxLength={500}
            required={!approves}
            {...form.field('text')}
          />
          {refusal && (
            <Alert tone="danger" live title={error}>
              {refusal}
            </Alert>
          )}
          <div className="staff-acts">
            <Button type="submit" look="primary" busy={form.busy}>
              {approves ? words.approve : words.decline}
            </Button>
          </div>
        </form>
      </Modal>
      {question}
    </>
  )
}

/** Approve, decline, or withdraw, or why the person can't. */
export const Decide = ({ approval }: { approval: Approval }) => {
  const teamZone = useTeamZone()
  const words = useWords(approvalWords)
  const { moment } = useFormats()
  const { act } = useStepUpAction()
  const [choice, setChoice] = useState<Choice>()
  const { approve, withdraw } = approval.refusals
  const isLinked = useSearchParams()[0].get('decide') === String(approval.id)
  // Dialogs exist only in the browser.
  useEffect(() => {
    if (isLinked && approve === null) setChoice('approve')
  }, [isLinked, approve])
  const what = words.kinds[approval.kind]
  const withdrawRequest = async () => {
    const done = await act(() => api(withdrawAct, { params: { approvalId: approval.id } }))
    if (done) toast({ type: 'success', message: words.withdrawn })
  }
  const until = approval.waitsUntil ? moment(approval.waitsUntil, teamZone) : ''
  return (
    <span className="staff-cell">
      <span className="staff-acts">
        {approve === null && (
          <>
            <Button
              size="small"
              look="primary"
              aria-haspopup="dialog"
              aria-label={words.approveOf({ what })}
              onClick={() => setChoice('approve')}
            >
              {words.approve}
            </Button>
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-label={words.declineOf({ what })}
              onClick={() => setChoice('decline')}
            >
              {words.decline}
            </Button>
          </>
        )}
        {withdraw === null && (
          <Button size="small" aria-label={words.withdrawOf({ what })} onClick={() => void withdrawRequest()}>
            {words.withdraw}
          </Button>
        )}
      </span>
      {approve === 'waits' && <small>{words.refusals.waits({ until })}</small>}
      {approve !== null && approve !== 'waits' && <small>{words.refusals[approve]}</small>}
      {choice && <DecisionDialog approval={approval} choice={choice} onClose={() => setChoice(undefined)} />}
    </span>
  )
}
