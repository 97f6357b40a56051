import { expect, type Page, test } from '@playwright/test'
import { bookAndPay, ownersStay } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { showDocument } from './submit-id.ts'

const requireId = (page: Page) => page.getByRole('switch', { name: 'Require ID verification' })

test("an owner requires ID verification; the team rejects a guest's ID, then accepts the next one", async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000)
  await logIn(page, people.owner, '/owners/properties')
  const stay = await ownersStay(page, 2)
  await page.goto(`/owners/guide/${stay.home.id}`)
  await ready(page)
  if (!(await requireId(page).isChecked())) await requireId(page).click()
  await expect(requireId(page)).toBeChecked()
  expect(await faults(page)).toEqual([])

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(`/properties/${stay.home.slug}`)
  await expect(guest.getByText('ID verification required before arrival')).toBeVisible()
  await bookAndPay(guest, stay, 'Ottoline')
  const [number = ''] =
    /PL-[A-Z0-9-]+/.exec(
      (await guest
        .getByText(/^Booking PL-/)
        .first()
        .textContent()) ?? '',
    ) ?? []
  const toDo = guest.getByRole('listitem').filter({ hasText: 'Verify your ID' })
  await expect(toDo.getByText('Required before you get access details.')).toBeVisible()
  await toDo.getByRole('link', { name: 'Verify ID' }).click()
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Verify your ID')
  await ready(guest)
  await guest.getByRole('button', { name: 'Submit ID' }).click()
  await expect(guest.getByText('Add a photo of your ID.')).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await showDocument(guest, '#a08060')
  await guest.getByRole('button', { name: 'Submit ID' }).click()
  await expect(guest.getByText('Thank you. We’re reviewing your ID')).toBeVisible()

  const desk = await (await browser.newContext()).newPage()
  await logIn(desk, people.staff, '/staff/identities')
  const card = desk.getByRole('article').filter({ hasText: number })
  await card.getByRole('button', { name: 'Review ID' }).click()
  await expect(card.getByText('Ottoline Marchetti', { exact: true }).last()).toBeVisible()
  await expect(card.getByRole('img', { name: 'ID of Ottoline Marchetti' })).toBeVisible()
  await card.getByRole('button', { name: 'Reject ID' }).click()
  await expect(card.getByText('Enter a reason.')).toBeVisible()
  expect(await faults(desk)).toEqual([])
  await card.getByLabel('Reason for rejection').fill('The name is cut off.')
  await card.getByRole('button', { name: 'Reject ID' }).click()
  await expect(desk.getByText('Guest notified')).toBeVisible()

  await guest.reload()
  await ready(guest)
  await expect(guest.getByText('The name is cut off.')).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await showDocument(guest, '#60a080')
  await guest.getByRole('button', { name: 'Submit ID' }).click()
  await expect(guest.getByText('Thank you. We’re reviewing your ID')).toBeVisible()

  await desk.reload()
  await ready(desk)
  await card.getByRole('button', { name: 'Review ID' }).click()
  await card.getByRole('button', { name: 'Accept ID' }).click()
  await expect(desk.getByText('Guest notified')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('Your ID is verified.')).toBeVisible()

  await page.reload()
  await ready(page)
  await requireId(page).click()
  await expect(requireId(page)).not.toBeChecked()
  await expect(page.getByText('ID verification off')).toBeVisible()
})
