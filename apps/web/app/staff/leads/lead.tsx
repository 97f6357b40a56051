import '../staff.css'
import './leads.css'
import {
  analysisOfLead,
  type Lead,
  leadById,
  type ServiceLevel,
  serviceLevels,
  serviceText,
} from '@porchlight/contract'
import { Alert, PageHead, Section, UiLink } from '@porchlight/ui'
import { href } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { useFormats } from '#app/lib/formats.ts'
import { useLanguage } from '#app/lib/language-context.ts'
import { inquiryWords } from '#app/lib/messages/leads/inquiry.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { useTeamZone } from '#app/lib/team-zone.ts'
import type { Route } from './+types/lead'
import { AdjustAnalysis } from './adjust-analysis.tsx'
import { answerLabel, answerText } from './answer-text.ts'
import { LeadActions } from './lead-actions.tsx'
import { LeadLog } from './lead-log.tsx'
import { LeadStageStatus } from './lead-stage.tsx'
import { LeadTasks } from './lead-tasks.tsx'
import { LogForm } from './log-form.tsx'
import { campaignName, sourceName } from './source-name.ts'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  const id = Number(params.leadId)
  const results = resultsOf(await api(leadById, { params: { id } }))
  const found = results.lead.kind === 'analysis' ? await api(analysisOfLead, { params: { id } }) : undefined
  const { levels } = resultsOf(await api(serviceLevels))
  return { ...results, levels, analysis: found?.ok ? found.results.analysis : null }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, args.loaderData ? { title: args.loaderData.lead.name || `L-${args.loaderData.lead.id}` } : {})

const Answers = ({ lead, levels }: { lead: Lead; levels: readonly ServiceLevel[] }) => {
  const language = useLanguage()
  const names = Object.fromEntries(levels.map(({ code, name }) => [code, serviceText(name, language)]))
  const words = useWords(staffLeadsWords)
  const fields = useWords(inquiryWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  const touchText = (touch: Lead['firstTouch']) =>
    touch
      ? [
          sourceName(touch.source, words),
          campaignName(touch.medium),
          campaignName(touch.campaign),
          touch.landing,
          touch.at ? moment(touch.at, zone) : '',
        ]
          .filter(Boolean)
          .join(', ')
      : words.noTouch
  return (
    <dl className="leads-answers" data-content>
      <dt>{words.email}</dt>
      <dd>{lead.email}</dd>
      {lead.displayPhone && <dt>{words.phone}</dt>}
      {lead.displayPhone && <dd className="num">{lead.displayPhone}</dd>}
      <dt>{words.language}</dt>
      <dd>{words.languages[lead.language]}</dd>
      {lead.answers.map(({ key, values }) => [
        <dt key={`${key} label`}>{answerLabel(fields, key)}</dt>,
        <dd key={key}>{answerText(fields, values, key === 'level' ? names : {})}</dd>,
      ])}
      <dt>{words.firstTouch}</dt>
      <dd>{touchText(lead.firstTouch)}</dd>
      <dt>{words.lastTouch}</dt>
      <dd>{touchText(lead.lastTouch)}</dd>
      <dt>{words.consent}</dt>
      <dd>
        {lead.marketingConsentAt
          ? words.consentGiven({ moment: moment(lead.marketingConsentAt, zone) })
          : words.consentNone}
      </dd>
    </dl>
  )
}

const Score = ({ lead }: { lead: Lead }) => {
  const words = useWords(staffLeadsWords)
  return (
    <Section title={words.score}>
      <p className="leads-score num">{lead.score}</p>
      <ul className="staff-rules">
        {lead.reasons.map(({ reason, points }) => (
          <li key={reason}>
            <span>{words.reasons[reason]}</span>
            <span className="num">+{points}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** `/staff/leads/:leadId`: who they are, what they wrote, and everything the team has done since. */
const LeadPage = ({ loaderData: { lead, team, levels, analysis } }: Route.ComponentProps) => {
  const words = useWords(staffLeadsWords)
  const { moment } = useFormats()
  const zone = useTeamZone()
  return (
    <>
      <PageHead
        over={
          <>
            L-{lead.id}, {words.kinds[lead.kind]}, {sourceName(lead.source, words)}, {moment(lead.createdAt, zone)}
          </>
        }
        title={<span data-content>{lead.name || words.erasedName}</span>}
        lead={<LeadStageStatus stage={lead.stage} />}
      />
      {lead.erased && <Alert tone="info">{words.erasedText}</Alert>}
      {lead.duplicates.length > 0 && (
        <Alert tone="warning">
          {words.alsoWrote}{' '}
          {lead.duplicates.map(({ id, kind, createdAt }) => (
            <UiLink key={id} className="inline-link" href={href('/staff/leads/:leadId', { leadId: String(id) })}>
              L-{id}, {words.kinds[kind]}, {moment(createdAt, zone)}
            </UiLink>
          ))}
        </Alert>
      )}
      <div className="staff-split leads-detail">
        <div>
          {!lead.erased && (
            <Section title={words.answers}>
              <Answers lead={lead} levels={levels} />
            </Section>
          )}
          {!lead.erased && (
            <Section title={words.log}>
              <LogForm key={lead.entries.length} lead={lead} />
            </Section>
          )}
          <Section title={words.history}>
            <LeadLog entries={lead.entries} />
          </Section>
        </div>
        <div className="leads-side">
          {!lead.erased && <LeadActions lead={lead} team={team} />}
          {!lead.erased && <LeadTasks key={lead.tasks.length} lead={lead} />}
          {analysis && <AdjustAnalysis key={analysis.estimate?.adjustment?.at} lead={lead} analysis={analysis} />}
          <Score lead={lead} />
        </div>
      </div>
    </>
  )
}
export default LeadPage
