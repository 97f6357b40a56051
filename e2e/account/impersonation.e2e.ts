import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { enter, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { openAdvanced, signUp } from './people.ts'
import { idOf } from './staff.ts'

test('an impersonating team member sees a banner on every page, cannot change security, and is logged for the account', async ({
  page,
  browser,
}) => {
  await signUp(page)
  const person = await idOf(page)
  const desk = await (await browser.newContext()).newPage()
  const { call } = await enter(desk.context(), people.staff)
  await call('POST', `staff/accounts/${person}/impersonation`, { reason: 'asked us to look at a bill' })

  const sign = desk.getByText(/you’re viewing the product as Ada Wren\. Your actions are logged/)
  for (const path of ['/account', '/travelers', '/travelers/accounting/accounts', '/']) {
    await desk.goto(path)
    await expect(sign, path).toBeVisible()
  }
  await desk.goto('/travelers/accounting/accounts')
  await ready(desk)
  expect(await faults(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Add account' }).click()
  await desk.getByRole('dialog').getByLabel('Routing number').fill('021000021')
  await desk.getByRole('dialog').getByLabel('Account number').fill('000123456789')
  const refused = desk.waitForResponse((answer) => answer.url().endsWith('account/payout-accounts'))
  await desk.getByRole('dialog').getByRole('button', { name: 'Add account' }).click()
  expect((await refused).status()).toBe(403)
  await desk.goto('/account')
  await ready(desk)

  await page.goto('/account')
  await openAdvanced(page)
  await expect(page.getByText('Our team opened your account')).toBeVisible()
  await expect(page.getByText('Our team, on your behalf')).toBeVisible()

  await desk.getByRole('button', { name: 'Stop impersonating' }).click()
  await expect(sign).toHaveCount(0)
  await expect.poll(() => idOf(desk)).not.toBe(person)
  await page.reload()
  await openAdvanced(page)
  await expect(page.getByText('Our team left your account')).toBeVisible()
})
