import { TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'

export type MoneyTab = 'overview' | 'statements'

const paths: Record<MoneyTab, () => string> = {
  overview: () => href('/owners/:propertyId?/accounting'),
  statements: () => href('/owners/:propertyId?/accounting/statements'),
}

/** The parts of an owner's money. */
export const MoneyTabs = ({ current }: { current: MoneyTab }) => {
  const words = useWords(ownerAccountingWords)
  const tabs = (['overview', 'statements'] as const).map((tab) => ({
    href: paths[tab](),
    label: words[tab],
    current: tab === current,
  }))
  return <TabLinks label={words.tabs} tabs={tabs} />
}
