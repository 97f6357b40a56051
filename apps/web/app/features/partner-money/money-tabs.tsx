import { TabLinks } from '@porchlight/ui'
import { href } from 'react-router'
import { partnerAccountingWords } from '#app/lib/messages/partner/accounting.ts'
import { useWords } from '#app/lib/messages/words.ts'

const order = ['overview', 'payouts', 'invoices', 'accounts', 'w9'] as const
export type PartnerMoneyTab = (typeof order)[number]

const paths: Record<PartnerMoneyTab, string> = {
  overview: href('/partners/accounting'),
  payouts: href('/partners/accounting/payouts'),
  invoices: href('/partners/accounting/invoices'),
  accounts: href('/partners/accounting/accounts'),
  w9: href('/partners/accounting/w9'),
}

/** Navigation of the partner's accounting pages. */
export const PartnerMoneyTabs = ({ current }: { current: PartnerMoneyTab }) => {
  const words = useWords(partnerAccountingWords)
  return (
    <TabLinks
      label={words.tabs}
      tabs={order.map((tab) => ({ href: paths[tab], label: words[tab], current: tab === current }))}
    />
  )
}
