import { expect, test } from '@playwright/test'
import { searchPath } from '../support/homes.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { phoneOf } from './support/phone.ts'

test.use({ serviceWorkers: 'allow' })

const methods = (calls: { plugin: string; method: string }[]) =>
  calls.map(({ plugin, method }) => `${plugin}.${method}`)

test('C552 the back button closes what is open, goes back, and on the first page leaves the app in its current state', {
  tag: '@release',
}, async ({ context, page }) => {
  const { device, tell } = await phoneOf(context)
  const pressBack = () => tell(page, 'App', 'backButton', { canGoBack: true })
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await ready(page)
  const menu = page.getByRole('button', { name: /menu/i }).first()
  await menu.click()
  const open = page.locator(':popover-open, [role="dialog"]')
  await expect(open.first()).toBeVisible()
  await pressBack()
  await expect(open).toHaveCount(0)
  await expect(page).toHaveURL('/')

  await page.evaluate((path) => {
    const router = (window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } })
      .__reactRouterDataRouter
    return router.navigate(path)
  }, searchPath)
  await expect(page).toHaveURL(searchPath)
  await pressBack()
  await expect(page).toHaveURL('/')
  expect(methods(device.calls)).not.toContain('App.minimizeApp')
  await pressBack()
  await expect.poll(() => methods(device.calls)).toContain('App.minimizeApp')
  await expect(page).toHaveURL('/')
})

test('C381 C869 logging out restarts the app', { tag: '@release' }, async ({ context, page }) => {
  await phoneOf(context)
  await logIn(page, people.owner, '/owners')
  await page.evaluate(() => Object.assign(window, { before: true }))
  await page.locator('.console-who').click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
})
