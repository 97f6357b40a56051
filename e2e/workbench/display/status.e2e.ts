import { expect, story, test } from '../workbench.ts'

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

test('an expired hold is announced once', async ({ page }) => {
  await story(page, 'display-hold-clock--runs-out')
  await expect(page.getByRole('status').filter({ hasText: 'the nights are open again' })).toBeAttached()
  await expect(page.getByRole('timer')).toHaveText('0:00')
  await story(page, 'display-hold-clock--five-minutes')
  await expect(page.getByRole('status').filter({ hasText: '5 minutes left' })).toBeAttached()
})
