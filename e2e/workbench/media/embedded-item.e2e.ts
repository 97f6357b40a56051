import { expect, finger, story, test } from '../workbench.ts'

test('a tour is a picture first and loads in the page when pressed', async ({ page }) => {
  const requests: string[] = []
  await page.route('https://tours.example/**', (route) => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Tour</title><h1>Fourteen rooms</h1>' })
  })
  await story(page, 'media-embedded-item--tour')
  await page.waitForTimeout(300)
  expect(requests).toEqual([])
  await page.getByRole('button', { name: /Walk through Fernley.*Start the tour/ }).press('Enter')
  const frame = page.getByTitle('Walk through Fernley')
  await expect(frame).toBeFocused()
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(frame.contentFrame().getByRole('heading', { name: 'Fourteen rooms' })).toBeVisible()
  expect(requests).toEqual(['https://tours.example/show/?m=fernley'])
})

test("a tour from a host that isn't allowed opens in its own page", async ({ page }) => {
  await story(page, 'media-embedded-item--tour-elsewhere')
  const link = page.getByRole('link', { name: /Walk through Fernley.*Open the tour/ })
  await expect(link).toHaveAttribute('href', 'https://tours.example/show/?m=fernley')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('an address that would run code leads nowhere', async ({ page }) => {
  await story(page, 'media-embedded-item--unsafe-address')
  await expect(page.getByText('Walk through Fernley')).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
})

test('a PDF opens in place from an allowed host, otherwise as a link', async ({ page }) => {
  await page.route('https://files.example/**', (route) => route.fulfill({ contentType: 'text/html', body: 'plan' }))
  await story(page, 'media-embedded-item--pdf-in-place')
  await page.getByRole('button', { name: /Show the plan/ }).click()
  await expect(page.getByTitle('The plan of Fernley')).toHaveAttribute('src', 'https://files.example/plan.pdf')
  await story(page, 'media-embedded-item--pdf')
  await expect(page.getByRole('link', { name: /Open the PDF/ })).toHaveAttribute('href', '/plan.pdf')
})

finger('a tour is started by a tap', async ({ page }) => {
  await page.route('https://tours.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Tour</title><h1>Fourteen rooms</h1>' }),
  )
  await story(page, 'media-embedded-item--tour')
  await page.getByRole('button', { name: /Walk through Fernley.*Start the tour/ }).tap()
  await expect(page.getByTitle('Walk through Fernley').contentFrame().getByRole('heading')).toBeVisible()
})
