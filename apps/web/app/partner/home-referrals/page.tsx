import '../referrals/referrals.css'
import '#app/features/partner-money/partner-money.css'
import { type HomeReferral, homeReferrals } from '@porchlight/contract'
import { EmptyState, PageHead, Section, Status, type StatusState, Table } from '@porchlight/ui'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { partnerProgramWords } from '#app/lib/messages/partner/programs.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { useOfficeDay } from '#app/lib/office-time.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { CannotRefer } from '../programs/cannot-refer.tsx'
import type { Route } from './+types/page'
import { ReferHomeForm } from './refer-form.tsx'

export const loader = async ({ context }: Route.LoaderArgs) =>
  resultsOf(await context.get(pageRequest).api(homeReferrals))

export const meta = (args: Route.MetaArgs) => pageMeta(args)

/** From the referral to the first income; a declined home drops out. */
const stages: readonly HomeReferral['state'][] = ['submitted', 'contacted', 'inspected', 'signed', 'live', 'earning']

const Progress = ({ state }: Pick<HomeReferral, 'state'>) => {
  const words = useWords(partnerProgramWords)
  const at = stages.indexOf(state)
  const next = stages[at + 1]
  if (at < 0 || !next) return null
  return <small>{words.stage({ step: String(at + 1), of: String(stages.length), next: words.homeStates[next] })}</small>
}

const shapes: Record<HomeReferral['state'], StatusState> = {
  submitted: 'waiting',
  contacted: 'half',
  inspected: 'half',
  signed: 'half',
  live: 'yours',
  earning: 'done',
  declined: 'off',
}

/** `/partners/properties/referrals`: homes the partner referred, with the stage of each. */
const HomeReferralsPage = ({ loaderData: { referrals, refusal } }: Route.ComponentProps) => {
  const words = useWords(partnerProgramWords)
  const dayOf = useOfficeDay()
  const { date, percent } = useFormats()
  return (
    <>
      <PageHead title={words.homesTitle} lead={words.homesLead} />
      <Section title={words.homesList}>
        <Table
          caption={words.homesList}
          rows={referrals}
          rowKey={({ id }) => id}
          empty={<EmptyState title={words.noHomes}>{refusal ? null : words.noHomesText}</EmptyState>}
          columns={[
            {
              id: 'home',
              head: words.home,
              cell: ({ address, owner, service, byLink }) => (
                <span className="commission-cell">
                  <b data-content>{address || owner}</b>
                  {address && <small data-content>{owner}</small>}
                  <small>{words.services[service]}</small>
                  {byLink && <small>{words.byYourLink}</small>}
                </span>
              ),
            },
            {
              id: 'state',
              head: words.state,
              cell: ({ state, changedAt, flags, reason }) => (
                <span className="commission-cell">
                  <Status state={shapes[state]}>{words.homeStates[state]}</Status>
                  <small className="num">{date(dayOf(changedAt))}</small>
                  <Progress state={state} />
                  {flags.map((flag) => (
                    <small key={flag}>{words.homeFlags[flag]}</small>
                  ))}
                  {reason && <small data-content>{reason}</small>}
                </span>
              ),
            },
            {
              id: 'terms',
              head: words.terms,
              cell: ({ rate, earnsUntil }) =>
                rate === null || earnsUntil === null
                  ? '—'
                  : words.share({ rate: percent(rate), day: date(earnsUntil) }),
            },
          ]}
        />
      </Section>
      <Section title={words.refer}>{refusal ? <CannotRefer refusal={refusal} /> : <ReferHomeForm />}</Section>
    </>
  )
}
export default HomeReferralsPage
