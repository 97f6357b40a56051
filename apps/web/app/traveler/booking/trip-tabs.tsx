import { TabLinks } from '@porchlight/ui'
import { tripTabWords } from '#app/lib/messages/traveler/trip-tabs.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Tab = 'todo' | 'arrival' | 'messages' | 'money' | 'people' | 'documents' | 'cancel'

/** The parts of a trip that are on the page now, a tap away. */
export const TripTabs = ({ tabs }: { tabs: readonly Tab[] }) => {
  const words = useWords(tripTabWords)
  return (
    <div className="wrap trip-tabs">
      <TabLinks label={words.label} tabs={tabs.map((tab) => ({ href: `#${tab}`, label: words.tabs[tab] }))} />
    </div>
  )
}
