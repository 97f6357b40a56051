import '../staff.css'
import '../person/person.css'
import { mergePreview, type PersonCard, type PersonProfile, staffPeople, staffPerson } from '@porchlight/contract'
import { Badge, Breadcrumbs, Button, ButtonLink, PageHead, Section, TextField, UiLink } from '@porchlight/ui'
import { Form, href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { ownerBookingsWords } from '#app/lib/messages/owner/bookings.ts'
import { mergeWords } from '#app/lib/messages/staff/merge.ts'
import { staffPeopleWords } from '#app/lib/messages/staff/people.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import type { Route } from './+types/page'
import { Comparison } from './comparison.tsx'
import { mergeHref } from './hrefs.ts'

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const { searchParams: search } = new URL(request.url)
  const q = (search.get('q') ?? '').trim().slice(0, 80)
  const otherId = /^\d{1,15}$/.exec(search.get('with') ?? '')?.[0]
  const id = params.personId
  const { person, duplicates } = resultsOf(await api(staffPerson, { params: { id } }))
  const found = q === '' ? null : resultsOf(await api(staffPeople, { query: { q, perPage: 10 } })).people.data
  const preview = otherId ? resultsOf(await api(mergePreview, { params: { id, otherId } })) : null
  return { person, duplicates, q, found: found?.filter((one) => one.id !== person.id) ?? null, preview }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

type Candidate = Pick<PersonCard, 'id' | 'name' | 'email'> & Partial<Pick<PersonProfile['duplicates'][number], 'same'>>

const Candidates = ({ personId, people }: { personId: number; people: readonly Candidate[] }) => {
  const words = useWords(mergeWords)
  return (
    <ul className="person-list">
      {people.map(({ id, name, email, same = [] }) => (
        <li key={id}>
          <span className="staff-cell" data-content>
            <UiLink className="inline-link" href={href('/staff/people/:personId', { personId: String(id) })}>
              {name}
            </UiLink>
            <small>{email}</small>
          </span>
          <span className="merge-candidate">
            {same.map((trait) => (
              <Badge key={trait}>{words.same[trait]}</Badge>
            ))}
            <ButtonLink size="small" href={mergeHref(personId, id)} aria-label={words.compareWith({ name })}>
              {words.compare}
            </ButtonLink>
          </span>
        </li>
      ))}
    </ul>
  )
}

const Choice = ({ person, duplicates, q, found }: Omit<Route.ComponentProps['loaderData'], 'preview'>) => {
  const words = useWords(mergeWords)
  return (
    <>
      <Section title={words.suggested}>
        {duplicates.length > 0 ? (
          <Candidates personId={person.id} people={duplicates} />
        ) : (
          <p className="muted">{words.noSuggestions}</p>
        )}
      </Section>
      <Section title={words.choose}>
        <Form method="get" className="staff-search" role="search">
          <TextField key={q} label={words.search} name="q" defaultValue={q} maxLength={80} icon="search" />
          <Button views type="submit">
            {words.find}
          </Button>
        </Form>
        {found?.length === 0 && <p className="muted">{words.none}</p>}
        {found && found.length > 0 && <Candidates personId={person.id} people={found} />}
      </Section>
    </>
  )
}

/** `/staff/people/{id}/merge`: finds another account of the same person, compares both, and merges them. */
const StaffMergePage = ({ loaderData: { preview, ...choice } }: Route.ComponentProps) => {
  const words = useWords(mergeWords)
  const people = useWords(staffPeopleWords)
  const known = useWords(ownerBookingsWords)
  const { person } = choice
  const name = `${person.firstName} ${person.lastName}`.trim()
  const personHref = href('/staff/people/:personId', { personId: String(person.id) })
  return (
    <>
      <Breadcrumbs
        label={known.where}
        crumbs={[
          { label: people.title, href: href('/staff/people') },
          { label: name, href: personHref },
          { label: words.title },
        ]}
      />
      <PageHead
        title={words.title}
        lead={<span data-content>{words.lead({ name: `${name} (${person.email})` })}</span>}
      />
      {preview ? (
        <Comparison key={`${preview.primary.id}-${preview.merged.id}`} preview={preview} />
      ) : (
        <Choice {...choice} />
      )}
    </>
  )
}
export default StaffMergePage
