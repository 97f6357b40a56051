import '../staff.css'
import { protectionDesk } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Table } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { staffProtectionWords } from '#app/lib/messages/staff/protection.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/page'
import { OfferForm } from './offer-form.tsx'
import { PayForm } from './pay-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(protectionDesk))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/protection`: the coverage offered, premiums payable, and payments to the provider. */
const ProtectionPage = ({ loaderData: { product, confirmed, version, owed, payments } }: Route.ComponentProps) => {
  const teamZone = useTeamZone()
  const { money, moment } = useFormats()
  const words = useWords(staffProtectionWords)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.offered} note={product ? words.on : words.off}>
        <OfferForm product={product} confirmed={confirmed} version={version} />
      </Section>
      <Section title={words.owed} note={words.owedNote}>
        {owed.length === 0 ? (
          <EmptyState title={words.owedNone}>{words.owedNoneText}</EmptyState>
        ) : (
          owed.map((amount) => <PayForm key={amount.currency + amount.amount} owed={amount} />)
        )}
      </Section>
      {payments.length > 0 && (
        <Section title={words.paid}>
          <Table
            caption={words.paid}
            rows={payments}
            rowKey={({ id }) => String(id)}
            columns={[
              { id: 'at', head: words.at, cell: ({ at }) => moment(at, teamZone) },
              { id: 'reference', head: words.reference, cell: ({ reference }) => reference },
              { id: 'amount', head: words.amount, align: 'end', cell: ({ amount }) => money(amount) },
            ]}
          />
        </Section>
      )}
    </>
  )
}
export default ProtectionPage
