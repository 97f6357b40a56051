import '../../staff.css'
import '../charges.css'
import { depositsDesk, type ResultsOf } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { defaultDepositsWords } from '#app/lib/messages/staff/default-deposits.ts'
import { staffGroupsWords } from '#app/lib/messages/staff/groups.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { ChargeHistory } from '../charge-history.tsx'
import { useOwnSaves } from '../own-saves.ts'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import type { Route } from './+types/page'
import { DepositForm } from './deposit-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(depositsDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

export type DepositsDesk = ResultsOf<typeof depositsDesk>

const Deposits = ({ deposits }: Pick<DepositsDesk, 'deposits'>) => {
  const words = useWords(defaultDepositsWords)
  const groups = useWords(staffGroupsWords)
  const { money } = useFormats()
  return (
    <Section title={words.list}>
      <Table
        caption={words.list}
        rows={deposits}
        rowKey={({ group, amount }) => `${group?.id ?? 'all'} ${amount.currency}`}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'who',
            head: words.who,
            cell: ({ group }) => (group ? `${groups.kinds[group.kind]}: ${group.name}` : words.company),
          },
          { id: 'amount', head: words.amount, align: 'end', cell: ({ amount }) => money(amount) },
          { id: 'homes', head: words.homes, align: 'end', cell: ({ homes }) => homes },
        ]}
      />
    </Section>
  )
}

const History = ({ history }: Pick<DepositsDesk, 'history'>) => {
  const words = useWords(defaultDepositsWords)
  const { money } = useFormats()
  if (history.length === 0) return null
  return (
    <ChargeHistory
      title={words.history}
      changes={history}
      rowKey={({ id }) => id}
      describe={({ group, amount, currency }) => {
        const who = group ?? words.company
        return amount === null ? words.removed({ who }) : words.toAmount({ who, amount: money({ amount, currency }) })
      }}
    />
  )
}

/** `/staff/settings/deposits`: deposits for homes that follow the company or a group. */
const DefaultDepositsPage = ({ loaderData: desk }: Route.ComponentProps) => {
  const words = useWords(defaultDepositsWords)
  const { key, onSaved } = useOwnSaves()
  return (
    <>
      <SettingsCrumbs title={words.title} />
      <PageHead title={words.title} lead={`${words.lead} ${words.own({ number: desk.own })}`} />
      <Deposits deposits={desk.deposits} />
      <DepositForm key={key} desk={desk} onSaved={onSaved} />
      <History history={desk.history} />
    </>
  )
}
export default DefaultDepositsPage
