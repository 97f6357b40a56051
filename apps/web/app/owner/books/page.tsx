import './books.css'
import { EmptyState, PageHead, Table } from '@porchlight/ui'
import { href } from 'react-router'
import { useFormats } from '#app/lib/formats.ts'
import { accountantWords } from '#app/lib/messages/owner/accountants.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { ownersOf } from './frame.tsx'
import { privateHeaders } from './private-headers.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({
  owners: await ownersOf(context.get(pageRequest).api),
})

export const headers = privateHeaders

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** `/accountants`: the owners whose books this person can read. */
const OwnersPage = ({ loaderData: { owners } }: Route.ComponentProps) => {
  const { books: words } = useWords(accountantWords)
  const { day } = useFormats()
  const dayOf = useOfficeDay()
  return (
    <div className="wrap books">
      <PageHead title={words.title} lead={words.lead} />
      <Table
        caption={words.title}
        rows={owners}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href('/accountants/:ownerId', { ownerId: String(id) })}
        empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
        columns={[
          { id: 'owner', head: words.switch, cell: ({ name }) => <b data-content>{name}</b> },
          { id: 'homes', head: words.homes, cell: ({ homes }) => <span data-content>{homes.join(', ')}</span> },
          { id: 'since', head: words.readOnly, cell: ({ since }) => words.since({ when: day(dayOf(since)) }) },
        ]}
      />
    </div>
  )
}
export default OwnersPage
