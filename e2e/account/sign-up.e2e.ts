import { expect, test } from '@playwright/test'
import { signupCodeFor } from '../support/codes.ts'
import { faults } from '../support/faults.ts'
import { newEmail, people, secret } from '../support/people.ts'
import { fillAddress, fillPerson, notices, openGate, signUp, typeSignupCode } from './people.ts'

const inAYear = () => {
  const date = new Date()
  return `${date.getUTCMonth() + 1}/${Math.min(28, date.getUTCDate())}/${date.getUTCFullYear() + 1}`
}

test('signup-roles.1 signup-roles.2 signup-roles.3 signup-roles.4 C620 C621 C622 C623 C624 C625 C626 C627 C630 C644 C655 C657 C658 the form and its sections', {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible()
  for (const label of ['First name', 'Last name', 'Email', 'Phone', 'Street address', 'Confirm password'])
    await expect(page.getByLabel(label)).toBeVisible()
  await expect(page.getByText('International numbers start with + and the country code.')).toBeVisible()
  const box = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
  for (const name of ['Renter', 'Owner', 'Real Estate Broker', 'Referral', 'Travel Agent', 'Affiliate'])
    await expect(box(name)).toBeVisible()
  await box('Real Estate Broker').check()
  await expect(page.getByLabel('Brokerage')).toBeVisible()
  await box('Referral').check()
  await expect(box('Real Estate Broker')).not.toBeChecked()
  await expect(page.getByLabel('Brokerage')).toHaveCount(0)
  await box('Real Estate Broker').check()
  await expect(box('Referral')).not.toBeChecked()
  await box('Travel Agent').check()
  await expect(page.getByLabel('IATA or CLIA number')).toBeVisible()
  await box('Owner').check()
  await expect(page.getByLabel('Street address')).toHaveCount(2)
  expect(await faults(page)).toEqual([])
})

test('C633 C634 C635 C636 C637 C638 C639 C640 the terms link every agreement, next to the form', {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  const terms = page.getByText('By creating an account you agree to')
  for (const path of [
    '/terms',
    '/terms/privacy-policy',
    '/terms/booking-agreement',
    '/terms/promotion-agreement',
    '/terms/service-agreement',
    '/terms/concierge',
    '/terms/dispute-resolution-center',
    '/compliance',
  ])
    await expect(terms.locator(`a[href="${path}"]`)).toHaveAttribute('target', '_blank')
})

test('C665 C671 C672 C673 C674 C675 C676 C682 C683 C653 a broker enters a license and is logged in', async ({
  page,
}) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(notices(page)).toContainText('Required Fields')
  await expect(notices(page)).toContainText('Please complete the highlighted fields')
  await expect(page.getByLabel('First name')).toBeFocused()
  await expect(page.getByText('Please select at least one account type')).toBeVisible()
  const email = newEmail()
  await fillPerson(page, email)
  await fillAddress(page)
  await page.getByRole('checkbox', { name: /^Real Estate Broker/ }).check()
  await expect(page.getByText('Please select at least one account type')).toHaveCount(0)
  await expect(page.getByText('Please enter a date in the future')).toBeVisible()
  await page.getByLabel('Brokerage').fill('Shore Realty')
  await page.getByRole('combobox', { name: 'License type' }).selectOption('Salesperson')
  await page.getByLabel('License number').fill('10401234567')
  const until = page.getByRole('textbox', { name: 'License expires' })
  await until.fill('1/1/2020')
  await until.press('Tab')
  await expect(page.getByText('Please enter a date in the future')).toBeVisible()
  await until.fill(inAYear())
  await until.press('Tab')
  await expect(page.getByText('Please enter a date in the future')).toHaveCount(0)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('button', { name: /Licensed in/ })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: /Licensed in/ }).click()
  await page.getByRole('searchbox').or(page.getByLabel('Search')).first().fill('New York')
  await page.getByRole('listbox', { name: 'Licensed in' }).getByRole('option', { name: 'New York' }).click()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox', { name: 'Licensed in' })).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  const answered = page.waitForResponse(/\/signup$/)
  await typeSignupCode(page, email)
  expect((await answered).status()).toBe(201)
  expect((await answered).request().postDataJSON()).toMatchObject({
    isBroker: true,
    isReferral: false,
    brokerageName: 'Shore Realty',
    licenseStates: ['NY'],
    licenseType: 'Salesperson',
  })
  await expect(page).toHaveURL(/\/partners$/)
  await expect(page.getByRole('navigation', { name: 'Partner portal' })).toBeVisible()
})

