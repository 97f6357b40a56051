import '../staff.css'
import './closing.css'
import { type ClosingDesk, closeTheBooks, closingViewNow } from '@porchlight/contract'
import { ConfirmButton, PageHead, Section, Status, toast } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffClosingWords } from '#app/lib/messages/staff/closing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useStepUpAction } from '../use-step-up-action.tsx'
import type { Route } from './+types/page'
import { BankReconciliation } from './bank-reconciliation.tsx'
import { ClosedQuarters } from './closed-quarters.tsx'
import { OwnerBalances } from './owner-balances.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(closingViewNow))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Checks = ({ checks }: Pick<ClosingDesk, 'checks'>) => {
  const words = useWords(staffClosingWords)
  return (
    <Section title={words.checklist}>
      <ul className="staff-rules">
        {checks.map(({ code, holds, figure }) => (
          <li key={code}>
            <Status state={holds ? 'done' : 'broken'}>{words.checks[code]}</Status>
            <span className="num">{figure}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Act = ReturnType<typeof useStepUpAction>['act']

const Close = ({ desk: { quarter, isOver, checks }, act }: { desk: ClosingDesk; act: Act }) => {
  const words = useWords(staffClosingWords)
  const { year, quarter: number } = quarter
  const sound = checks.every(({ holds }) => holds)
  const close = async () => {
    if (await act(() => api(closeTheBooks, { body: { year, quarter: number } })))
      toast({ type: 'success', message: words.done })
  }
  return (
    <ConfirmButton
      look="primary"
      disabledReason={isOver ? (sound ? undefined : words.checklistFirst) : words.notOver}
      words={{
        title: words.closeTitle({ quarter: number, year }),
        consequence: words.closeText,
        confirm: words.closeNow,
        cancel: words.keep,
        close: words.dialog,
      }}
      onConfirm={() => {
        // The step-up dialog replaces this one, so two never overlap.
        void close()
      }}
    >
      {words.close({ quarter: number, year })}
    </ConfirmButton>
  )
}

/** `/staff/closing`: the next quarter's close checklist, and the closed quarters. */
const ClosingPage = ({ loaderData: { desk } }: Route.ComponentProps) => {
  const { day } = useFormats()
  const words = useWords(staffClosingWords)
  const { act, question } = useStepUpAction()
  const { year, quarter, from, to } = desk.quarter
  return (
    <div>
      <PageHead
        over={words.title}
        title={words.quarter({ quarter, year })}
        lead={words.next({ from: day(from), to: day(to) })}
      />
      <Checks checks={desk.checks} />
      <BankReconciliation desk={desk} />
      <OwnerBalances desk={desk} />
      <div className="staff-acts closing-acts">
        <Close desk={desk} act={act} />
      </div>
      <ClosedQuarters closed={desk.closed} />
      {question}
    </div>
  )
}
export default ClosingPage
