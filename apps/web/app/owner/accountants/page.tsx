import '#app/lib/confirm-self/confirm-self.css'
import './accountants.css'
import { accountantsOfOwner, accountSecurity } from '@porchlight/contract'
import { PageHead } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { MoneyTabs } from '../money-tabs.tsx'
import type { Route } from './+types/page'
import { Accountants } from './list.tsx'
import { useInvite } from './use-invite.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [list, security] = await Promise.all([api(accountantsOfOwner), api(accountSecurity)])
  return { ...resultsOf(list), hasPasskey: resultsOf(security).passkeys.length > 0 }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/accounting/accountants`: who can read the owner's books; invite, send again, remove. */
const AccountantsPage = ({ loaderData: { accountants, hasPasskey } }: Route.ComponentProps) => {
  const words = useWords(accountantWords)
  const { invite, question } = useInvite(hasPasskey)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <MoneyTabs current="statements" />
      <Accountants accountants={accountants} invite={invite} />
      {question}
    </>
  )
}
export default AccountantsPage
