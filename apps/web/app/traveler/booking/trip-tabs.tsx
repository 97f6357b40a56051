import { TabLinks } from '@porchlight/ui'
import { tripTabWords } from '#app/lib/messages/traveler/trip-tabs.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Tab = 'todo' | 'arrival' | 'messages' | 'money' | 'people' | 'documents' | 'cancel'

/** Tabs for the sections currently on the trip page. */
export const TripTabs = ({ tabs }: { tabs: readonly Tab[] }) => {
  const words = useWords(tripTabWords)
  return (
    <div className="wrap trip-tabs">
      <TabLinks label={words.label} tabs={tabs.map((tab) => ({ href: `#${tab}`, label: words.tabs[tab] }))} />
    </div>
  )
}
