import { Button, Section, Table } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { stayRulesWords } from '#app/lib/messages/owner/stay-rules.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { HomePrices } from './year.ts'

/** Length-of-stay, early-bird, and last-minute discounts. */
export const Discounts = ({ prices: { discounts }, onEdit }: { prices: HomePrices; onEdit: () => void }) => {
  const words = useWords(stayRulesWords)
  const { percent } = useFormats()
  const lines = [
    ...discounts.lengthOfStay.map((one) => ({ rule: words.lengthOfStay({ number: one.minNights }), share: one.share })),
    ...discounts.earlyBird.map((one) => ({ rule: words.earlyBird({ number: one.daysAhead }), share: one.share })),
    ...discounts.lastMinute.map((one) => ({ rule: words.lastMinute({ number: one.daysAhead }), share: one.share })),
  ]
  return (
    <Section
      title={words.takenOff}
      note={words.takenOffNote}
      side={
        <Button size="small" onClick={onEdit}>
          {words.editTakenOff}
        </Button>
      }
    >
      <Table
        caption={words.takenOff}
        rows={lines}
        rowKey={({ rule }) => rule}
        empty={<p className="muted">{words.nothingOff}</p>}
        columns={[
          { id: 'rule', head: words.rule, cell: ({ rule }) => <b>{rule}</b> },
          { id: 'gives', head: words.gives, align: 'end', cell: ({ share }) => words.off({ share: percent(share) }) },
        ]}
      />
    </Section>
  )
}
