import '#app/lib/confirm-self/confirm-self.css'
import '../account.css'
import './payouts.css'
import { accountSecurity, payoutAccounts } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { payoutWords } from '#app/lib/messages/account/payouts.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { AccountingTabs } from '../accounting-tabs.tsx'
import { SecurityActions } from '../security/use-security-action.tsx'
import type { Route } from './+types/page'
import { Accounts } from './accounts.tsx'
import { StripePayouts } from './stripe-payouts.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [accounts, security] = await Promise.all([api(payoutAccounts), api(accountSecurity)])
  return { ...resultsOf(accounts), hasPasskey: resultsOf(security).passkeys.length > 0 }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** Payout accounts. The same in all portals. */
const PayoutAccountsPage = ({ loaderData: { accounts, stripe, hasPasskey } }: Route.ComponentProps) => {
  const words = useWords(payoutWords)
  return (
    <div className="payouts">
      <PageHead title={words.title} lead={words.lead} />
      <AccountingTabs current="accounts" />
      <p className="muted payouts-why">{words.cooling}</p>
      <SecurityActions hasPasskey={hasPasskey}>
        <Accounts accounts={accounts} />
        {stripe && <StripePayouts stripe={stripe} />}
      </SecurityActions>
    </div>
  )
}
export default PayoutAccountsPage
