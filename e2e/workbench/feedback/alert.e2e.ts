import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('C788 C852 an alert is a warning by default', async ({ page }) => {
  await story(page, 'feedback-alert--default')
  const alert = page.getByText('Your account requires two factors authorization.').locator('..').locator('..')
  const announced = await alert.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--warning-soft)'
    const warning = getComputedStyle(probe).color
    probe.remove()
    return { ground: getComputedStyle(element).backgroundColor, warning }
  })
  expect(announced.ground).toBe(announced.warning)
})

test('a dismissible alert has a button to dismiss it', async ({ page }) => {
  await story(page, 'feedback-alert--dismissable')
  await page.getByRole('button', { name: 'Dismiss' }).press('Enter')
  await expect(page.getByText('Put away.')).toBeVisible()
})

test('the loading indicator says in words what is loading', async ({ page }) => {
  await story(page, 'feedback-skeleton--cards')
  await expect(page.getByRole('status').filter({ hasText: 'Loading homes' })).toHaveAttribute('aria-busy', 'true')
})

test('the progress line is five pixels high', async ({ page }) => {
  await story(page, 'feedback-progress-line--on-its-way')
  expect((await page.getByRole('progressbar', { name: 'Loading' }).boundingBox())?.height).toBe(5)
})

finger('it is put away by a tap', async ({ page }) => {
  await story(page, 'feedback-alert--dismissable')
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  expect(await reach(dismiss)).toBeGreaterThanOrEqual(44)
  await dismiss.tap()
  await expect(page.getByText('Put away.')).toBeVisible()
})
