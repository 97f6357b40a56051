import {
  changeLead,
  convertLead,
  eraseLead,
  type Lead,
  type LeadConversion,
  type LeadStage,
  leadConversions,
  leadStages,
} from '@porchlight/contract'
import { Button, ConfirmButton, Section, Select, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffLeadsWords } from '#app/lib/messages/staff/leads.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { openByArrow } from '../open-by-arrow.ts'
import { PersonLink } from '../person-link.tsx'

type Outcome = { ok: true } | { ok: false; error: { message: string } }

const useChange = () => {
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  return async (change: Promise<Outcome>, message?: string) => {
    const answer = await change
    if (!answer.ok) toast({ type: 'danger', title: shared.error, message: answer.error.message })
    else if (message) toast({ type: 'success', message })
    await revalidate()
  }
}

/** What a lead usually becomes; a guest unless its kind says otherwise. */
const conversionOf: Partial<Record<Lead['kind'], LeadConversion>> = {
  owner: 'owner',
  analysis: 'owner',
  partner: 'partner',
  buyer: 'buyer',
}

const Conversion = ({ lead }: { lead: Lead }) => {
  const words = useWords(staffLeadsWords)
  const run = useChange()
  const [to, setTo] = useState<LeadConversion>(conversionOf[lead.kind] ?? 'guest')
  if (lead.convertedTo)
    return (
      <p>
        {words.converted({ to: words.conversions[lead.convertedTo] })}{' '}
        {lead.accountId !== null && <PersonLink id={lead.accountId}>{lead.name}</PersonLink>}
      </p>
    )
  return (
    <div className="staff-form">
      <Select
        label={words.convertTo}
        hint={words.convertHint({ email: lead.email })}
        emptyText=""
        value={to}
        onChange={(value) => setTo(value as typeof to)}
        options={leadConversions.map((value) => ({ value, label: words.conversions[value] }))}
      />
      <div className="staff-acts">
        <Button
          look="primary"
          onClick={() => void run(api(convertLead, { params: { id: lead.id }, body: { to } }), words.convertDone)}
        >
          {words.convert}
        </Button>
      </div>
    </div>
  )
}

/** Stage, assignee, conversion, and erasure of a lead. */
export const LeadActions = ({ lead, team }: { lead: Lead; team: readonly { id: number; name: string }[] }) => {
  const words = useWords(staffLeadsWords)
  const run = useChange()
  const change = (body: { stage?: LeadStage; assigneeId?: number | null }) =>
    run(api(changeLead, { params: { id: lead.id }, body }))
  return (
    <Section title={words.handling}>
      <div className="staff-form">
        <Select
          label={words.stage}
          emptyText=""
          value={lead.stage}
          onKeyDown={openByArrow}
          onChange={(stage) => void change({ stage: stage as LeadStage })}
          options={leadStages.map((value) => ({ value, label: words.stages[value] }))}
        />
        <Select
          label={words.assignee}
          emptyText=""
          value={String(lead.assignee?.id ?? '')}
          onKeyDown={openByArrow}
          onChange={(value) => void change({ assigneeId: value === '' ? null : Number(value) })}
          options={[
            { value: '', label: words.unassigned },
            ...team.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Conversion lead={lead} />
        <ConfirmButton
          words={{
            title: words.eraseTitle,
            consequence: words.eraseText,
            confirm: words.erase,
            cancel: words.cancel,
            close: words.close,
          }}
          onConfirm={() => run(api(eraseLead, { params: { id: lead.id } }))}
        >
          {words.erase}
        </ConfirmButton>
      </div>
    </Section>
  )
}
