import '../staff.css'
import './people.css'
import { hasRole, type PersonCard, type PersonType, personTypes, staffPeople } from '@porchlight/contract'
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  PageHead,
  Pagination,
  Select,
  Status,
  TabLinks,
  Table,
  TextField,
} from '@porchlight/ui'
import { Form, href, useNavigate } from 'react-router'
import { PhoneLink } from '#app/features/phone/phone-link.tsx'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageNumber } from '#app/lib/page-number.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useUser } from '#app/lib/session.ts'
import { openByArrow } from '../open-by-arrow.ts'
import type { Route } from './+types/page'
import { accessMarks } from './access-marks.ts'
import { StaffAccess } from './staff-access.tsx'

type Wanted = { q: string; type: PersonType | undefined; tag: string }

const addressOf = ({ q, type, tag }: Wanted, page = 1): string => {
  const search = new URLSearchParams({
    ...(q && { q }),
    ...(type && { type }),
    ...(tag && { tag }),
    ...(page > 1 && { page: String(page) }),
  })
  return `${href('/staff/people')}${search.size > 0 ? `?${search}` : ''}`
}

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { searchParams: search } = new URL(request.url)
  const wanted: Wanted = {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    type: personTypes.find((one) => one === search.get('type')),
    tag: (search.get('tag') ?? '').trim().slice(0, 30),
  }
  const { type, ...rest } = wanted
  const query = { ...rest, page: pageNumber(request), ...(type && { type }) }
  return { wanted, ...resultsOf(await context.get(pageRequest).api(staffPeople, { query })) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const People = ({ people }: { people: readonly PersonCard[] }) => {
  const words = useWords(staffPeopleWords)
  return (
    <Table
      compact
      caption={words.title}
      rows={people}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/people/:personId', { personId: String(id) })}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        {
          id: 'name',
          head: words.name,
          cell: ({ name, tags, doNotRent }) => (
            <span className="staff-cell">
              <b data-content>{name}</b>
              {doNotRent && <Badge tone="danger">{words.doNotRent}</Badge>}
              {tags.length > 0 && <small data-content>{tags.join(', ')}</small>}
            </span>
          ),
        },
        {
          id: 'contact',
          head: words.contact,
          cell: (person) => (
            <span className="staff-cell people-contact" data-content>
              {person.email}
              {person.phone && (
                <small>
                  <PhoneLink of={person} />
                </small>
              )}
            </span>
          ),
        },
        { id: 'type', head: words.role, cell: ({ types }) => types.map((type) => words.type[type]).join(', ') },
        {
          id: 'state',
          head: words.state,
          onPhone: 'figure',
          cell: ({ state }) => <Status state={accessMarks[state]}>{words.states[state]}</Status>,
        },
      ]}
    />
  )
}

/** `/staff/people`: everyone the company works with; each row opens a profile. */
const StaffPeoplePage = ({ loaderData: { wanted, people, tags } }: Route.ComponentProps) => {
  const words = useWords(staffPeopleWords)
  const known = useWords(ownerBookingsWords)
  const navigate = useNavigate()
  const isAdmin = hasRole(useUser(), 'admin')
  const { q, type, tag } = wanted
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={
          <>
            {isAdmin && <ButtonLink href={`${href('/staff/people/new')}?role=staff`}>{words.addColleague}</ButtonLink>}
            <ButtonLink href={href('/staff/people/new')}>{words.add}</ButtonLink>
          </>
        }
      />
      <Form method="get" action={href('/staff/people')} className="staff-search people-search" role="search">
        {type && <input type="hidden" name="type" value={type} />}
        {tag && <input type="hidden" name="tag" value={tag} />}
        <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
        <Button views type="submit">
          {words.find}
        </Button>
        {tags.length > 0 && (
          <Select
            label={words.tag}
            emptyText=""
            options={[{ value: '', label: words.anyTag }, ...tags.map((value) => ({ value, label: value }))]}
            value={tags.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? ''}
            onKeyDown={openByArrow}
            onChange={(next) => void navigate(addressOf({ ...wanted, tag: next }))}
          />
        )}
      </Form>
      <TabLinks
        label={words.tabs}
        tabs={[undefined, ...personTypes].map((one) => ({
          href: addressOf({ ...wanted, type: one }),
          label: one ? words.types[one] : words.all,
          current: one === type,
        }))}
      />
      {type === 'staff' ? <StaffAccess people={people.data} /> : <People people={people.data} />}
      <Pagination
        label={known.pages}
        current={people.currentPage}
        pages={people.numberPages}
        hrefOf={(page) => addressOf(wanted, page)}
        previousLabel={known.previousPage}
        nextLabel={known.nextPage}
        pageLabel={(number) => known.page({ number })}
      />
    </>
  )
}
export default StaffPeoplePage
