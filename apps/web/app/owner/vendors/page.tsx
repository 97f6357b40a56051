import { vendorCategories, vendorsOfOwner } from '@porchlight/contract'
import { EmptyState, PageHead, TabLinks, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useHomesServed, VendorDocuments } from '#app/features/jobs/vendor-documents.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerVendorsWords } from '#app/lib/messages/owner/vendors.ts'
import { vendorWords } from '#app/lib/messages/stay/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'

type Category = (typeof vendorCategories)[number]

const paths: Record<Category, () => string> = {
  general: () => href('/owners/vendors/general'),
  utilities: () => href('/owners/vendors/utilities'),
  contracts: () => href('/owners/vendors/contracts'),
}

const categoryAt = (pathname: string): Category =>
  vendorCategories.find((one) => paths[one]() === pathname.replace(/\/$/, '')) ?? 'general'

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...resultsOf(await context.get(pageRequest).api(vendorsOfOwner)),
  category: categoryAt(url.pathname),
})

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/owners/vendors`: vendors at the owner's homes, by status. */
const OwnerVendorsPage = ({ loaderData: { vendors, category } }: Route.ComponentProps) => {
  const words = useWords(ownerVendorsWords)
  const shared = useWords(vendorWords)
  const served = useHomesServed()
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <TabLinks
        label={words.tabsLabel}
        tabs={vendorCategories.map((one) => ({
          href: paths[one](),
          label: shared.categories[one],
          count: vendors.filter((vendor) => vendor.category === one).length,
          current: one === category,
        }))}
      />
      <Table
        caption={shared.categories[category]}
        rows={vendors.filter((vendor) => vendor.category === category)}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/owners/vendors/:vendorId', { vendorId: String(id) })}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          {
            id: 'vendor',
            head: shared.vendor,
            cell: ({ name, trade }) => (
              <span className="job-cell">
                <span data-content>{name}</span>
                <small data-content>{trade}</small>
              </span>
            ),
          },
          {
            id: 'homes',
            head: shared.homes,
            cell: ({ homes }) => <span data-content>{served(homes)}</span>,
          },
          { id: 'papers', head: shared.documents, cell: (vendor) => <VendorDocuments vendor={vendor} /> },
        ]}
      />
    </>
  )
}
export default OwnerVendorsPage
