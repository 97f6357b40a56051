import { alone, expect, finger, story, test } from '../workbench.ts'

test('pins are named buttons; hovering or focusing one highlights it, pressing it reports it', async ({ page }) => {
  await story(page, 'display-map--pins')
  await expect(page.getByRole('region', { name: 'Map of the homes found' })).toBeVisible()
  const windrow = page.getByRole('button', { name: 'Windrow for $9,800' })
  await windrow.hover()
  await expect(windrow).toHaveAttribute('data-lit')
  await windrow.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Pressed 3' })).toBeVisible()
})

test('a pin covered by another is a dot until it is highlighted', async ({ page }) => {
  await story(page, 'display-map--pins')
  const under = page.getByRole('button', { name: 'Saltgrass for $4,140' })
  await expect.poll(async () => (await under.boundingBox())?.width).toBeLessThan(20)
  await under.focus()
  await expect.poll(async () => (await under.boundingBox())?.width).toBeGreaterThan(60)
})

test('moving the map reports where it went, with the mouse and with the keyboard', async ({ page }) => {
  await story(page, 'display-map--pins')
  const map = page.getByRole('region', { name: 'Map of the homes found' })
  await expect(page.getByRole('button', { name: 'Gull House for $6,320' })).toBeVisible()
  await expect(page.getByText('Moved to')).toHaveCount(0)
  const box = await map.boundingBox()
  if (!box) throw new Error('the map is not in view')
  await page.mouse.move(box.x + 300, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + 180, box.y + 80, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByText('Moved to')).toBeVisible()
  const before = await page.getByText('Moved to').textContent()
  await map.focus()
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Moved to')).not.toHaveText(before ?? '')
})

test('a cluster opens when pressed', async ({ page }) => {
  await story(page, 'display-map--clusters')
  await page.getByRole('button', { name: '24 homes here. Zoom in' }).click()
  await expect(page.getByText('Moved to')).toBeVisible()
})

test("a home's pin moves by arrow keys and by mouse, and keeps the focus", async ({ page }) => {
  await story(page, 'display-map--place')
  const pin = page.getByRole('button', { name: 'The home: drag it, or move it with the arrow keys' })
  await pin.focus()
  await pin.press('ArrowUp')
  await expect(page.getByText('40.25009, -71.42', { exact: true })).toBeVisible()
  await pin.press('Shift+ArrowRight')
  await expect(page.getByText('40.25009, -71.418823', { exact: true })).toBeVisible()
  await expect(pin).toBeFocused()
  const box = await pin.boundingBox()
  if (!box) throw new Error('the pin is not in view')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height - 12)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height + 40, { steps: 6 })
  await page.mouse.up()
  await expect(page.getByText('40.25009, -71.418823', { exact: true })).toHaveCount(0)
})

test('a map without its style says so and retries', async ({ page }) => {
  await story(page, 'display-map--failed')
  await expect(page.getByRole('alert')).toContainText('The map could not be drawn.')
  const request = page.waitForRequest('**/no-such-style.json')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await request
  await expect(page.getByRole('alert')).toBeVisible()
})

alone(
  "C513 C534 a map that hasn't loaded in ten seconds has failed, and still appears if it arrives later",
  async ({ page }) => {
    let answer = () => {}
    const late = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/no-such-style.json', async (route) => {
      await late
      await route.fulfill({ json: { version: 8, sources: {}, layers: [] } })
    })
    await page.clock.install()
    const request = page.waitForRequest('**/no-such-style.json')
    await story(page, 'display-map--failed')
    await request
    await page.clock.runFor(9_000)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(1_500)
    await expect(page.getByRole('alert')).toContainText('The map could not be drawn.')
    answer()
    await expect(page.getByRole('region', { name: 'Map of the homes found' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

alone("C513 a map whose script doesn't load has failed too", async ({ page }) => {
  await page.route('**/map-box*', () => {})
  await page.clock.install()
  const request = page.waitForRequest('**/map-box*')
  await story(page, 'display-map--pins')
  await request
  await page.clock.runFor(9_000)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.clock.runFor(1_500)
  await expect(page.getByRole('alert')).toContainText('The map could not be drawn.')
})

test('the map uses the given texts', async ({ page }) => {
  await story(page, 'display-map--area')
  await expect(page.getByRole('region', { name: 'Map of Saltgrass' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible()
})

finger('a pin is tapped, and so are the buttons that come nearer', async ({ page }) => {
  await story(page, 'display-map--pins')
  await page.getByRole('button', { name: 'Windrow for $9,800' }).tap()
  await expect(page.getByRole('status').filter({ hasText: 'Pressed 3' })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom in' }).tap()
  await expect(page.getByText('Moved to')).toBeVisible()
})
