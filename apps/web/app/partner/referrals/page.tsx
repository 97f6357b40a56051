import './referrals.css'
import { agentRoles, hasRole, ownReferrals } from '@porchlight/contract'
import { ButtonLink, PageHead, Pagination, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { partnerOffersWords } from '#app/lib/messages/partner/offers.ts'
import { referralsWords } from '#app/lib/messages/partner/referrals.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import type { Route } from './+types/page'
import { CodeTable } from './code-table.tsx'
import { ReferralTable } from './referral-table.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(ownReferrals, { query: { page: pageNumber(request), perPage: 12 } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/partners` and `/partners/travel-agent/referred-guests`: referred bookings with status, commission, date and source. */
const ReferralsPage = ({ loaderData: { referrals, codes, total, currentPage, numberPages } }: Route.ComponentProps) => {
  const words = useWords(referralsWords)
  const offers = useWords(partnerOffersWords)
  const user = useUser()
  const books = agentRoles.some((role) => hasRole(user, role))
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          books && (
            <ButtonLink look="primary" href={href('/partners/travel-agent/book-for-a-guest')}>
              {offers.title}
            </ButtonLink>
          )
        }
      />
      <Section title={words.bookings} note={words.count({ number: total })}>
        <ReferralTable referrals={referrals} />
        <Pagination
          label={words.pages}
          current={currentPage}
          pages={numberPages}
          hrefOf={(page) => `${href('/partners/travel-agent/referred-guests')}?page=${page}`}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(number) => words.page({ number })}
        />
      </Section>
      <Section title={words.codes}>
        <CodeTable codes={codes} />
      </Section>
    </>
  )
}
export default ReferralsPage
