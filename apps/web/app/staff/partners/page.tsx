import '../staff.css'
import {
  attributedBookings,
  attributionConflicts,
  dateIn,
  ownStayReviews,
  partnerReport,
  partners as partnersCall,
} from '@porchlight/contract'
import { Button, ButtonLink, Modal, PageHead, Pagination, Section } from '@porchlight/ui'
import { useState } from 'react'
import { href } from 'react-router'
import { lastMonths } from '#app/features/partner-money/month-range.ts'
import { resultsOf } from '#app/lib/answers.ts'
import { staffPartnersWords } from '#app/lib/messages/staff/partners.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { byPartner } from '../partner-report/partner-sums.ts'
import type { Route } from './+types/page'
import { Conflicts } from './conflicts.tsx'
import { OwnStays } from './own-stays.tsx'
import { PartnerForm } from './partner-form.tsx'
import { PartnerTable } from './partner-table.tsx'
import { ReferredBookings } from './referred-bookings.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api, site } = context.get(pageRequest)
  const range = lastMonths(dateIn(site.timeZone, new Date()), 12)
  const [known, referred, contested, doubtful, report] = await Promise.all([
    api(partnersCall),
    api(attributedBookings, { query: { page: pageNumber(request), perPage: 12 } }),
    api(attributionConflicts, { query: { which: 'open', perPage: 50 } }),
    api(ownStayReviews, { query: { which: 'open', perPage: 50 } }),
    api(partnerReport, { query: range }),
  ])
  const { conflicts } = resultsOf(contested)
  const { reviews } = resultsOf(doubtful)
  const { rows, currency } = resultsOf(report)
  return { ...resultsOf(known), referred: resultsOf(referred), conflicts, reviews, year: { range, rows, currency } }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/partners`: decisions waiting, partners with what they brought in a year, and the bookings they referred. */
const PartnersPage = ({ loaderData: { partners, referred, conflicts, reviews, year } }: Route.ComponentProps) => {
  const words = useWords(staffPartnersWords)
  const [editing, setEditing] = useState<'new' | { code: string }>()
  const known = typeof editing === 'object' ? partners.find(({ code }) => code === editing.code) : undefined
  const close = () => setEditing(undefined)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink href={href('/staff/partner-report')} icon="compare">
              {words.report}
            </ButtonLink>
            <Button icon="plus" look="primary" onClick={() => setEditing('new')}>
              {words.newCode}
            </Button>
          </>
        }
      />
      {conflicts.length > 0 && <Conflicts conflicts={conflicts} />}
      {reviews.length > 0 && <OwnStays reviews={reviews} />}
      <Section title={words.codes} note={words.yearNote({ currency: year.currency })}>
        <PartnerTable
          partners={partners}
          year={{ ...year, sums: byPartner(year.rows) }}
          onChange={(code) => setEditing({ code })}
        />
      </Section>
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
      <Modal
        open={editing !== undefined}
        onClose={close}
        title={known ? words.changeOf({ code: known.code }) : words.newCode}
        closeLabel={words.cancel}
      >
        <PartnerForm key={known?.code ?? ''} known={known} taken={partners.map(({ code }) => code)} onDone={close} />
      </Modal>
    </>
  )
}
export default PartnersPage
