import { reach } from '../touch.ts'
import { expect, finger, story, test } from '../workbench.ts'

test('arrows open it and move through it, letters find an entry, Escape returns', async ({ page }) => {
  await story(page, 'actions-menu--account')
  const trigger = page.getByRole('button', { name: 'Account of Edith Marlowe' })
  await trigger.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Your trips' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Owner’s desk' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: 'Your trips' })).toBeFocused()
  await page.keyboard.type('my')
  await expect(page.getByRole('link', { name: 'My account' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'My account' })).toBeHidden()
  await expect(trigger).toBeFocused()
})

test('the up arrow opens it at the end, Enter at the start', async ({ page }) => {
  await story(page, 'actions-menu--account')
  const trigger = page.getByRole('button', { name: 'Account of Edith Marlowe' })
  await trigger.press('ArrowUp')
  await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await trigger.press('Enter')
  await expect(page.getByRole('link', { name: 'Your trips' })).toBeFocused()
})

test('it is anchored to its button, however it was opened', async ({ page }) => {
  await story(page, 'actions-menu--from-the-start')
  const trigger = page.getByRole('button', { name: 'Currency: USD' })
  const placed = async () => {
    const [button, entry] = [await trigger.boundingBox(), await page.getByRole('link', { name: 'Euro' }).boundingBox()]
    return { below: (entry?.y ?? 0) > (button?.y ?? 0), start: Math.abs((entry?.x ?? 0) - (button?.x ?? 0)) < 24 }
  }
  await trigger.press('ArrowDown')
  expect(await placed()).toEqual({ below: true, start: true })
  await page.keyboard.press('Escape')
  await trigger.click()
  expect(await placed()).toEqual({ below: true, start: true })
})

test('pressing an entry closes it', async ({ page }) => {
  await story(page, 'actions-menu--account')
  await page.getByRole('button', { name: 'Account of Edith Marlowe' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your trips' })).toBeHidden()
})

test('a long menu scrolls inside the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await story(page, 'actions-menu--many')
  await page.getByRole('button', { name: 'Town' }).press('ArrowUp')
  const last = page.getByRole('link', { name: 'Town 24' })
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport()
})

finger('a tap opens it, its entries have 44 px, and a tap takes one', async ({ page }) => {
  await story(page, 'actions-menu--account')
  await page.getByRole('button', { name: 'Account of Edith Marlowe' }).tap()
  const out = page.getByRole('button', { name: 'Log out' })
  expect(await reach(page.getByRole('link', { name: 'Your trips' }))).toBeGreaterThanOrEqual(44)
  expect(await reach(out)).toBeGreaterThanOrEqual(44)
  await out.tap()
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(out).toBeHidden()
})
