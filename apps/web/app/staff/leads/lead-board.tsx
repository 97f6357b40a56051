import { changeLead, type LeadCard, type LeadStage, leadStages } from '@porchlight/contract'
import { Select, toast, UiLink } from '@porchlight/ui'
import { href, useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openByArrow } from '../open-by-arrow.ts'
import { sourceName } from './source-name.ts'

const columns = leadStages.filter((stage) => stage !== 'spam')

const Card = ({ lead }: { lead: LeadCard }) => {
  const words = useWords(staffLeadsWords)
  const shared = useWords(formWords)
  const { date } = useFormats()
  const { revalidate } = useRevalidator()
  const move = async (stage: string) => {
    const answer = await api(changeLead, { params: { id: lead.id }, body: { stage: stage as LeadStage } })
    if (!answer.ok) return toast({ type: 'danger', title: shared.error, message: answer.error.message })
    await revalidate()
  }
  return (
    <li className="leads-card">
      <p className="leads-card-head">
        <UiLink className="inline-link" href={href('/staff/leads/:leadId', { leadId: String(lead.id) })}>
          <span data-content>{lead.name}</span>
        </UiLink>
        <b className="num">{lead.score}</b>
      </p>
      <p className="t-small muted" data-content>
        {words.kinds[lead.kind]}, {sourceName(lead.source, words)}
      </p>
      <p className="t-small muted" data-content>
        {lead.assignee?.name ?? words.unassigned}
        {lead.nextTask && `. ${lead.nextTask.title}, ${date(lead.nextTask.dueOn)}`}
      </p>
      <Select
        bare
        label={words.moveTo({ name: lead.name })}
        emptyText=""
        value={lead.stage}
        onKeyDown={openByArrow}
        onChange={(stage) => void move(stage)}
        options={leadStages.map((value) => ({ value, label: words.stages[value] }))}
      />
    </li>
  )
}

/** One column per stage. A card moves through its own menu, by mouse, touch, or keyboard. */
export const LeadBoard = ({
  leads,
  countOf,
}: {
  leads: readonly LeadCard[]
  countOf: (stage: LeadStage) => number
}) => {
  const words = useWords(staffLeadsWords)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the board scrolls sideways, also by keyboard
    <section className="leads-board" aria-label={words.viewNames.board} tabIndex={0}>
      {columns.map((stage) => (
        <section key={stage} aria-labelledby={`stage-${stage}`}>
          <h2 id={`stage-${stage}`}>
            {words.stages[stage]} <span className="muted num">{countOf(stage)}</span>
          </h2>
          <ul>
            {leads
              .filter((lead) => lead.stage === stage)
              .map((lead) => (
                <Card key={lead.id} lead={lead} />
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
