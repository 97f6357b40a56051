import { longestOfferDays } from '@porchlight/contract'
import { Button, RadioGroup, Section, Switch, TextArea } from '@porchlight/ui'
import { useHabits } from '#app/lib/formats.ts'
import { offerWords } from '#app/lib/messages/owner/offers.ts'
import { formWords } from '#app/lib/messages/site/forms.ts'
import { newBookingWords } from '#app/lib/messages/staff/new-booking.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { NumberField } from '#app/lib/number-fields.tsx'
import { type Sending, sendings } from './fields.ts'
import type { BookingForm } from './use-new-booking.ts'

/** How the guest receives the offer, and when it expires. */
export const SendPart = ({ form }: { form: BookingForm }) => {
  const words = useWords(newBookingWords)
  const offers = useWords(offerWords)
  const { optional } = useWords(formWords)
  const { locale } = useHabits()
  const { sending } = form.values
  return (
    <Section title={words.send} className="new-booking-send">
      <RadioGroup
        legend={words.sendBy}
        look="segments"
        value={sending}
        onChange={(by) => form.change('sending', by as Sending)}
        options={sendings.map((value) => ({ value, label: words.sendings[value] }))}
      />
      <TextArea label={offers.message} aside={optional} rows={3} maxLength={2000} {...form.field('message')} />
      <NumberField
        label={offers.days}
        locale={locale}
        min={1}
        max={longestOfferDays}
        words={{ unclear: offers.invalidNumber }}
        {...form.field('days')}
      />
      <Switch
        label={offers.hold}
        hint={offers.holdHint}
        checked={form.values.hold}
        onChange={(hold) => form.change('hold', hold)}
      />
      <Switch
        label={words.outside}
        hint={words.outsideHint}
        checked={form.values.paysOutside}
        onChange={(paysOutside) => form.change('paysOutside', paysOutside)}
      />
      <Button type="submit" look="primary" busy={form.busy}>
        {words.buttons[sending]}
      </Button>
    </Section>
  )
}
