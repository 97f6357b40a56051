import type { partnerOverview, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { commissionWords } from '#app/lib/messages/partner/commissions.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Due = ResultsOf<typeof partnerOverview>['due']

/** Amounts due and when. */
export const DueToPartner = ({ due }: { due: Due }) => {
  const words = useWords(commissionWords)
  const { amount, day } = useFormats()
  return (
    <Section title={words.due}>
      {due.length === 0 && <p className="muted partner-terms">{words.nothingDue}</p>}
      {due.map(({ on, amount: value, stays, kind }) => (
        <p key={kind} className="partner-due">
          <span>
            <b>{words.by({ day: day(on) })}</b>
            <small>{words.dueKinds[kind]({ count: stays })}</small>
          </span>
          <span className="partner-figure">{amount(value)}</span>
        </p>
      ))}
      <p className="muted partner-terms">{words.terms}</p>
    </Section>
  )
}
