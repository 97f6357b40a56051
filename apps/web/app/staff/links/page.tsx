import '../staff.css'
import { offersMade, shortLinks } from '@porchlight/contract'
import { PageHead, Section } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { staffLinksWords } from '#app/lib/messages/staff/links.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { LinkForm } from './link-form.tsx'
import { LinkTable } from './link-table.tsx'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const [made, offered] = await Promise.all([api(shortLinks), api(offersMade, { query: { perPage: 50 } })])
  const { offers } = resultsOf(offered)
  return {
    ...resultsOf(made),
    offers: offers
      .filter(({ state }) => state === 'open')
      .map(({ id, home, quote: { arrive, depart } }) => ({ id, home: home.name, arrive, depart })),
  }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/staff/links`: short links and QR codes to a home, an offer, or a search. */
const LinksPage = ({ loaderData: { links, offers } }: Route.ComponentProps) => {
  const words = useWords(staffLinksWords)
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <Section title={words.newLink}>
        <LinkForm key={links[0]?.code} offers={offers} />
      </Section>
      <Section title={words.inUse} note={words.count({ number: links.length })}>
        <LinkTable links={links} />
      </Section>
    </>
  )
}
export default LinksPage
