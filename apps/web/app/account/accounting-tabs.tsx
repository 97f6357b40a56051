import { type PartnerMoneyTab, PartnerMoneyTabs } from '#app/features/partner-money/money-tabs.tsx'
import { useRoot } from '#app/lib/session.ts'

/** On pages that all portals share: the navigation of the partner portal's accounting pages. */
export const AccountingTabs = ({ current }: { current: PartnerMoneyTab }) =>
  useRoot()?.screen?.portal === 'partners' ? <PartnerMoneyTabs current={current} /> : null
