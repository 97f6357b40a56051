import type { ownerToday, ResultsOf } from '@porchlight/contract'
import { Section } from '@porchlight/ui'
import { Measure } from '#app/features/owner-money/measure.tsx'
import { useFormats } from '#app/lib/formats.ts'
import { ownerTodayWords } from '#app/lib/messages/owner/today.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Figures = ResultsOf<typeof ownerToday>['occupancy']

/** Three occupancy rates, each with its basis. */
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
