import { type ConciergeService, type ConciergeStay, orderService } from '@porchlight/contract'
import { Alert, Button, DateField, Modal, Select, TextArea, toast } from '@porchlight/ui'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/lib/api.ts'
import { useDateWords } from '#app/lib/date-words.ts'
import { useFields } from '#app/lib/form.ts'
import { useFormats, useHabits } from '#app/lib/formats.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { conciergeWords } from '#app/lib/messages/traveler/concierge.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { daysFor, termsText } from './terms.ts'

type Props = {
  service: ConciergeService
  /** At least one. */
  stays: readonly ConciergeStay[]
  /** One of them; the next stay by default. */
  bookingId: number | undefined
  onClose: () => void
}
type Fields = { stay: string; on: string | null; people: number | null; requests: string }

const priceOf = ({ pricing, price, currency }: ConciergeService, people: number | null) =>
  price === null ? null : { amount: pricing === 'person' ? price * (people ?? 1) : price, currency }

const useOrder = ({ service, stays, bookingId, onClose }: Props) => {
  const words = useWords(conciergeWords)
  const { revalidate } = useRevalidator()
  const [failure, setFailure] = useState<string>()
  const given = stays.find((stay) => stay.bookingId === bookingId) ?? (stays[0] as ConciergeStay)
  const form = useFields<Fields>({
    values: { stay: String(given.bookingId), on: null, people: given.people, requests: '' },
    problemsOf: ({ on, people }) => ({
      ...(on === null && { on: words.dayMissing }),
      ...(people === null && { people: words.unclear }),
    }),
  })
  const stay = stays.find((one) => String(one.bookingId) === form.values.stay) ?? given
  const send = async ({ on, people, requests }: Fields) => {
    const { id: serviceId, version } = service
    const body = { bookingId: stay.bookingId, serviceId, version, on: on ?? '', people: people ?? 1, requests }
    const answer = await api(orderService, { body })
    if (answer.ok) {
      toast({ type: 'success', message: words.sent })
      onClose()
      return revalidate()
    }
    const { code, message } = answer.error
    setFailure(code === 'day_not_possible' ? words.dayNot : code === 'terms_changed' ? words.changed : message)
    if (code === 'terms_changed') await revalidate()
  }
  return { form, stay, send, failure }
}

/** One order: stay, date, number of people, and special requests. */
const OrderDialog = (props: Props) => {
  const { service, stays, onClose } = props
  const words = useWords(conciergeWords)
  const shared = useWords(formWords)
  const dateWords = useDateWords()
  const { locale, firstWeekday } = useHabits()
  const { money, day, stayDates } = useFormats()
  const { form, stay, send, failure } = useOrder(props)
  const formId = useId()
  const days = daysFor(stay, service)
  const price = priceOf(service, form.values.people)
  return (
    <Modal
      open
      title={service.name}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={form.busy}
            {...(days ? {} : { disabledReason: words.noDay })}
          >
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" className="concierge-order" noValidate onSubmit={form.submit(send)}>
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        {stays.length > 1 && (
          <Select
            label={words.stay}
            emptyText={words.noStay}
            options={stays.map((one) => ({ value: String(one.bookingId), label: `${one.home}, ${stayDates(one)}` }))}
            {...form.field('stay')}
          />
        )}
        <DateField
          label={words.day}
          hint={days ? words.dayHint({ first: day(days.first), last: day(days.last) }) : words.noDay}
          min={days?.first}
          max={days?.last}
          today={stay.today}
          locale={locale}
          firstWeekday={firstWeekday}
          words={dateWords}
          {...form.field('on')}
        />
        <NumberField
          label={words.people}
          min={1}
          max={stay.people}
          locale={locale}
          words={{ unclear: words.unclear }}
          {...form.field('people')}
        />
        <TextArea
          label={words.specialRequests}
          aside={shared.optional}
          hint={words.specialRequestsHint}
          rows={3}
          maxLength={1000}
          {...form.field('requests')}
        />
        <div>
          <p className="num">
            <b>{price ? words.listed({ price: money(price) }) : words.listedQuoted}</b>
          </p>
          <p className="t-small muted">{termsText(service, words)}</p>
          <p className="t-small muted">{words.servicesText}</p>
        </div>
      </form>
    </Modal>
  )
}
export default OrderDialog
