import type { ownerToday, ResultsOf } from '@porchlight/contract'
import { Meter, Section } from '@porchlight/ui'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Figures = ResultsOf<typeof ownerToday>['occupancy']

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

const Measure = ({ label, share, note, lit }: { label: string; share: number; note: string; lit?: boolean }) => (
  <div className="today-measure">
    <h3>{label}</h3>
    <p className="today-figure">{useFormats().percent(share * 10_000, tenths)}</p>
    <Meter percent={share * 100} tone={lit ? 'accent' : 'ink'} />
    <p className="today-text">{note}</p>
  </div>
)

/** Occupancy in its three measures, each with what it is measured against. */
export const Occupancy = ({ occupancy: { gross, available, paid, nights, from, to } }: { occupancy: Figures }) => {
  const { dayShort } = useFormats()
  const words = useWords(ownerTodayWords)
  return (
    <Section title={words.occupancy} note={words.occupancyNote({ from: dayShort(from), to: dayShort(to) })}>
      <Measure label={words.gross} share={gross} note={words.grossText({ total: nights })} />
      <Measure label={words.available} share={available} note={words.availableText} lit />
      <Measure label={words.paidNights} share={paid} note={words.paidNightsText({ total: nights })} />
    </Section>
  )
}
