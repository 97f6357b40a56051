import {
  deleteInboxView,
  inboxKinds,
  inboxLists,
  type ResultsOf,
  saveInboxView,
  type staffInbox,
} from '@porchlight/contract'
import { Button, IconButton, Select, TabLinks, TextField, toast, UiLink } from '@porchlight/ui'
import { type FormEvent, useState } from 'react'
import { Form, href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { staffInboxWords } from '#app/lib/messages/staff/inbox.ts'
import { useWords } from '#app/lib/messages/words.ts'
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

const SaveView = ({ filters }: { filters: InboxFilters }) => {
  const words = useWords(staffInboxWords)
  const { revalidate } = useRevalidator()
  const [name, setName] = useState<string>()
  const [problem, setProblem] = useState<string>()
  if (name === undefined)
    return (
      <Button size="small" look="bare" onClick={() => setName('')}>
        {words.saveView}
      </Button>
    )
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const answer = await api(saveInboxView, { body: { name, filters: searchOf(filters) } })
    if (!answer.ok) return setProblem(answer.error.message)
    toast({ type: 'success', message: words.viewSaved })
    setName(undefined)
    await revalidate()
  }
  return (
    <form className="inbox-save" onSubmit={save} noValidate>
      <TextField label={words.viewName} maxLength={60} value={name} error={problem} onChange={setName} />
      <Button size="small" type="submit">
        {words.save}
      </Button>
      <Button size="small" look="bare" onClick={() => setName(undefined)}>
        {words.cancel}
      </Button>
    </form>
  )
}

const Views = ({ views }: Pick<Inbox, 'views'>) => {
  const words = useWords(staffInboxWords)
  const { revalidate } = useRevalidator()
  const remove = async (id: number) => {
    await api(deleteInboxView, { params: { viewId: String(id) } })
    await revalidate()
  }
  if (views.length === 0) return null
  return (
    <nav aria-label={words.views}>
      <ul className="inbox-views">
        {views.map(({ id, name, filters, mine }) => (
          <li key={id}>
            <UiLink className="inline-link" href={`${href('/staff/inbox')}?${filters}`}>
              <span data-content>{name}</span>
            </UiLink>
            {mine && <IconButton icon="close" label={words.deleteView({ name })} onClick={() => void remove(id)} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What narrows the list, as an address that can be shared. */
export const InboxFilterForm = ({ filters, inbox: { tags, views } }: { filters: InboxFilters; inbox: Inbox }) => {
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
        <Button type="submit" size="small">
          {words.apply}
        </Button>
      </Form>
      <SaveView filters={filters} />
      <Views views={views} />
    </details>
  )
}
