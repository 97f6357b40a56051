import { type Booking, planStayForGuest, type StayPrepared } from '@porchlight/contract'
import { Button, Select, SidePanel, TextArea, TextField, toast } from '@porchlight/ui'
import { useRevalidator } from 'react-router'
import { type ConfirmFields, fieldsOf, halfNamed, hoursFrom, namedIn } from '#app/features/guest-list/fields.ts'
import { api } from '#app/lib/api.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { staffBookingWords } from '#app/lib/messages/staff/booking.ts'
import { prepareWords } from '#app/lib/messages/traveler/prepare.ts'
import { useWords } from '#app/lib/messages/words.ts'

const formId = 'guest-list'

type Props = { booking: Booking; plan: StayPrepared['plan']; onClose: () => void }

/** Names, arrival time, and note of a stay, entered for the guest. */
const GuestListPanel = ({ booking: { id, party, guest, home }, plan, onClose }: Props) => {
  const { stay: words, close } = useWords(staffBookingWords)
  const guestWords = useWords(prepareWords)
  const shared = useWords(formWords)
  const { timeOfDay } = useFormats()
  const { revalidate } = useRevalidator()
  const form = useFields<ConfirmFields>({
    values: fieldsOf(party, plan, guest && { firstName: guest.firstName, lastName: guest.lastName ?? '' }),
    problemsOf: ({ rows }) =>
      Object.fromEntries(
        halfNamed(rows).map((at) => [
          `rows.${at}.${rows[at]?.firstName.trim() ? 'lastName' : 'firstName'}`,
          guestWords.bothNames,
        ]),
      ),
  })
  const save = async ({ rows, arrivalTime, note }: ConfirmFields) => {
    const body = { guests: namedIn(rows), arrivalTime: arrivalTime || null, note }
    const answer = await api(planStayForGuest, { params: { id: String(id) }, body })
    if (!answer.ok) return form.refuse([], answer.error.message, shared.error)
    toast({ type: 'success', message: words.listSaved })
    onClose()
    await revalidate()
  }
  return (
    <SidePanel
      open
      title={words.guestList}
      closeLabel={close}
      tenths={{ md: 7, lg: 4 }}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          <Button type="submit" form={formId} look="primary" busy={form.busy}>
            {words.saveList}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="staff-form" noValidate onSubmit={form.submit(save)}>
        {form.values.rows.map((row, at) => (
          <fieldset key={`${row.age} ${row.number}`}>
            <legend>{guestWords[row.age]({ number: row.number })}</legend>
            <div className="staff-pair">
              <TextField
                label={guestWords.firstName}
                maxLength={80}
                autoComplete="off"
                {...form.field(`rows.${at}.firstName`)}
              />
              <TextField
                label={guestWords.lastName}
                maxLength={80}
                autoComplete="off"
                {...form.field(`rows.${at}.lastName`)}
              />
            </div>
          </fieldset>
        ))}
        <Select
          label={guestWords.arrival}
          emptyText={words.unknown}
          options={[
            { value: '', label: words.unknown },
            ...hoursFrom(home.checkInTime).map((value) => ({ value, label: timeOfDay(value) })),
          ]}
          {...form.field('arrivalTime')}
        />
        <TextArea label={words.guestNote} aside={shared.optional} rows={3} maxLength={1000} {...form.field('note')} />
      </form>
    </SidePanel>
  )
}
// React.lazy asks for a default export.
export default GuestListPanel
