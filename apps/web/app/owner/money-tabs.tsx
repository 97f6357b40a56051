import { TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { ownerAccountingWords } from '#app/lib/messages/owner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'

const order = ['overview', 'upcoming', 'payouts', 'invoices', 'statements', 'tax'] as const
export type MoneyTab = (typeof order)[number]

type Of = { propertyId?: string }

const paths: Record<MoneyTab, (of: Of) => string> = {
  overview: (of) => href('/owners/:propertyId?/accounting', of),
  upcoming: (of) => href('/owners/:propertyId?/accounting/payouts/upcoming', of),
  payouts: (of) => href('/owners/:propertyId?/accounting/payouts', of),
  invoices: (of) => href('/owners/:propertyId?/accounting/invoices', of),
  statements: () => href('/owners/:propertyId?/accounting/statements'),
  tax: () => href('/owners/accounting/tax-forms'),
}

/** Navigation of the earnings pages, for all homes or one; statements always cover all homes. */
export const MoneyTabs = ({ current, propertyId }: { current: MoneyTab; propertyId?: number | undefined }) => {
  const words = useWords(ownerAccountingWords)
  const of = propertyId === undefined ? {} : { propertyId: String(propertyId) }
  const tabs = order.map((tab) => ({
    href: paths[tab](of),
    label: words[tab],
    current: tab === current,
  }))
  return <TabLinks label={words.tabs} tabs={tabs} />
}
