import { inboxKinds, inboxLists, type ResultsOf, type StaffView, type staffInbox } from '@porchlight/contract'
import { Button, Select, TabLinks, TextField } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { SavedViews } from '../saved-views/saved-views.tsx'
import { type InboxFilters, inboxPath, searchOf } from './address.ts'
import { useKindNames } from './kinds.ts'

type Inbox = ResultsOf<typeof staffInbox>

export const InboxLists = ({ filters, counts }: { filters: InboxFilters; counts: Inbox['counts'] }) => {
  const words = useWords(staffInboxWords)
  return (
    <TabLinks
      label={words.listsLabel}
      tabs={inboxLists.map((list) => ({
        href: inboxPath({ ...filters, list }),
        label: list === 'all' ? words.lists.all : words.counted({ list: words.lists[list], number: counts[list] }),
        current: list === filters.list,
      }))}
    />
  )
}

type FormProps = { filters: InboxFilters; inbox: Inbox; views: readonly StaffView[] }

/** The list's filters, as an address that can be shared. */
export const InboxFilterForm = ({ filters, inbox: { tags }, views }: FormProps) => {
  const words = useWords(staffInboxWords)
  const kindName = useKindNames()
  return (
    <details className="inbox-filters" open={Boolean(filters.kind || filters.tag || filters.q)}>
      <summary>{words.filter}</summary>
      <Form method="get" key={searchOf(filters)} className="inbox-filter-form">
        {filters.list !== 'open' && <input type="hidden" name="list" value={filters.list} />}
        <TextField type="search" name="q" label={words.find} defaultValue={filters.q} maxLength={80} />
        <Select
          name="kind"
          label={words.kind}
          emptyText={words.anyKind}
          defaultValue={filters.kind ?? ''}
          options={[
            { value: '', label: words.anyKind },
            ...inboxKinds.map((kind) => ({ value: kind, label: kindName(kind) })),
          ]}
        />
        <Select
          name="tag"
          label={words.tag}
          emptyText={words.anyTag}
          defaultValue={filters.tag ?? ''}
          options={[{ value: '', label: words.anyTag }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
        />
        <Button views type="submit" size="small">
          {words.apply}
        </Button>
      </Form>
      <SavedViews page="inbox" path={href('/staff/inbox')} filters={searchOf(filters)} views={views} />
    </details>
  )
}
