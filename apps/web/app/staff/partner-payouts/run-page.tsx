import '../staff.css'
import '#app/features/partner-money/partner-money.css'
import {
  cancelPartnerRun,
  type PartnerRun,
  partnerBankFile,
  partnerRunById,
  returnPartnerPayout,
  sendPartnerRun,
  settlePartnerRun,
} from '@porchlight/contract'
import { Button, ConfirmButton, Modal, PageHead, Section, Status, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { invoiceShapes } from '#app/features/partner-money/invoice-table.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { staffCommissionWords } from '#app/lib/messages/staff/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import { useSaveBankFile } from '../payouts/save-bank-file.ts'
import { PersonLink } from '../person-link.tsx'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/run-page'
import { runShapes } from './runs.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(partnerRunById, { params: { runId: params.runId } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Act = ReturnType<typeof useStepUpAction>['act']

const RunActions = ({ run, act }: { run: PartnerRun; act: Act }) => {
  const words = useWords(staffCommissionWords)
  const { money } = useFormats()
  const save = useSaveBankFile()
  const params = { runId: run.id }
  const press = async (call: Parameters<Act>[0]) => {
    if (await act(call)) toast({ type: 'success', message: words.done })
  }
  const file = async () => {
    const results = await act(() => api(partnerBankFile, { params }))
    if (results) save(results)
  }
  const textsOf = (title: string, consequence: string) => ({
    title,
    consequence,
    confirm: title,
    cancel: words.close,
    close: words.close,
  })
  const reasonOf = (refusal: keyof typeof words.refusals | null) => (refusal ? words.refusals[refusal] : undefined)
  const send = words.send({ total: money(run.total) })
  return (
    <div className="staff-acts">
      {(run.state === 'prepared' || run.state === 'approved') && (
        <>
          <ConfirmButton
            look="primary"
            disabledReason={reasonOf(run.refusals.send)}
            words={textsOf(send, words.sendText)}
            onConfirm={() => void press(() => api(sendPartnerRun, { params }))}
          >
            {send}
          </ConfirmButton>
          <ConfirmButton
            look="bare"
            words={textsOf(words.cancelRun, words.cancelText)}
            onConfirm={() => void press(() => api(cancelPartnerRun, { params }))}
          >
            {words.cancelRun}
          </ConfirmButton>
        </>
      )}
      {run.state === 'sent' && (
        <>
          <Button look="primary" icon="download" onClick={() => void file()}>
            {words.file}
          </Button>
          <ConfirmButton
            look="quiet"
            disabledReason={reasonOf(run.refusals.settle)}
            words={textsOf(words.settle, words.settleText)}
            onConfirm={() => void press(() => api(settlePartnerRun, { params }))}
          >
            {words.settle}
          </ConfirmButton>
        </>
      )}
    </div>
  )
}

const ReturnButton = ({ runId, number, act }: { runId: number; number: string; act: Act }) => {
  const words = useWords(staffCommissionWords)
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const record = async () => {
    setOpen(false)
    const body = { number, reason }
    if (await act(() => api(returnPartnerPayout, { params: { runId }, body })))
      toast({ type: 'success', message: words.done })
  }
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {words.returned}
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title={words.returned}
        closeLabel={words.close}
        footer={
          <Button look="primary" disabled={reason.trim().length < 3} onClick={() => void record()}>
            {words.returned}
          </Button>
        }
      >
        <p>{words.returnText}</p>
        <TextField label={words.bankReason} maxLength={200} required value={reason} onChange={setReason} />
      </Modal>
    </>
  )
}

/** `/staff/partner-payouts/:runId`: a payout run with its invoices. */
const RunPage = ({ loaderData: { run } }: Route.ComponentProps) => {
  const words = useWords(staffCommissionWords)
  const invoiceWords = useWords(partnerAccountingWords)
  const { amount, moment } = useFormats()
  const teamZone = useTeamZone()
  const { act, question } = useStepUpAction()
  return (
    <>
      <PageHead
        over={<Status state={runShapes[run.state]}>{words.runStates[run.state]}</Status>}
        title={words.runTitle({ id: String(run.id) })}
        lead={words.preparedBy({ name: run.preparedBy ?? words.system, when: moment(run.preparedAt, teamZone) })}
        actions={<RunActions run={run} act={act} />}
      />
      <Section title={invoiceWords.invoices} note={run.note}>
        <Table
          caption={invoiceWords.invoices}
          rows={run.invoices}
          rowKey={({ number }) => number}
          figures
          columns={[
            {
              id: 'partner',
              head: words.partner,
              cell: ({ partnerId, name, number, accountEnding }) => (
                <span className="commission-cell">
                  <PersonLink id={partnerId}>{name}</PersonLink>
                  <small className="num">{number}</small>
                  <small className="num">•• {accountEnding}</small>
                </span>
              ),
            },
            {
              id: 'state',
              head: words.state,
              cell: ({ state, why }) => (
                <span className="commission-cell">
                  <Status state={invoiceShapes[state]}>{invoiceWords.states[state]}</Status>
                  {why && <small data-content>{why}</small>}
                </span>
              ),
            },
            { id: 'gross', head: words.gross, align: 'end', cell: ({ gross }) => amount(gross) },
            { id: 'withheld', head: words.withheld, align: 'end', cell: ({ withheld }) => amount(withheld) },
            { id: 'net', head: words.net, align: 'end', cell: ({ net }) => <b className="num">{amount(net)}</b> },
            {
              id: 'acts',
              head: <span className="visually-hidden">{words.returned}</span>,
              onPhone: 'end',
              cell: ({ state, number }) =>
                state === 'sent' || state === 'paid' ? <ReturnButton runId={run.id} number={number} act={act} /> : null,
            },
          ]}
        />
      </Section>
      {question}
    </>
  )
}
export default RunPage
