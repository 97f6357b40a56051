import { expect, test } from '@playwright/test'
import { faults } from '../../support/faults.ts'
import { pathsFound, weekQuery } from '../../support/homes.ts'
import { join, logIn, people } from '../../support/people.ts'
import { ready } from '../../support/ready.ts'
import { stepsOn } from './steps.ts'

test('jobs 13, 14, 15, 38: staff answer messages and questions from the first page, and see what failed', async ({
  page,
  browser,
}) => {
  const guest = await browser.newContext()
  const { call } = await join(guest, { firstName: 'Leocadia', lastName: 'Brandt' })
  await call('POST', 'conversations/team', { text: 'Does the ferry take bicycles?' })
  const asking = await guest.newPage()
  const [path = ''] = await pathsFound(asking, weekQuery)
  await asking.goto(path)
  await ready(asking)
  await asking.getByRole('link', { name: 'Ask the concierge' }).click()
  const question = `Is the attic heated? ${Date.now()}`
  await asking.getByRole('textbox', { name: 'Your question' }).fill(question)
  await asking.getByRole('button', { name: 'Send question' }).click()
  await expect(asking.getByText('Waiting for an answer').first()).toBeVisible()

  await logIn(page, people.staff, '/staff')
  const message = stepsOn(page)
  await message.click(page.getByRole('link', { name: /^Reply: .*Leocadia Brandt/ }))
  await expect(page.getByText('Does the ferry take bicycles?').first()).toBeVisible()
  await page.getByLabel('Your message').fill('Yes, eight at a time.')
  expect(await faults(page)).toEqual([])
  // The page shows the reply before it is stored; the guest writes again after that.
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/staff\/conversations\/\d+$/.test(response.url()),
  )
  await message.click(page.getByRole('button', { name: 'Send', exact: true }))
  await stored
  await expect(page.getByText('Yes, eight at a time.').first()).toBeVisible()
  message.within(2)

  await call('POST', 'conversations/team', { text: 'And a tandem?' })
  await page.goto('/staff')
  await ready(page)
  const template = stepsOn(page)
  await template.click(page.getByRole('link', { name: /^Reply: .*Leocadia Brandt/ }))
  await page.getByLabel('Insert a template').selectOption({ label: 'We will get back to you' })
  await expect(page.getByLabel('Your message')).toHaveValue(/^Hello Leocadia, thank you for your message/)
  await template.click(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByText(/^Hello Leocadia, thank you/).first()).toBeVisible()
  // Selecting a template counts as a step.
  template.within(3 - 1)

  await page.goto('/staff')
  await ready(page)
  const answer = stepsOn(page)
  await answer.click(page.getByRole('link', { name: new RegExp(`^Answer: .*${question.slice(-13)}`) }))
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, by the same boiler.')
  await expect(page.getByRole('textbox', { name: 'Question as published' })).toHaveCount(0)
  await answer.click(page.getByRole('button', { name: 'Send answer' }))
  await expect(page.getByText('Answer saved')).toBeVisible()
  answer.within(2)
  await asking.reload()
  await expect(asking.getByText('Yes, by the same boiler.')).toBeVisible()

  await call('POST', 'feedback', { text: `Booking was easy. ${question}` })
  await page.goto('/staff')
  await ready(page)
  // Feedback, bug reports, and failed jobs are in the same list.
  const feedback = stepsOn(page)
  await feedback.click(page.getByRole('link', { name: 'Inbox', exact: true }).first())
  await feedback.click(page.getByRole('link', { name: /Booking was easy\./ }).first())
  await expect(page.getByLabel('What was done')).toBeVisible()
  feedback.within(2)
})
