import {
  approvePayoutRun,
  cancelPayoutRun,
  type PayoutRun,
  type PayoutRunRefusal,
  sendPayoutRun,
  settlePayoutRun,
} from '@porchlight/contract'
import { ConfirmButton, type ConfirmButtonProps, toast } from '@porchlight/ui'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffPayoutsWords } from '#app/lib/messages/staff/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { useStepUpAction } from '../use-step-up-action.tsx'
import { BankFile, useBankFile } from './bank-file.tsx'

export type Act = ReturnType<typeof useStepUpAction>['act']

type Shown = { look: ConfirmButtonProps['look']; label: string; title: string; text: string; confirm: string }
type Done = 'approved' | 'sent' | 'canceled' | 'settled'
type Press = Shown & {
  act: Act
  done: Done
  refusal: PayoutRunRefusal
  run: Parameters<Act>[0]
  next?: () => Promise<void>
}

const PressButton = ({ look, label, title, text, confirm, act, done, refusal, run, next }: Press) => {
  const words = useWords(staffPayoutsWords)
  const press = async () => {
    if (!(await act(run))) return
    toast({ type: 'success', message: words.done[done] })
    await next?.()
  }
  return (
    <ConfirmButton
      look={look}
      disabledReason={refusal ? words.refusals[refusal] : undefined}
      words={{ title, consequence: text, confirm, cancel: words.keep, close: words.close }}
      onConfirm={() => {
        // The step-up dialog replaces this one, so two never overlap.
        void press()
      }}
    >
      {label}
    </ConfirmButton>
  )
}

/** A run's actions; unavailable ones say why. */
export const RunActions = ({ run, act }: { run: PayoutRun; act: Act }) => {
  const { money } = useFormats()
  const words = useWords(staffPayoutsWords)
  const { take } = useBankFile({ run, act })
  const params = { runId: run.id }
  const total = money(run.total)
  const payees = words.payees({ number: run.payees })
  const begun = run.state === 'prepared' || run.state === 'approved'
  if (run.state !== 'sent' && !begun) return null
  return (
    <div className="pay-run-acts">
      {run.state === 'prepared' && run.needsSecond && (
        <PressButton
          act={act}
          look="primary"
          label={words.approve}
          title={words.approveTitle({ total, payees })}
          text={words.approveText}
          confirm={words.approve}
          done="approved"
          refusal={run.refusals.approve}
          run={() => api(approvePayoutRun, { params })}
        />
      )}
      {begun && (
        <>
          <PressButton
            act={act}
            look={run.needsSecond && run.state === 'prepared' ? 'quiet' : 'primary'}
            label={words.send({ total })}
            title={words.sendTitle({ total, payees })}
            text={words.sendText}
            confirm={words.sendNow}
            done="sent"
            refusal={run.refusals.send}
            run={() => api(sendPayoutRun, { params })}
            // The bank needs the file next; it stays available below.
            next={take}
          />
          <PressButton
            act={act}
            look="bare"
            label={words.cancel}
            title={words.cancelTitle}
            text={words.cancelText}
            confirm={words.cancel}
            done="canceled"
            refusal={run.refusals.cancel}
            run={() => api(cancelPayoutRun, { params })}
          />
        </>
      )}
      {run.state === 'sent' && (
        <>
          <BankFile run={run} act={act} />
          <PressButton
            act={act}
            look="quiet"
            label={words.settle}
            title={words.settleTitle({ total })}
            text={words.settleText}
            confirm={words.settle}
            done="settled"
            refusal={run.refusals.settle}
            run={() => api(settlePayoutRun, { params })}
          />
        </>
      )}
    </div>
  )
}
