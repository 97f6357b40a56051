import { dateIn, ownerHomes, ownerOffers, questionsOfOwner } from '@porchlight/contract'
import { Button, PageHead, Pagination, Section, SidePanel } from '@porchlight/ui'
import { useState } from 'react'
import { href, useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerInquiriesWords } from '#app/lib/messages/owner/inquiries.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { NewOffer } from './new-offer.tsx'
import { OfferList } from './offer-list.tsx'
import { Questions } from './questions.tsx'

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [offers, questions, homes] = await Promise.all([
    api(ownerOffers, { query: { page: pageNumber(request), perPage: 12 } }),
    api(questionsOfOwner),
    api(ownerHomes),
  ])
  return {
    made: resultsOf(offers),
    questions: resultsOf(questions).questions,
    homes: resultsOf(homes).homes.flatMap(({ id, name, status }) => (status === 'live' ? [{ id, name }] : [])),
    today: dateIn(context.get(pageRequest).site.timeZone, new Date()),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/inquiries`: open offers and questions about the owner's homes. */
const InquiriesPage = ({ loaderData: { made, questions, homes, today } }: Route.ComponentProps) => {
  const words = useWords(ownerInquiriesWords)
  const offers = useWords(offerWords)
  const { revalidate } = useRevalidator()
  const [open, setOpen] = useState(false)
  const added = async () => {
    setOpen(false)
    await revalidate()
  }
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          homes.length > 0 && (
            <Button look="primary" icon="plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              {offers.newOffer}
            </Button>
          )
        }
      />
      <Section title={words.offers} note={offers.count({ number: made.total })}>
        <OfferList offers={made.offers} />
        <Pagination
          label={offers.pages}
          current={made.currentPage}
          pages={made.numberPages}
          hrefOf={(page) => `${href('/owners/inquiries')}?page=${page}`}
          previousLabel={offers.previousPage}
          nextLabel={offers.nextPage}
          pageLabel={(number) => offers.page({ number })}
        />
      </Section>
      <Section title={words.questions} note={words.questionsNote}>
        <Questions questions={questions} />
      </Section>
      <SidePanel
        open={open}
        onClose={() => setOpen(false)}
        title={offers.newOffer}
        closeLabel={offers.close}
        tenths={{ md: 7, lg: 4 }}
      >
        <p className="muted">{words.newNote}</p>
        <NewOffer key={made.total} homes={homes} today={today} onMade={added} />
      </SidePanel>
    </>
  )
}
export default InquiriesPage
