import { expect, finger, story, test } from '../workbench.ts'

for (const [id, now] of [
  ['progress', '42'],
  ['progress-done', '100'],
  ['progress-below-nothing', '0'],
  ['progress-beyond-the-end', '100'],
] as const)
  test(`C787 C816 progress-clamp: the bar of the story "${id}" is ${now} hundredths full and says so`, async ({
    page,
  }) => {
    await story(page, `display-status--${id}`)
    const bar = page.getByRole('progressbar', { name: 'Uploading' })
    await expect(bar).toHaveAttribute('aria-valuenow', now)
    const shares = () =>
      bar.evaluate(({ clientWidth, firstElementChild }) => (100 * (firstElementChild?.clientWidth ?? 0)) / clientWidth)
    await expect.poll(shares).toBeCloseTo(Number(now), 0)
  })

test('C816 progress-clamp: a meter past its maximum is full', async ({ page }) => {
  await story(page, 'display-status--meters')
  await expect(page.getByRole('meter', { name: 'Held at the end' })).toHaveAttribute('aria-valuenow', '100')
  await expect(page.getByRole('meter', { name: 'Gross occupancy' })).toHaveAttribute('aria-valuenow', '42')
})

test('C773 a given rating is stated in words', async ({ page }) => {
  await story(page, 'display-star-rating--given')
  await expect(page.getByRole('img', { name: '4.6 of 5' })).toBeVisible()
})

test('steps show which one is current, and link back to completed ones', async ({ page }) => {
  await story(page, 'display-steps--three')
  const steps = page.getByRole('list', { name: 'Booking' }).getByRole('listitem')
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
  await steps.nth(0).getByRole('link', { name: 'Done: Who' }).press('Enter')
  await expect(page).toHaveURL(/#who$/)
})

test('an expired hold is announced once', async ({ page }) => {
  await story(page, 'display-hold-clock--runs-out')
  await expect(page.getByRole('status').filter({ hasText: 'the nights are open again' })).toBeAttached()
  await expect(page.getByRole('timer')).toHaveText('0:00')
  await story(page, 'display-hold-clock--five-minutes')
  await expect(page.getByRole('status').filter({ hasText: '5 minutes left' })).toBeAttached()
})

finger('a tap leads back to a step that is done', async ({ page }) => {
  await story(page, 'display-steps--ten')
  const steps = page.getByRole('list', { name: 'Setting up the home' }).getByRole('listitem')
  await expect(steps).toHaveCount(10)
  await page.setViewportSize({ width: 800, height: 900 })
  await story(page, 'display-steps--three')
  await page.getByRole('link', { name: 'Done: Who' }).tap()
  await expect(page).toHaveURL(/#who$/)
})

for (const width of [800, 1000, 1440])
  test(`the names of ten steps do not run together at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await story(page, 'display-steps--ten')
    const steps = await page.getByRole('list', { name: 'Setting up the home' }).getByRole('listitem').all()
    for (const step of steps)
      expect(await step.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0)
  })
