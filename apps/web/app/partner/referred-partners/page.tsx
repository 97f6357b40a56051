import '../referrals/referrals.css'
import '#app/features/partner-money/partner-money.css'
import { type PartnerInvitation, partnerInvitations } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Status, type StatusState, Table, Timeline } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { CannotRefer } from '../programs/cannot-refer.tsx'
import type { Route } from './+types/page'
import { InviteForm } from './invite-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(partnerInvitations))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const shapes: Record<PartnerInvitation['state'], StatusState> = {
  invited: 'waiting',
  joined: 'half',
  earning: 'done',
  ended: 'off',
}

/** After an invitation, the share starts once they are active, and ends after its term. */
const Term = ({ invitation }: { invitation: PartnerInvitation }) => {
  const words = useWords(partnerProgramWords)
  const dayOf = useOfficeDay()
  const { date, percent } = useFormats()
  const { name, state, invitedAt, startsOn, endsOn, share } = invitation
  const isOver = state === 'ended'
  return (
    <Timeline
      label={words.timelineOf({ name })}
      items={[
        { term: date(dayOf(invitedAt)), text: words.invitationStates.invited, state: startsOn ? 'done' : 'current' },
        {
          term: startsOn ? date(startsOn) : words.onceActive,
          text: words.shareBegins({ rate: percent(share) }),
          state: startsOn ? (isOver ? 'done' : 'current') : 'next',
        },
        {
          term: endsOn ? date(endsOn) : words.shareEnds,
          ...(endsOn && { text: words.shareEnds }),
          state: isOver ? 'done' : 'next',
        },
      ]}
    />
  )
}

/** `/partners/referred-partners`: the partners this partner invited, and their share during the term. */
const ReferredPartnersPage = ({ loaderData: { invitations, share, months, refusal } }: Route.ComponentProps) => {
  const words = useWords(partnerProgramWords)
  const { percent } = useFormats()
  return (
    <>
      <PageHead
        title={words.partnersTitle}
        lead={words.partnersLead({ rate: percent(share), months: String(months) })}
      />
      <Section title={words.partnersList}>
        <Table
          caption={words.partnersList}
          rows={invitations}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.noPartners}>{refusal ? null : words.noPartnersText}</EmptyState>}
          columns={[
            {
              id: 'partner',
              head: words.partner,
              cell: ({ name, email, program }) => (
                <span className="commission-cell">
                  <b data-content>{name}</b>
                  <small data-content>{email}</small>
                  <small>{words.programs[program]}</small>
                </span>
              ),
            },
            {
              id: 'state',
              head: words.state,
              cell: ({ state }) => <Status state={shapes[state]}>{words.invitationStates[state]}</Status>,
            },
            {
              id: 'term',
              head: words.timeline,
              cell: (invitation) => <Term invitation={invitation} />,
            },
          ]}
        />
      </Section>
      <Section title={words.invite}>{refusal ? <CannotRefer refusal={refusal} /> : <InviteForm />}</Section>
    </>
  )
}
export default ReferredPartnersPage
