import { expect, type Page, test } from '@playwright/test'
import { newEmail } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { fillAddress, fillPerson, notices, openGate, typeSignupCode } from './people.ts'

/** Strings known to break pages, databases, and templates (from the list of naughty strings). */
const nasty = [
  '<script>alert(123)</script>',
  '"><img src=x onerror=alert(1)>',
  "'; DROP TABLE accounts.account; --",
  '{{7*7}} #{7*7} <%= 7*7 %> %s %n',
  '田中さんにあげて下さい 👾 🙇 💁🏾‍♀️',
  'הָיְתָהtestالصفحات التّحول',
  'Ṱ̺̺̕o͞ ̷i̲̬͇̪͙n̝̗͕v̟̜̘̦͟o̶̙̰̠kè͚̮̺̪̹̱̤',
  '../../../../etc/passwd&lt;b&gt;',
  'undefined null NaN \\u0000 -1E+02',
] as const

/** Nothing that was typed may execute. */
const hearAlerts = (page: Page): string[] => {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(dialog.message())
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => heard.push(error.message))
  return heard
}

/** The visible field: while the page loads, its replacement is hidden next to it. */
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true }).filter({ visible: true })

const fields = ['First name', 'Last name', 'Bio', 'Street address', 'City'] as const

test('signs up names that break other sites and shows them as typed', { tag: '@release' }, async ({ page }) => {
  const heard = hearAlerts(page)
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  const email = newEmail()
  await fillPerson(page, email)
  await page.getByLabel('First name').fill(nasty[0])
  await page.getByLabel('Last name').fill(nasty[1])
  await page.getByRole('checkbox', { name: /^Renter/ }).check()
  await fillAddress(page)
  await page.getByLabel('City').fill(nasty[2])
  await page.getByRole('button', { name: 'Create Account' }).click()
  await typeSignupCode(page, email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'My Account' })).toBeVisible()
  await page.goto('/travelers/profile')
  await expect(page.getByLabel('First name')).toHaveValue(nasty[0])
  await expect(page.getByLabel('Last name')).toHaveValue(nasty[1])
  await expect(page.getByLabel('City')).toHaveValue(nasty[2])
  await ready(page)

  for (let turn = 0; turn < nasty.length; turn++) {
    const text = (at: number): string => nasty[(turn + at) % nasty.length] as string
    for (const [at, name] of fields.entries()) await field(page, name).fill(text(at))
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await saved).status()).toBe(200)
    await expect(notices(page).getByText('Profile saved.').first()).toBeVisible()
    await page.reload()
    await ready(page)
    for (const [at, name] of fields.entries()) await expect(field(page, name)).toHaveValue(text(at))
    await expect(page.getByText(`${text(0)} ${text(1)}`).first()).toBeAttached()
  }
  expect(heard).toEqual([])
})
