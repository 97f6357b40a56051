import './stay-acts.css'
import { addDays, type Booking, dateIn, type Party, type StayNotPossible } from '@porchlight/contract'
import { Alert, Button, DateField, Modal, NumberStepper, Skeleton, TextArea } from '@porchlight/ui'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useDateWords } from '#app/lib/date-words.ts'
import { goToUnread } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { bookingWords } from '#app/lib/messages/site/booking.ts'
import { searchFormWords } from '#app/lib/messages/site/search-form.ts'
import { changeRequestWords } from '#app/lib/messages/stay/change-requests.ts'
import { changeStayWords } from '#app/lib/messages/stay/change-stay.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ChangeCost, ChangePreview } from './change-preview.tsx'
import { partyText } from './party-text.ts'
import { UnavailableStay } from './unavailable-stay.tsx'
import { type ChangeDraft, hasBegun, type StartOfChange, useStayChange } from './use-stay-change.ts'

const kinds = ['adults', 'children', 'infants', 'pets'] as const

type DraftProps = { booking: Booking; draft: ChangeDraft; onChange: (part: Partial<ChangeDraft>) => void }

/** Once a stay has started, only a later departure can be chosen. */
const Dates = ({ booking, draft, onChange }: DraftProps) => {
  const words = useWords(changeStayWords)
  const today = dateIn(booking.home.timeZone, new Date())
  const shared = { today, required: true, max: addDays(today, 730), ...useHabits(), words: useDateWords() }
  const begun = hasBegun(booking)
  return (
    <>
      {!begun && (
        <DateField
          label={words.arrive}
          value={draft.arrive}
          min={today}
          onChange={(arrive) => onChange({ arrive: arrive ?? '' })}
          {...shared}
        />
      )}
      <DateField
        label={words.depart}
        value={draft.depart}
        min={addDays(begun ? booking.depart : draft.arrive || today, 1)}
        onChange={(depart) => onChange({ depart: depart ?? '' })}
        {...shared}
      />
    </>
  )
}

const Guests = ({ draft, onChange }: Omit<DraftProps, 'booking'>) => {
  const party = useWords(searchFormWords)
  return (
    <>
      {kinds.map((kind) => (
        <NumberStepper
          key={kind}
          label={party[kind]}
          value={draft[kind]}
          min={kind === 'adults' ? 1 : 0}
          max={kind === 'pets' ? 10 : 30}
          onChange={(value) => onChange({ [kind]: value } as Partial<Party>)}
          lessLabel={party.less({ what: party[kind] })}
          moreLabel={party.more({ what: party[kind] })}
        />
      ))}
    </>
  )
}

const ChangeRefused = ({
  refusal,
  onTake,
}: {
  refusal: StayNotPossible
  onTake: (stay: Partial<ChangeDraft>) => void
}) => (
  <div role="alert" className="stay-acts-part">
    <UnavailableStay refusal={refusal} onTake={({ arrive, depart }) => onTake({ arrive, depart })} />
  </div>
)

type DialogProps = {
  booking: Booking
  start: StartOfChange
  onClose: () => void
  /** The field for choosing another home, if the reader can move the stay to one. */
  homeField?: (homeId: number, onChange: (homeId: number) => void) => ReactNode
}

/** The difference is shown before anything happens; what is shown is what happens. */
const ChangeDialog = ({ booking, start, onClose, homeField }: DialogProps) => {
  const { stayDates } = useFormats()
  const words = useWords(changeStayWords)
  const party = useWords(bookingWords)
  const proposing = useWords(changeRequestWords)
  const { draft, setDraft, state, look, make, propose, busy, question, asking } = useStayChange(booking, start, onClose)
  const [note, setNote] = useState('')
  const [reason, setReason] = useState('')
  const ready = state.kind === 'priced'
  const asks = ready && state.change.needsApproval
  const begun = hasBegun(booking)
  const moves = ready && state.change.move !== null
  const cost = ready ? state.change.cost : null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!goToUnread(event.currentTarget)) void look()
  }
  return (
    <>
      <Modal
        open={!asking}
        size="large"
        title={begun ? words.longerTitle : words.head}
        closeLabel={words.close}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{words.keep}</Button>
            {ready && (
              <Button
                look="primary"
                busy={busy}
                onClick={() => void (asks ? propose(state.change, note, reason) : make(state.change, reason))}
              >
                {asks
                  ? proposing.send
                  : cost?.needsSecond
                    ? words.send
                    : begun
                      ? words.add
                      : moves
                        ? words.moveNow
                        : words.make}
              </Button>
            )}
          </>
        }
      >
        <form className="stay-change" onSubmit={submit}>
          <p className="num">{words.now({ dates: stayDates(booking), party: partyText(booking.party, party) })}</p>
          {begun && <p className="t-small muted">{words.begun}</p>}
          <div className="stay-change-request">
            {!begun && homeField?.(draft.homeId, (homeId) => setDraft({ homeId }))}
            <Dates booking={booking} draft={draft} onChange={setDraft} />
            {!begun && <Guests draft={draft} onChange={setDraft} />}
          </div>
          {!ready && (
            <Button type="submit" look="primary" busy={state.kind === 'asking'}>
              {words.look}
            </Button>
          )}
        </form>
        {state.kind === 'asking' && (
          <div role="status" aria-label={words.loading} className="stay-acts-part">
            <Skeleton height={140} />
          </div>
        )}
        {state.kind === 'refused' && <ChangeRefused refusal={state.refusal} onTake={setDraft} />}
        {state.kind === 'failed' && (
          <Alert tone="danger" live className="stay-acts-part">
            {state.message}
          </Alert>
        )}
        {ready && <ChangePreview change={state.change} />}
        {cost && <ChangeCost cost={cost} />}
        {(moves || cost) && (
          <div className="stay-acts-part">
            <TextArea
              label={moves ? words.reason : words.costReason}
              hint={moves ? words.reasonHint : words.costReasonHint}
              required
              value={reason}
              maxLength={500}
              onChange={setReason}
            />
          </div>
        )}
        {asks && (
          <div className="stay-acts-part">
            <Alert tone="info">{proposing.sendText}</Alert>
            <TextArea label={proposing.noteLabel} value={note} maxLength={500} onChange={setNote} />
          </div>
        )}
      </Modal>
      {question}
    </>
  )
}
// React.lazy asks for a default export.
export default ChangeDialog
