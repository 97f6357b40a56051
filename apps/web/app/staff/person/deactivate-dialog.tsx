import { type PersonProfile, type ResultsOf, staffHandover } from '@porchlight/contract'
import { Alert, Button, Modal, Select, Skeleton, TextArea } from '@porchlight/ui'
import { useState } from 'react'
import { api } from '#app/lib/api.ts'
import { handoverWords } from '#app/lib/messages/staff/handover.ts'
import { staffPersonWords } from '#app/lib/messages/staff/person.ts'
import { useWords } from '#app/lib/messages/words.ts'

type Handover = ResultsOf<typeof staffHandover>

/** The open work of someone who is leaving, and the colleague who takes it over. */
const HandoverFields = (props: {
  handover: Handover
  value: string
  error?: string
  onChange: (id: string) => void
}) => {
  const { handover, value, error, onChange } = props
  const words = useWords(handoverWords)
  const { work, colleagues } = handover
  return (
    <>
      <div>
        <p>{words.openWork}</p>
        <ul>
          {work.map(({ what, count }) => (
            <li key={what}>{words.work[what]({ count })}</li>
          ))}
        </ul>
      </div>
      {colleagues.some(({ mayTake }) => mayTake) ? (
        <Select
          label={words.handTo}
          hint={words.handToHint}
          emptyText={words.choose}
          required
          options={[
            { value: '', label: words.choose },
            ...colleagues.map(({ id, name, mayTake }) => ({
              value: String(id),
              label: mayTake ? name : words.lacksAccess({ name }),
              disabled: !mayTake,
            })),
          ]}
          value={value}
          {...(error && { error })}
          onChange={onChange}
        />
      ) : (
        <Alert tone="warning">{words.nobody}</Alert>
      )}
    </>
  )
}

type Props = {
  person: PersonProfile['person']
  /** Hidden while another dialog is open. */
  asking: boolean
  /** Resolves to whether it succeeded; the dialog stays open if not. */
  run: (reason: string, handTo: number | null) => Promise<boolean>
}

/** Deactivates an account. A team member's open work passes to a colleague in the same act. */
export const DeactivateDialog = ({ person, asking, run }: Props) => {
  const words = useWords(staffPersonWords)
  const handing = useWords(handoverWords)
  const name = `${person.firstName} ${person.lastName}`.trim()
  const isTeam = person.types.includes('staff')
  const [open, setOpen] = useState(false)
  const [handover, setHandover] = useState<Handover>()
  const [failure, setFailure] = useState<string>()
  const [handTo, setHandTo] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setOpen(true)
    setTried(false)
    setHandover(isTeam ? undefined : { work: [], colleagues: [] })
    setFailure(undefined)
    if (!isTeam) return
    const answer = await api(staffHandover, { params: { id: person.id } })
    if (answer.ok) setHandover(answer.results)
    else setFailure(answer.error.message)
  }
  const hasWork = (handover?.work.length ?? 0) > 0
  const isShort = reason.trim().length < 3
  const send = async () => {
    setTried(true)
    if (!handover || isShort || (hasWork && handTo === '')) return
    setBusy(true)
    const isDone = await run(reason.trim(), hasWork ? Number(handTo) : null)
    setBusy(false)
    if (isDone) setOpen(false)
  }
  return (
    <>
      <Button look="danger" aria-haspopup="dialog" onClick={() => void show()}>
        {words.deactivate}
      </Button>
      <Modal
        open={open && !asking}
        onClose={() => setOpen(false)}
        title={words.deactivateTitle({ name })}
        closeLabel={words.close}
        size="small"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button look="danger" busy={busy} onClick={() => void send()}>
              {hasWork ? handing.act : words.deactivate}
            </Button>
          </>
        }
      >
        <div className="staff-form">
          <p>{words.deactivateText}</p>
          {failure && (
            <Alert tone="danger" live>
              {failure}
            </Alert>
          )}
          {!handover && !failure && <Skeleton height={72} />}
          {handover && hasWork && (
            <HandoverFields
              handover={handover}
              value={handTo}
              {...(tried && handTo === '' && { error: handing.missing })}
              onChange={setHandTo}
            />
          )}
          <TextArea
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            maxLength={300}
            required
            value={reason}
            onChange={setReason}
            {...(tried && isShort && { error: words.reasonShort })}
          />
        </div>
      </Modal>
    </>
  )
}
