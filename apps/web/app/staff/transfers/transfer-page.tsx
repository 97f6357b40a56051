import '../staff.css'
import '../payouts/payouts.css'
import { dateIn, pdfAddress, type Transfer, transferById } from '@porchlight/contract'
import { Alert, ButtonLink, PageHead, Status } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffTransferWords } from '#app/lib/messages/staff/transfers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/transfer-page'
import { Entries } from './entries.tsx'
import { TransferActions } from './transfer-actions.tsx'
import { transferShapes } from './transfer-table.tsx'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const answer = await api(transferById, { params: { transferId: Number(params.transferId) } })
  return { ...resultsOf(answer), today: dateIn(site.timeZone, new Date()) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Facts = ({ transfer }: { transfer: Transfer }) => {
  const { day } = useFormats()
  const officeTime = useOfficeTime()
  const words = useWords(staffTransferWords)
  const { facts } = words
  const { from, to, needsSecond, approvedBy, approvedAt, sentBy, sentOn, reference } = transfer
  const accountName = (account: Transfer['from']['account']) =>
    account === 'cash:trust' ? facts.trust : facts.operating
  const who = (person: Transfer['preparedBy'], at: string) => words.who({ name: person?.name ?? words.system, at })
  return (
    <dl className="pay-run-facts">
      <div>
        <dt>{facts.from}</dt>
        <dd>{accountName(from.account)}</dd>
      </div>
      <div>
        <dt>{facts.to}</dt>
        <dd>{accountName(to.account)}</dd>
      </div>
      <div>
        <dt>{facts.prepared}</dt>
        <dd>{who(transfer.preparedBy, officeTime(transfer.preparedAt))}</dd>
      </div>
      <div>
        <dt>{facts.approved}</dt>
        <dd>{approvedAt ? who(approvedBy, officeTime(approvedAt)) : needsSecond ? words.notYet : words.notNeeded}</dd>
      </div>
      <div>
        <dt>{facts.sent}</dt>
        <dd>{sentOn ? `${who(sentBy, day(sentOn))}, ${reference ?? ''}` : words.notYet}</dd>
      </div>
      <div>
        <dt>{transfer.state === 'canceled' ? facts.canceled : facts.settled}</dt>
        <dd>
          {transfer.state === 'canceled'
            ? who(transfer.canceledBy, transfer.cancelReason ?? '')
            : transfer.settledOn
              ? who(transfer.settledBy, day(transfer.settledOn))
              : words.notYet}
        </dd>
      </div>
    </dl>
  )
}

/**
 * `/staff/transfers/:transferId`: accounts, amount, the entries that made it due, and who prepared, approved, and sent
 * it.
 */
const TransferPage = ({ loaderData: { transfer, today } }: Route.ComponentProps) => {
  const { money } = useFormats()
  const words = useWords(staffTransferWords)
  const { act, question } = useStepUpAction()
  return (
    <div>
      <PageHead
        over={words.directions[transfer.direction]}
        title={words.pageTitle({ number: transfer.number })}
        actions={
          <>
            <Status state={transferShapes[transfer.state]}>{words.states[transfer.state]}</Status>
            <ButtonLink
              look="quiet"
              icon="download"
              href={pdfAddress(transferById, { params: { transferId: transfer.id } })}
              download
            >
              {words.download}
            </ButtonLink>
          </>
        }
      />
      <p className="pay-figure">{money(transfer.amount)}</p>
      <Facts transfer={transfer} />
      {transfer.state === 'prepared' && transfer.needsSecond && (
        <Alert tone="warning" className="pay-run-note">
          {words.needsSecond({ limit: money(transfer.limit) })}
        </Alert>
      )}
      <TransferActions key={transfer.state} transfer={transfer} today={today} act={act} />
      <Entries transfer={transfer} />
      {question}
    </div>
  )
}
export default TransferPage
