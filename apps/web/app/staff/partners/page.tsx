import '../staff.css'
import {
  attributedBookings,
  attributionConflicts,
  ownStayReviews,
  partners as partnersCall,
} from '@porchlight/contract'
import { ButtonLink, PageHead, Pagination, Section } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Conflicts } from './conflicts.tsx'
import { OwnStays } from './own-stays.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'
import { ReferredBookings } from './referred-bookings.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [known, referred, contested, doubtful] = await Promise.all([
    api(partnersCall),
    api(attributedBookings, { query: { page: pageNumber(request), perPage: 12 } }),
    api(attributionConflicts, { query: { which: 'open', perPage: 50 } }),
    api(ownStayReviews, { query: { which: 'open', perPage: 50 } }),
  ])
  const { conflicts } = resultsOf(contested)
  const { reviews } = resultsOf(doubtful)
  return { ...resultsOf(known), referred: resultsOf(referred), conflicts, reviews }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/partners`: partner codes, their rates, and the bookings they referred. */
const PartnersPage = ({ loaderData: { partners, referred, conflicts, reviews } }: Route.ComponentProps) => {
  const words = useWords(staffPartnersWords)
  const [changing, setChanging] = useState<string>()
  const known = partners.find(({ code }) => code === changing)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink href={href('/staff/partner-report')} icon="compare">
            {words.report}
          </ButtonLink>
        }
      />
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {reviews.length > 0 && <OwnStays reviews={reviews} />}
      <Section title={words.referred} note={words.count({ number: referred.total })}>
        <ReferredBookings bookings={referred.bookings} />
        <Pagination
          label={words.pages}
          current={referred.currentPage}
          pages={referred.numberPages}
          hrefOf={(page) => `${href('/staff/partners')}?page=${page}`}
          previousLabel={words.previousPage}
          nextLabel={words.nextPage}
          pageLabel={(number) => words.page({ number })}
        />
      </Section>
      <Section title={words.codes}>
        <PartnerTable partners={partners} onChange={setChanging} />
      </Section>
      <Section title={known ? words.changeOf({ code: known.code }) : words.newCode}>
        <PartnerForm
          key={known?.code ?? partners.length}
          known={known}
          taken={partners.map(({ code }) => code)}
          onDone={() => setChanging(undefined)}
        />
      </Section>
    </>
  )
}
export default PartnersPage
