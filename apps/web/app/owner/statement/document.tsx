import './statement.css'
import './statement-print.css'
import type { Statement } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerStatementWords } from '#app/lib/messages/owner/statements.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { Actions } from './actions.tsx'
import { Corrections } from './corrections.tsx'
import { Earnings } from './earnings.tsx'
import { Expenses, Payouts } from './expenses-and-payouts.tsx'
import { Letterhead } from './letterhead.tsx'
import type { Quarter } from './quarters.ts'
import { StatementSummary } from './summary.tsx'

const useLead = ({ from, to, state, closedAt }: Statement): string => {
  const { day } = useFormats()
  const officeTime = useOfficeTime()
  const words = useWords(ownerStatementWords)
  if (state === 'open') return words.openLead({ from: day(from), to: day(to) })
  return closedAt
    ? words.closedLead({ from: day(from), to: day(to), at: officeTime(closedAt) })
    : words.closedLeadUndated({ from: day(from), to: day(to) })
}

type Props = { statement: Statement; known: readonly Quarter[]; pdf: string }

/** A quarterly statement for any reader; links lead where `StatementPlaces` say. */
export const StatementDocument = ({ statement, known, pdf }: Props) => {
  const words = useWords(ownerStatementWords)
  const { quarter, year, ownerName, legalName } = statement
  return (
    <article className="statement">
      <Letterhead title={words.printTitle({ quarter, year })} legalName={legalName} />
      <PageHead
        over={words.over({ owner: ownerName, legal: legalName })}
        title={words.quarter({ quarter, year })}
        lead={useLead(statement)}
        actions={<Actions statement={statement} known={known} pdf={pdf} />}
      />
      <div className="statement-halves">
        <StatementSummary statement={statement} closingText={words.closingText[statement.state]} />
        <Corrections statement={statement} />
      </div>
      <Earnings statement={statement} />
      <div className="statement-halves">
        <Expenses statement={statement} />
        <Payouts statement={statement} />
      </div>
      <p className="statement-foot">{words.foot({ name: legalName })}</p>
    </article>
  )
}
