import '../staff.css'
import { campaignsOfStaff, createCampaign, newsletterLists, type ResultsOf } from '@porchlight/contract'
import { Button, ButtonLink, EmptyState, PageHead, Section, Select, Status, Table, TextField } from '@porchlight/ui'
import { href, useNavigate } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffCampaignsWords } from '#app/lib/messages/staff/campaigns.ts'
import { staffNewsletterWords } from '#app/lib/messages/staff/newsletter.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/campaigns'
import { campaignShapes } from './campaign-state.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(campaignsOfStaff))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const Campaigns = ({ campaigns }: ResultsOf<typeof campaignsOfStaff>) => {
  const words = useWords(staffCampaignsWords)
  const lists = useWords(staffNewsletterWords)
  const { moment, count } = useFormats()
  const zone = useTeamZone()
  return (
    <Table
      caption={words.title}
      rows={campaigns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => href('/staff/newsletter/campaigns/:id', { id: String(id) })}
      empty={<EmptyState title={words.none}>{words.noneText}</EmptyState>}
      columns={[
        { id: 'name', head: words.name, cell: ({ name }) => <span data-content>{name}</span> },
        { id: 'list', head: words.list, cell: ({ list }) => lists.lists[list] },
        {
          id: 'state',
          head: words.state,
          cell: ({ state }) => <Status state={campaignShapes[state]}>{words.states[state]}</Status>,
        },
        {
          id: 'when',
          head: words.when,
          cell: ({ sendAt }) => sendAt && <span className="num">{moment(sendAt, zone)}</span>,
        },
        { id: 'sent', head: words.sent, align: 'end', cell: ({ reach }) => count(reach.sent) },
        { id: 'clicked', head: words.clicked, align: 'end', cell: ({ reach }) => count(reach.clicked) },
        { id: 'booked', head: words.booked, align: 'end', cell: ({ reach }) => count(reach.booked) },
      ]}
    />
  )
}

const NewCampaign = () => {
  const words = useWords(staffCampaignsWords)
  const lists = useWords(staffNewsletterWords)
  const shared = useWords(formWords)
  const navigate = useNavigate()
  const form = useFields({
    values: { name: '', list: newsletterLists[0] as (typeof newsletterLists)[number] },
    problemsOf: ({ name }) => (name.trim() === '' ? { name: shared.required } : {}),
  })
  const create = form.submit(async (body) => {
    const answer = await api(createCampaign, { body })
    if (!answer.ok) return form.refuse(answer.error.required as 'name'[], answer.error.message, shared.error)
    await navigate(href('/staff/newsletter/campaigns/:id', { id: String(answer.results.id) }))
  })
  return (
    <form method="post" className="staff-form" noValidate onSubmit={create}>
      <div className="staff-pair">
        <TextField label={words.name} hint={words.nameHint} maxLength={120} {...form.field('name')} />
        <Select
          label={lists.list}
          emptyText={lists.list}
          options={newsletterLists.map((value) => ({ value, label: lists.lists[value] }))}
          {...form.field('list')}
          onChange={(list) => form.change('list', list as (typeof newsletterLists)[number])}
        />
      </div>
      <div className="staff-acts">
        <Button type="submit" look="primary" busy={form.busy}>
          {words.create}
        </Button>
      </div>
    </form>
  )
}

/** `/staff/newsletter/campaigns`: every campaign with its results, and a form for a new one. */
const CampaignsPage = ({ loaderData }: Route.ComponentProps) => {
  const words = useWords(staffCampaignsWords)
  return (
    <>
      <PageHead
        title={words.title}
        lead={words.lead}
        actions={<ButtonLink href={href('/staff/newsletter')}>{words.subscribers}</ButtonLink>}
      />
      <Campaigns {...loaderData} />
      <Section title={words.newCampaign}>
        <NewCampaign />
      </Section>
    </>
  )
}
export default CampaignsPage
