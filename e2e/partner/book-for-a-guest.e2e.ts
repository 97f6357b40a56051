import { expect, type Page, test } from '@playwright/test'
import { freeStay, holdNights, payButton, signAgreement, signUpInCheckout, typeCard } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { newOwner } from '../support/new-owner.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { enter, logIn, newEmail, people } from '../support/people.ts'

const emailTo = async (page: Page, to: string): Promise<string> => {
  let found: string | undefined
  await expect
    .poll(async () => {
      const all: { to: string; text: string }[] = await (await page.request.get('/dev/outbox.json')).json()
      found = /\/offer\/\S+/.exec(all.find((sent) => sent.to === to)?.text ?? '')?.[0]
      return found
    })
    .toBeDefined()
  return found ?? ''
}

test('a travel agent emails an offer to a guest, who signs and pays; the agent bills their fee and sees the commission', async ({
  page,
  browser,
}) => {
  const stay = await freeStay(page.request, 18)
  const { call } = await enter(page.context(), 'agent@demo.porchlight.test')
  await call('PUT', 'partners/agency', { name: 'Lindqvist Travel', terms: 'The planning fee is not refunded.' })
  await logIn(page, 'agent@demo.porchlight.test', stay.bookAt)
  await expect(page.getByText('This account can’t book its own trips')).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: 'Book for a guest' }).click()
  await expect(page).toHaveURL(/\/partners\/travel-agent\/book-for-a-guest\?quote=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book for a guest')
  await expect(page.getByText(/^Your commission: \$/)).toBeVisible()
  await page.getByRole('button', { name: 'Hide commission' }).click()
  await expect(page.getByText(/^Your commission: /)).toBeHidden()
  await page.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
  const email = newEmail()
  await page.getByLabel('First name').fill('Leocadia')
  await page.getByLabel('Last name').fill('Marchetti')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Message to your guest').fill('The beach is at the door.')
  await onAPhone(page)
  await page.getByRole('button', { name: 'Send offer' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Leocadia Marchetti' })
  await expect(row).toContainText('nights on hold')
  expect(await faults(page)).toEqual([])
  await onAPhone(page)

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(await emailTo(page, email))
  await guest.getByText('Terms of Lindqvist Travel').click()
  await expect(guest.getByText('The planning fee is not refunded.')).toBeVisible()
  await expect(guest.getByText('The beach is at the door.')).toBeVisible()
  await guest.getByRole('link', { name: 'Book this stay' }).click()
  await signUpInCheckout(guest, 'Leocadia')
  await holdNights(guest)
  await signAgreement(guest, 'Leocadia Marchetti')
  await typeCard(guest, '4242 4242 4242 4242')
  await payButton(guest).click()
  await expect(guest).toHaveURL(/\/travelers\/bookings\/\d+\?new=1/)
  await guest.context().close()

  await page.reload()
  await expect(row).toContainText('Booked')
  await row.getByRole('button', { name: 'Invoice client: Leocadia Marchetti' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Fee', { exact: true }).fill('150')
  expect(await faults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Issue invoice' }).click()
  const invoice = page.getByRole('row').filter({ hasText: /INV-\d+/ })
  await expect(invoice).toContainText('Leocadia Marchetti')
  await expect(invoice).toContainText('$150')
  await onAPhone(page)
  const pdf = page.waitForEvent('download')
  await invoice.getByRole('link', { name: /^INV-\d+: download PDF$/ }).click()
  expect((await pdf).suggestedFilename()).toMatch(/^INV-\d+\.pdf$/)
  await page.goto('/partners/travel-agent/referred-guests')
  const booking = page.getByRole('row').filter({ hasText: 'Leocadia M.' })
  // The commission follows the booking a moment later.
  await expect(async () => {
    await page.reload()
    await expect(booking).toContainText('Booked', { timeout: 1_000 })
  }).toPass()
  await expect(booking).toContainText('Referred Guests')
  await expect(booking).toContainText('10%')
})

test('a quoted stay takes staff to a new booking and an owner to the calendar', { tag: '@release' }, async ({
  page,
  browser,
}) => {
  const stay = await freeStay(page.request, 18)
  await logIn(page, people.staff, stay.bookAt)
  await page.getByRole('link', { name: 'Book for a guest' }).click()
  await expect(page).toHaveURL(/\/staff\/bookings\/new\?quote=/)
  await expect(page.getByRole('main').getByText(stay.home.name).first()).toBeVisible()
  await page.goto('/staff/bookings')
  await expect(page.getByRole('link', { name: 'Book for a guest' })).toHaveAttribute('href', '/staff/bookings/new')
  const owner = await (await browser.newContext()).newPage()
  await newOwner(owner.context())
  await owner.goto(stay.bookAt)
  await expect(owner.getByRole('link', { name: 'Block nights' })).toBeVisible()
  expect(await faults(owner)).toEqual([])
  await owner.context().close()
})
