import { changeCard, instantAt, payBooking, setNoticePreferences } from '@porchlight/contract'
import { beforeEach, expect, it } from 'vitest'
import { canceled, confirmed, good, pay, signed } from '../bookings/testing/guest.ts'
import { july, noticesScene } from './testing/scene.ts'

const { t, people, menu, run, again } = noticesScene()

let bookingId: number
beforeEach(async () => {
  bookingId = (await confirmed(people.guest, { homeId: people.home.id, ...july })).id
})

const guest = () => again(people.guest)
const ahead = async () =>
  (await menu(await guest())).messages.filter(({ subject }) => subject.includes('will be charged on'))

/** Moves the clock to a time at the home and sends what is due; returns how many reminders were sent in all. */
const notifiedBy = async (day: string, time: string) => {
  t.clock.set(instantAt('America/New_York', day, time))
  await run('notifications.payments')
  await run('notifications.payments')
  return (await ahead()).length
}

const emails = async () => {
  const { text } = await t.visitor().raw({ path: '/dev/outbox.json' })
  return (JSON.parse(text) as { subject: string; to: string; text: string }[]).filter(({ subject }) =>
    subject.includes('will be charged on Wed, Jun 2, 2027'),
  )
}

it('emails a guest once, three days before a payment is collected: how much, when, from which card', async () => {
  const before = (await emails()).length
  expect(await notifiedBy('2027-05-30', '09:59')).toBe(0)
  expect(await notifiedBy('2027-05-30', '10:00')).toBe(1)
  expect(await notifiedBy('2027-05-31', '10:00')).toBe(1)
  const [notice] = await ahead()
  expect(notice?.subject).toMatch(/^Marram House: \$[\d,.]+ will be charged on Wed, Jun 2, 2027$/)
  expect(notice?.content).toContain('Visa •••• 4242')
  const written = await emails()
  expect(written).toHaveLength(before + 1)
  expect(written.some(({ text }) => text.includes(`/book-payment?booking=${bookingId}&card`))).toBe(true)
  await run('payments.installments')
  expect(await notifiedBy('2027-06-03', '10:00')).toBe(1)
})

it('names the most recently provided card', async () => {
  await good((await guest()).call(changeCard, { params: { id: bookingId }, body: { token: 'sandbox_no_holds' } }))
  expect(await notifiedBy('2027-05-30', '10:00')).toBe(1)
  expect((await ahead())[0]?.content).toContain('Visa •••• 0119')
})

it('emails no one about a canceled stay, or about what they have paid themselves', async () => {
  const other = await confirmed(people.guest, { homeId: people.home.id, arrive: '2027-07-12', depart: '2027-07-17' })
  await canceled(await guest(), bookingId)
  const open = other.total.amount - other.paid.amount
  const body = { token: 'sandbox_visa', amount: open }
  await good((await guest()).call(payBooking, { params: { id: other.id }, body }))
  expect(await notifiedBy('2027-05-30', '10:00')).toBe(0)
  expect(await notifiedBy('2027-06-09', '10:00')).toBe(0)
})

it('emails once about a payment that was split in two, with the remaining amount', async () => {
  await good(
    (await guest()).call(payBooking, { params: { id: bookingId }, body: { token: 'sandbox_visa', amount: 10_000 } }),
  )
  expect(await notifiedBy('2027-05-30', '10:00')).toBe(1)
  await good(
    (await guest()).call(payBooking, { params: { id: bookingId }, body: { token: 'sandbox_visa', amount: 10_000 } }),
  )
  expect(await notifiedBy('2027-05-31', '10:00')).toBe(1)
})

it('R72 emails no one at night where they are', async () => {
  await good((await guest()).call(setNoticePreferences, { body: { timeZone: 'Pacific/Auckland' } }))
  expect(await notifiedBy('2027-05-30', '10:30')).toBe(0)
  // 9 AM in Auckland.
  expect(await notifiedBy('2027-05-30', '17:00')).toBe(1)
})

it('R29 tells a guest whose card is declined until when another can pay, and what happens after that', async () => {
  const { id } = await signed(people.guest, { homeId: people.home.id, arrive: '2027-08-06', depart: '2027-08-13' })
  await good(pay(people.guest, id, 'sandbox_declined_later'))
  t.clock.set(instantAt('America/New_York', '2027-07-07', '00:00'))
  await run('payments.installments')
  const notification = (await menu(await guest())).messages.filter(({ subject }) => subject.includes('failed'))
  expect(notification).toHaveLength(1)
  expect(notification[0]?.content).toMatch(
    /by Sat, Jul 10, 2027, 12:00 AM EDT, or the booking is canceled under its policy/,
  )
})
