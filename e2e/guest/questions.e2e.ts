import { expect, test } from '@playwright/test'
import { faults } from '../support/faults.ts'
import { freeHome } from '../support/homes.ts'
import { join, logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'

test("a question about a home is asked on a phone, answered by the team, and published on the home's page", async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const path = await freeHome(page)
  await join(page.context())
  await page.goto(path)
  await ready(page)
  await page.getByRole('link', { name: 'Ask the concierge' }).click()
  await expect(page.getByRole('heading', { name: 'Your questions', level: 1 })).toBeVisible()
  await ready(page)
  await page.getByRole('button', { name: 'Send question' }).click()
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveAttribute('aria-invalid', 'true')
  const question = `Is there a cot for Tom? ${Date.now()}`
  await page.getByRole('textbox', { name: 'Your question' }).fill(question)
  await page.getByRole('button', { name: 'Send question' }).press('Enter')
  const mine = page.getByRole('listitem').filter({ hasText: question })
  await expect(mine.getByText('Waiting for an answer')).toBeVisible()
  expect(await faults(page)).toEqual([])

  const desk = await (await browser.newContext()).newPage()
  await logIn(desk, people.staff, '/staff/questions')
  const card = desk.getByRole('article').filter({ hasText: question })
  await card.getByRole('textbox', { name: 'Answer' }).fill('Yes, in the hall cupboard.')
  // Private unless staff publish it.
  await expect(card.getByRole('textbox', { name: 'Question as published' })).toHaveCount(0)
  await card.getByText('Publish both on the home’s page').click()
  await expect(card.getByRole('textbox', { name: 'Question as published' })).toHaveValue(question)
  const worded = question.replace(' for Tom', '')
  await card.getByRole('textbox', { name: 'Question as published' }).fill(worded)
  expect(await faults(desk)).toEqual([])
  await card.getByRole('button', { name: 'Send answer' }).press('Enter')
  await expect(desk.getByText('Answer saved')).toBeVisible()
  await desk.context().close()

  await page.reload()
  await expect(mine.getByText('Yes, in the hall cupboard.')).toBeVisible()
  const nobody = await (await browser.newContext()).newPage()
  await nobody.goto(path)
  await expect(nobody.locator('#questions').getByText(worded)).toBeVisible()
  await expect(nobody.getByText(question)).toHaveCount(0)
  await nobody.context().close()
})

test('a visitor without an account asks the concierge about a home by email', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(await freeHome(page))
  await ready(page)
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('link', { name: 'Ask the concierge' }).click()
  await expect(page).toHaveURL(/\/contact\?about=/)
  await ready(page)
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue(new RegExp(`^${name}`))
  await message.press('ControlOrMeta+End')
  await message.pressSequentially('Is there a cot?')
  await page.getByLabel('Your name').fill('Nora Field')
  await page.getByLabel('Email').fill('nora.field@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Your message is with our team')).toBeVisible()
})
