import { type DeskVendor, retireVendor } from '@porchlight/contract'
import { Button, EmptyState, Status, Table, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { useHomesServed, VendorDocuments } from '#app/features/jobs/vendor-documents.tsx'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { api } from '#app/lib/api.ts'
import { staffVendorsWords } from '#app/lib/messages/staff/vendors.ts'
import { vendorWords } from '#app/lib/messages/stay/vendors.ts'
import { useWords } from '#app/lib/messages/words.ts'

const Retire = ({ vendor: { id, name, retired } }: { vendor: DeskVendor }) => {
  const words = useWords(staffVendorsWords)
  const { revalidate } = useRevalidator()
  const turn = async () => {
    const answer = await api(retireVendor, { params: { id }, body: { retired: !retired } })
    if (!answer.ok) toast({ type: 'danger', message: answer.error.message })
    await revalidate()
  }
  return (
    <Button
      size="small"
      look="bare"
      aria-label={retired ? words.restoreOf({ name }) : words.retireOf({ name })}
      onClick={() => void turn()}
    >
      {retired ? words.restore : words.retire}
    </Button>
  )
}

const Reach = ({ vendor }: { vendor: DeskVendor }) => (
  <span className="staff-cell" data-content>
    {vendor.contact}
    {vendor.phone && (
      <small>
        <PhoneLink of={vendor} />
      </small>
    )}
    {vendor.email && (
      <small>
        <a href={`mailto:${vendor.email}`}>{vendor.email}</a>
      </small>
    )}
  </span>
)

type Props = { vendors: readonly DeskVendor[]; isSearched: boolean; onChange: (id: number) => void }

/** Vendors with their documents and homes. */
export const VendorTable = ({ vendors, isSearched, onChange }: Props) => {
  const words = useWords(staffVendorsWords)
  const shared = useWords(vendorWords)
  const served = useHomesServed()
  return (
    <Table
      caption={words.known}
      rows={vendors}
      rowKey={({ id }) => id}
      empty={
        isSearched ? (
          <EmptyState title={words.noMatch}>{words.noMatchText}</EmptyState>
        ) : (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )
      }
      columns={[
        {
          id: 'vendor',
          head: shared.vendor,
          cell: ({ name, trade, category, tags, retired }) => (
            <span className="staff-cell">
              <span data-content>{name}</span>
              <small data-content>{trade}</small>
              <small>{shared.categories[category]}</small>
              {tags.length > 0 && <small data-content>{tags.map((tag) => tag.name).join(', ')}</small>}
              {retired && <Status state="off">{words.retired}</Status>}
            </span>
          ),
        },
        { id: 'contact', head: shared.contact, cell: (vendor) => <Reach vendor={vendor} /> },
        {
          id: 'homes',
          head: shared.homes,
          cell: ({ homes }) => <span data-content>{served(homes)}</span>,
        },
        { id: 'papers', head: shared.documents, cell: (vendor) => <VendorDocuments vendor={vendor} /> },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          cell: (vendor) => (
            <span className="staff-acts">
              <Button
                size="small"
                aria-label={words.changeOf({ name: vendor.name })}
                onClick={() => onChange(vendor.id)}
              >
                {words.change}
              </Button>
              <Retire vendor={vendor} />
            </span>
          ),
        },
      ]}
    />
  )
}
