import type { HouseGuide } from '@porchlight/contract'
import { Accordion } from '@porchlight/ui'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Directions and house guide, as the owner wrote them. */
export const Guide = ({ guide: { directions, sections } }: { guide: HouseGuide }) => {
  const words = useWords(prepareWords)
  if (directions === '' && sections.length === 0) return null
  return (
    <section className="trip-block" id="guide">
      <h2>{words.guide}</h2>
      <p className="trip-note">{words.guideText}</p>
      <Accordion
        className="trip-guide"
        items={[
          ...(directions ? [{ id: 'way', title: words.directions, content: <p>{directions}</p>, open: true }] : []),
          ...sections.map(({ title, text }, at) => ({ id: String(at), title, content: <p>{text}</p> })),
        ]}
      />
    </section>
  )
}
