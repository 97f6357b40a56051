import { vendorOfOwner } from '@porchlight/contract'
import { Breadcrumbs, PageHead, Section } from '@porchlight/ui'
import { href } from 'react-router'
import { VendorDocuments } from '#app/features/jobs/vendor-documents.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerVendorsWords } from '#app/lib/messages/owner/vendors.ts'
import { vendorWords } from '#app/lib/messages/stay/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(vendorOfOwner, { params: { id: params.vendorId } }))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/vendors/{vendorId}`: one vendor at the owner's homes. */
const OwnerVendorPage = ({ loaderData: { vendor } }: Route.ComponentProps) => {
  const words = useWords(ownerVendorsWords)
  const shared = useWords(vendorWords)
  const { name, trade, category, contact, displayPhone, homes } = vendor
  return (
    <>
      <Breadcrumbs
        label={words.title}
        crumbs={[{ label: words.title, href: href('/owners/vendors') }, { label: name }]}
      />
      <PageHead over={shared.categories[category]} title={name} lead={trade} />
      <Section title={shared.documents}>
        <p>
          <VendorDocuments vendor={vendor} />
        </p>
      </Section>
      {(contact || displayPhone) && (
        <Section title={shared.contact}>
          <p data-content>{[contact, displayPhone].filter(Boolean).join(', ')}</p>
        </Section>
      )}
      <Section title={words.inHomes}>
        <ul>
          {homes.map((home) => (
            <li key={home.id} data-content>
              {home.name}
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
export default OwnerVendorPage
