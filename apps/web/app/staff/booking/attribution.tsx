import type { AttributionExplained } from '@porchlight/contract'
import { Alert, Section } from '@porchlight/ui'
import { Credit, OwnStayDecision, SharedWithPartner, Touches } from '#app/features/partner-money/attribution.tsx'
import { attributionWords } from '#app/lib/messages/partner/attribution.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { DecideConflict } from '../partners/decide-conflict.tsx'
import { DecideOwnStay } from '../partners/decide-own-stay.tsx'

/** Which partner the booking is credited to, and why; nothing if no partner was involved. */
export const Attribution = ({ attribution }: { attribution: AttributionExplained }) => {
  const words = useWords(attributionWords)
  const { credit, touches, conflict, ownStay } = attribution
  if (!credit && touches.length === 0) return null
  return (
    <Section title={words.title}>
      <div className="staff-credit">
        {conflict && !conflict.decidedAt && (
          <Alert tone="info" title={words.conflict}>
            <p>{words.conflictOpen}</p>
            <DecideConflict attribution={attribution} />
          </Alert>
        )}
        {ownStay && !ownStay.decidedAt && (
          <Alert tone="info" title={words.ownStay}>
            <p>
              <SharedWithPartner attribution={attribution} />
            </p>
            <DecideOwnStay attribution={attribution} />
          </Alert>
        )}
        <Credit attribution={attribution} />
        <OwnStayDecision attribution={attribution} />
        {touches.length > 0 && <Touches touches={touches} />}
      </div>
    </Section>
  )
}
