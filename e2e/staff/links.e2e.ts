import { expect, test } from '@playwright/test'
import { freeStay, holdNights, signUpInCheckout } from '../guest/stay.ts'
import { faults } from '../support/faults.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

/** The code of a short link, once it appears in the list. */
const codeIn = (text: string): string => /\/s\/([a-z2-9]{8})/.exec(text)?.[1] ?? ''

test("a partner's short link prints as a QR code, opens on a phone, and credits its booking to the partner", {
  tag: '@release',
}, async ({ page, browser, request }) => {
  const code = `agent-${Date.now()}`
  const note = `Counter ${code}`
  const { home, arrive, depart } = await freeStay(request, 8)

  await logIn(page, people.staff, '/staff/partners')
  await ready(page)
  await page.getByRole('textbox', { name: 'Partner code' }).fill('map')
  await page.getByRole('textbox', { name: 'Partner email' }).fill('agent@demo.porchlight.test')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Partner code' })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('textbox', { name: 'Partner code' }).fill(code)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const partner = page.getByRole('row', { name: new RegExp(code) })
  await expect(partner).toContainText('10%')
  await ready(page)
  await partner.getByRole('button', { name: `Edit ${code}` }).click()
  await expect(page.getByRole('spinbutton', { name: 'Commission (% of rent)' })).toBeFocused()
  await page.getByRole('spinbutton', { name: 'Commission (% of rent)' }).fill('7.5')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(partner).toContainText('7.5%')
  expect(await faults(page)).toEqual([])

  await page.goto('/staff/links')
  await ready(page)
  await page.getByRole('button', { name: 'Choose a home' }).click()
  await page.getByRole('searchbox', { name: 'Home name' }).fill(home.name)
  await page.getByRole('option', { name: home.name }).first().click()
  await page.getByRole('textbox', { name: 'Partner code' }).fill(code)
  await page.getByRole('textbox', { name: 'Placement' }).fill(note)
  await page.getByRole('button', { name: 'Create link' }).press('Enter')
  const row = page.getByRole('row', { name: new RegExp(note) })
  await expect(row).toContainText(home.name)
  expect(await faults(page)).toEqual([])
  const link = codeIn((await row.textContent()) ?? '')
  await row.getByRole('link', { name: `QR code for /s/${link}` }).click()
  await expect(page.getByRole('heading', { name: home.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: `QR code for ${home.name}` })).toBeVisible()
  await expect(page.getByText(`/s/${link}`)).toBeVisible()
  expect(await faults(page)).toEqual([])
  await onAPhone(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  // Typed from a printout: phones start with a capital letter.
  await phone.goto(`/S/${link.toUpperCase()}`)
  await expect(phone).toHaveURL(new RegExp(`/properties/${home.slug}\\?via=${code}$`))
  await phone.goto(`/properties/${home.slug}?arrive=${arrive}&depart=${depart}&adults=2`)
  await phone.getByRole('link', { name: 'Book these nights' }).first().click()
  await signUpInCheckout(phone, 'Nadja')
  await holdNights(phone)
  await phone.context().close()

  await page.goto('/staff/partners')
  const booking = page.getByRole('row', { name: /Nadja Marchetti/ }).filter({ hasText: code })
  await expect(booking).toContainText('7.5%')
  await expect(booking).toContainText(home.name)

  await page.goto('/staff/links')
  await ready(page)
  await expect(row.getByRole('cell').nth(3)).toContainText(/^Visits1\D/)
  await row.getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click()
  await expect(row).toHaveCount(0)
  const answer = await request.get(`/s/${link}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(404)
})
