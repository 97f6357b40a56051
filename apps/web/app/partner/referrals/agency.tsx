import { answerAgency, changeAgencyLead, inviteAgent, type OwnAgency, removeAgent } from '@porchlight/contract'
import { Alert, Button, ConfirmButton, Modal, Section, Status, Table, TextField, toast } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { agencyWords } from '#app/lib/messages/partner/agency.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'
import { AgencyForm } from './agency-form.tsx'

const InviteAgent = () => {
  const words = useWords(agencyWords)
  const shared = useWords(formWords)
  const { revalidate } = useRevalidator()
  const form = useFields({
    values: { email: '' },
    problemsOf: ({ email }) => (email.trim() === '' ? { email: shared.required } : {}),
  })
  const invite = async (body: { email: string }) => {
    const answer = await api(inviteAgent, { body })
    if (!answer.ok) return form.refuse(['email'], answer.error.message, shared.error)
    toast({ type: 'success', message: words.invited })
    form.change('email', '')
    await revalidate()
  }
  return (
    <form method="post" noValidate className="partner-form" onSubmit={form.submit(invite)}>
      <TextField
        label={words.email}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        {...form.field('email')}
      />
      <Button type="submit" busy={form.busy}>
        {words.invite}
      </Button>
    </form>
  )
}

type Agency = NonNullable<OwnAgency['agency']>
type Agent = Agency['agents'][number]

/** Actions on an agent: their lead removes them or hands over to them; they can leave. */
const AgentActs = ({ agency, agent: { accountId, name, state } }: { agency: Agency; agent: Agent }) => {
  const words = useWords(agencyWords)
  const user = useUser()
  const { revalidate } = useRevalidator()
  const [problem, setProblem] = useState<string>()
  const own = accountId === user?.id
  if (!own && !agency.lead) return null
  const isLast = agency.agents.length === 1
  if (own && agency.lead && !isLast) return <small className="muted">{words.leadFirst}</small>
  const done = async (answer: { ok: true } | { ok: false; error: { message: string } }) => {
    setProblem(answer.ok ? undefined : answer.error.message)
    if (answer.ok) await revalidate()
    return answer.ok
  }
  const names = { name, agency: agency.name }
  const shared = { cancel: words.cancel, close: words.close }
  return (
    <span className="agency-acts">
      {!own && state === 'joined' && (
        <ConfirmButton
          size="small"
          look="bare"
          aria-label={words.makeLeadOf({ name })}
          problem={problem}
          words={{
            ...shared,
            title: words.leadTitle(names),
            consequence: words.leadText({ name }),
            confirm: words.makeLead,
          }}
          onConfirm={async () => done(await api(changeAgencyLead, { params: { accountId } }))}
        >
          {words.makeLead}
        </ConfirmButton>
      )}
      <ConfirmButton
        size="small"
        look="bare"
        aria-label={own ? words.leave : words.removeOf({ name })}
        problem={problem}
        words={{
          ...shared,
          title: own ? words.leaveTitle(names) : words.removeTitle(names),
          consequence: own ? (isLast ? words.leaveLast : words.leaveText) : words.removeText,
          confirm: own ? words.leave : words.remove,
        }}
        onConfirm={async () => done(await api(removeAgent, { params: { accountId } }))}
      >
        {own ? words.leave : words.remove}
      </ConfirmButton>
    </span>
  )
}

const Agents = ({ agency }: { agency: Agency }) => {
  const words = useWords(agencyWords)
  return (
    <Table
      caption={words.agents}
      rows={agency.agents}
      rowKey={({ accountId }) => accountId}
      columns={[
        {
          id: 'agent',
          head: words.agent,
          cell: ({ name, email }) => (
            <span className="commission-cell">
              <b data-content>{name}</b>
              <small data-content>{email}</small>
            </span>
          ),
        },
        {
          id: 'state',
          head: words.state,
          cell: ({ lead, state }) => (
            <Status state={state === 'joined' ? 'done' : 'waiting'}>{lead ? words.lead : words.states[state]}</Status>
          ),
        },
        {
          id: 'acts',
          head: <span className="visually-hidden">{words.acts}</span>,
          cell: (agent) => <AgentActs agency={agency} agent={agent} />,
        },
      ]}
    />
  )
}

const Invitations = ({ invitations }: OwnAgency) => {
  const words = useWords(agencyWords)
  const { revalidate } = useRevalidator()
  const reply = async (agencyId: number, accept: boolean) => {
    const answer = await api(answerAgency, { params: { agencyId }, body: { accept } })
    if (!answer.ok) return toast({ type: 'danger', message: answer.error.message })
    await revalidate()
  }
  return invitations.map(({ agencyId, name, lead }) => (
    <Alert key={agencyId} tone="info" title={words.invitation({ lead, name })}>
      <p>{words.invitationText({ lead })}</p>
      <div className="referral-acts">
        <Button look="primary" onClick={() => void reply(agencyId, true)}>
          {words.accept}
        </Button>
        <Button onClick={() => void reply(agencyId, false)}>{words.decline}</Button>
      </div>
    </Alert>
  ))
}

const EditAgency = ({ agency }: { agency: Agency }) => {
  const words = useWords(agencyWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.edit}
      </Button>
      <Modal open={open} onClose={() => setOpen(false)} title={words.edit} closeLabel={words.close}>
        <AgencyForm key={agency.logo?.src} agency={agency} onSaved={() => setOpen(false)} />
      </Modal>
    </>
  )
}

/** The agent's agency: its members, and what its lead can change. */
export const Agency = ({ own }: { own: OwnAgency }) => {
  const words = useWords(agencyWords)
  const { agency } = own
  return (
    <Section
      title={agency?.name ?? words.title}
      note={agency ? words.title : undefined}
      side={agency?.lead && <EditAgency agency={agency} />}
    >
      <Invitations {...own} />
      {agency && <Agents agency={agency} />}
      <p className="muted commission-rule">{agency ? words.note : words.none}</p>
      {agency?.lead && <InviteAgent />}
      {agency === null && <AgencyForm agency={agency} />}
    </Section>
  )
}