test('signup-form.1 signup-form.3 signup-redirect.1 C628 C629 C647 C649 C656 C660 C698 an owner signs up in two steps and lands on the dashboard', async ({
  page,
}) => {
  await openGate(page, '/owners/signup/us-open')
  await expect(page.getByRole('checkbox', { name: /^Renter/ })).toHaveCount(0)
  await expect(page.getByText('By creating an account you agree to')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Create Account' })).toHaveCount(0)
  const email = newEmail()
  await fillPerson(page, email)
  await fillAddress(page, 0)
  await fillAddress(page, 1)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('By creating an account you agree to')).toBeVisible()
  const sent = page.waitForRequest(/\/signup$/)
  await page.getByRole('button', { name: 'Create Account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    signupType: 'owners',
    signupId: 'us-open',
    usOpen2026: true,
    isOwner: true,
    propertyAddress: { line1: '4 Lantern Lane' },
  })
  await typeSignupCode(page, email)
  await expect(page).toHaveURL(/\/owners(\?prefPropId=\d+)?$/)
})

test('signup-form.2 signup-form.4 signup-redirect.5 C641 C642 C643 C663 C664 thanks a renter and notifies the tags', async ({
  page,
}) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  const email = newEmail()
  await fillPerson(page, email)
  await fillAddress(page)
  await page.getByRole('checkbox', { name: /^Renter/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await page.getByLabel('Verification code').fill('12345')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Enter the 6 digits from the email')).toBeVisible()
  await page.getByRole('button', { name: 'Change your details' }).click()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(await faults(page)).toEqual([])
  await page.getByLabel('Verification code').fill(await signupCodeFor(page, email, 2))
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Thank You' })).toBeVisible()
  await expect(page.getByText('Your account was created successfully.')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer)).toContainEqual({
    event: 'CompleteRegistration',
  })
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
})

test('signup-redirect.2 C651 someone who signs up on the partner page lands on the partner dashboard', {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page, '/partners/profile')
  await page.getByRole('button', { name: 'Create a New Account' }).click()
  const email = newEmail()
  await fillPerson(page, email)
  await fillAddress(page)
  await page.getByRole('checkbox', { name: /^Referral/ }).check()
  const sent = page.waitForRequest(/\/signup$/)
  await page.getByRole('button', { name: 'Create Account' }).click()
  expect((await sent).postDataJSON()).toMatchObject({ signupType: 'partners', isReferral: true })
  await typeSignupCode(page, email)
  await expect(page).toHaveURL(/\/partners$/)
  await expect(page.getByRole('navigation', { name: 'Partner portal' })).toBeVisible()
})

test("signup-redirect.3 C652 someone who volunteers a home's address lands in the owner portal", {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  const email = newEmail()
  await fillPerson(page, email)
  await page.getByRole('checkbox', { name: /^Owner/ }).check()
  await fillAddress(page, 0)
  await fillAddress(page, 1)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await typeSignupCode(page, email)
  await expect(page).toHaveURL(/\/owners\?prefPropId=\d+$/)
})

test('signup-form.5 C694 C695 C696 shows and marks what the server rejects', { tag: '@release' }, async ({ page }) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await fillPerson(page, newEmail())
  await fillAddress(page)
  await page.getByRole('checkbox', { name: /^Renter/ }).check()
  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill('baseball1')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(notices(page)).toContainText('Required Fields')
  await expect(notices(page)).toContainText('avoid common or easily guessed passwords')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')

  for (const label of ['Password', 'Confirm password']) await page.getByLabel(label, { exact: true }).fill(secret)
  const silent = { code: 'internal', message: '' }
  const refusal = { status: 500, json: { valid: false, results: { error: silent, required: [] } } }
  await page.route('**/app-portal/v1.1/signup', (route) => route.fulfill(refusal), { times: 1 })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(notices(page)).toContainText('Could not complete request')
})

test('a sign-up with a registered email looks like any other, and the account holder gets an email', {
  tag: '@release',
}, async ({ page }) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  await fillPerson(page, people.guest)
  await fillAddress(page)
  await page.getByRole('checkbox', { name: /^Renter/ }).check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await page.getByLabel('Verification code').fill('000000')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await expect(async () => {
    const emails = await (await page.request.get(`/dev/outbox.json?to=${people.guest}`)).json()
    expect((emails as { subject: string }[]).map(({ subject }) => subject)).toContain('You already have an account')
  }).toPass()
})

test('signup-form.6 C645 C646 people who are logged in must log out first', { tag: '@release' }, async ({ page }) => {
  await signUp(page)
  await page.goto('/owners/signup')
  await expect(page.getByRole('main')).toContainText(
    'You are already logged in. Please log out before creating a new account.',
  )
  await expect(page.getByRole('main').getByRole('button', { name: 'Logout' })).toBeVisible()
  expect(secret.length).toBeGreaterThan(8)
})
