import '../../staff.css'
import '../settings.css'
import { type ConnectionDesk, type ConnectionKind, disconnect } from '@porchlight/contract'
import { Alert, Button, EmptyState, Modal, PageHead, Section, Table, toast } from '@porchlight/ui'
import { type ReactNode, useState } from 'react'
import { api } from '#app/lib/api.ts'
import { connectionWords } from '#app/lib/messages/staff/connections.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useOfficeTime } from '#app/lib/office-time.ts'
import { useStepUpAction } from '../../use-step-up-action.tsx'
import { SettingsCrumbs } from '../settings-crumbs.tsx'
import { ConnectionReason } from './connection-reason.tsx'

const History = ({ kind, history }: { kind: ConnectionKind; history: ConnectionDesk['history'] }) => {
  const words = useWords(connectionWords)
  const time = useOfficeTime()
  return (
    <Table
      caption={words.history}
      rows={history.filter((change) => change.kind === kind)}
      rowKey={({ id }) => String(id)}
      empty={<EmptyState title={words.historyNone}>{words.historyNoneText}</EmptyState>}
      columns={[
        { id: 'when', head: words.when, cell: ({ at }) => time(at) },
        { id: 'who', head: words.who, cell: ({ by }) => <span data-content>{by ?? words.system}</span> },
        {
          id: 'what',
          head: words.what,
          cell: ({ fields, reason }) => (
            <span className="staff-cell">
              {fields.map(({ field, before, after }) => (
                <small key={field} data-content>
                  {words.change({
                    field: words.fields[field],
                    before: before ?? words.nothing,
                    after: after ?? words.nothing,
                  })}
                </small>
              ))}
              {reason && <small data-content>“{reason}”</small>}
            </span>
          ),
        },
      ]}
    />
  )
}

/** Asks for the reason, then removes the stored connection. */
const RemoveConnection = ({ kind }: { kind: ConnectionKind }) => {
  const words = useWords(connectionWords)
  const { act, question, asking } = useStepUpAction()
  const [open, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const remove = async () => {
    if (reason.trim().length < 10) return setError(words.reasonShort)
    const done = await act(() => api(disconnect, { params: { kind }, body: { reason } }), setError)
    if (!done) return
    setOpen(false)
    toast({ type: 'success', message: words.removed })
  }
  return (
    <>
      <Button look="bare" onClick={() => setOpen(true)}>
        {words.remove}
      </Button>
      <Modal
        open={open && !asking}
        role="alertdialog"
        onClose={() => setOpen(false)}
        title={words.removeTitle[kind]}
        closeLabel={words.close}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.keep}</Button>
            <Button look="danger" onClick={() => void remove()}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p>{words.removeText[kind]}</p>
        <ConnectionReason
          value={reason}
          onChange={(text) => {
            setReason(text)
            setError(undefined)
          }}
          error={error}
        />
      </Modal>
      {question}
    </>
  )
}

type Props = {
  kind: ConnectionKind
  desk: ConnectionDesk
  children: ReactNode
}

/** A page about one connection: where it is configured, its form, and its history. */
export const ConnectionFrame = ({ kind, desk, children }: Props) => {
  const words = useWords(connectionWords)
  const { source } = desk[kind]
  return (
    <>
      <SettingsCrumbs title={words.titles[kind]} />
      <PageHead
        title={words.titles[kind]}
        lead={words.leads[kind]}
        actions={source === 'settings' && <RemoveConnection kind={kind} />}
      />
      {source === 'environment' && <Alert tone="info">{words.byEnvironment[kind]}</Alert>}
      {children}
      <Section title={words.history}>
        <History kind={kind} history={desk.history} />
      </Section>
    </>
  )
}
