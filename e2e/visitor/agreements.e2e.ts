import { expect, type Page, test } from '@playwright/test'
import { openGate } from '../account/people.ts'
import { faults } from '../support/faults.ts'
import { logIn, people } from '../support/people.ts'

const text = (page: Page, title: string) => page.getByRole('region', { name: `Text of: ${title}` })
const openTerms = async (page: Page) => {
  await openGate(page)
  await page.getByRole('button', { name: 'Create an Account' }).click()
  return page.getByText('By creating an account you agree to')
}

const pages: Record<string, [string, string]> = {
  terms: ['C131', 'Terms of use'],
  'booking-agreement': ['C132', 'Booking agreement'],
  'promotion-agreement': ['C133', 'Promotion agreement'],
  'service-agreement': ['C134', 'Service agreement'],
  'dispute-resolution-center': ['C135', 'Dispute resolution center'],
  'insurance-information': ['C136', 'Insurance information'],
  'privacy-policy': ['C137', 'Privacy policy'],
  'android-privacy-policy': ['C138', 'App privacy policy'],
  concierge: ['C139', 'Concierge terms'],
  'cancellation-policy': ['C140', 'Cancellation policy'],
  'nys-disclosure': ['C141', 'New York State disclosure'],
  'service-fee': ['C142', 'Service fee'],
  mandates: ['C143', 'Payment mandates'],
}
test.describe('agreement pages', () => {
  for (const [type, [id, title]] of Object.entries(pages))
    test(`${id} /terms/${type} is a page`, { tag: '@release' }, async ({ page }) => {
      expect((await page.goto(`/terms/${type}`))?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
      await expect(page).toHaveTitle(`${title} | Porchlight`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/terms/${type}$`))
      await expect(text(page, title)).toContainText('Porchlight Homes LLC')
    })

  test('C7 C45 C130 /terms without a type shows the terms; an unknown type is not found', async ({ page }) => {
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible()
    await expect(page.getByText('Effective Oct 31, 2026').first()).toBeVisible()
    expect((await page.goto('/terms/cookies'))?.status()).toBe(404)
    expect((await page.goto('/terms/terms?version=99'))?.status()).toBe(404)
    expect((await page.goto('/compliance?document=cookies'))?.status()).toBe(404)
  })

  test('C126 /compliance states our commitments and links to every document', { tag: '@release' }, async ({ page }) => {
    await page.goto('/compliance')
    await expect(page.getByRole('heading', { name: 'Compliance', level: 1 })).toBeVisible()
    const documents = page.getByRole('navigation', { name: 'All documents' })
    await expect(documents.getByRole('link')).toHaveCount(20)
    await documents.getByRole('link', { name: 'Pool policy' }).click()
    await expect(page).toHaveURL(/\/compliance\?document=pool-policy$/)
    await expect(page.getByRole('heading', { name: 'Pool policy', level: 1 })).toBeVisible()
    await expect(documents.getByRole('link', { name: 'Pool policy' })).toHaveAttribute('aria-current', 'page')
  })

  test('the table of contents links to its sections', { tag: '@release' }, async ({ page, isMobile }) => {
    await page.goto('/terms/privacy-policy')
    if (isMobile) await page.getByText('On this page').filter({ visible: true }).click()
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: '8. Children' }).click()
    await expect(page).toHaveURL(/#8-children$/)
    await expect(page.getByRole('heading', { name: '8. Children' })).toBeInViewport()
  })

  test('the print version contains only the document', { tag: '@release' }, async ({ page }) => {
    await page.goto('/terms')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Terms of use', level: 1 })).toBeVisible()
    await expect(page.getByText(/Text fingerprint/)).toBeVisible()
    for (const hidden of ['All documents', 'On this page'])
      await expect(page.getByRole('navigation', { name: hidden })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  })

  test('in another language the frame is translated, and the English text is marked as binding', {
    tag: '@release',
  }, async ({ page }) => {
    await page.goto('/terms?language=de')
    await expect(page.getByText('der englische Text gilt')).toBeVisible()
    await expect(page.getByText('Gültig ab 1. Nov. 2026').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Text: Terms of use' })).toHaveAttribute('lang', 'en')
  })

  test('axe finds no issues on a page and in the dialog, in light, dark, and on a phone', async ({ page }) => {
    const clean = async () => expect(await faults(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/terms/service-fee')
      await clean()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/compliance')
    await clean()
    const terms = await openTerms(page)
    await terms.getByRole('link', { name: 'Concierge Terms' }).click()
    await expect(text(page, 'Concierge terms')).toBeVisible()
    await clean()
  })
})

test.describe('agreements in dialogs', () => {
  test('agreement-modals.1 agreement-modals.2 agreement-modals.3 C46 C62 C758 C760 links stack agreements; each closes to the one below, by keyboard', async ({
    page,
  }) => {
    const terms = await openTerms(page)
    await page.getByLabel('First name').fill('Ada')
    const link = terms.getByRole('link', { name: 'Privacy Policy' })
    await link.focus()
    await page.keyboard.press('Enter')
    const privacy = page.getByRole('dialog', { name: 'Privacy policy' })
    await expect(privacy).toBeVisible()
    await privacy.getByRole('button', { name: 'Close' }).last().press('Enter')
    await expect(privacy).toBeHidden()
    await expect(link).toBeFocused()

    await terms.getByRole('link', { name: 'Terms', exact: true }).click()
    const use = page.getByRole('dialog', { name: 'Terms of use' })
    const disputes = use.getByRole('link', { name: 'Dispute Resolution Center' })
    await disputes.focus()
    await page.keyboard.press('Enter')
    const center = page.getByRole('dialog', { name: 'Dispute resolution center' })
    await expect(center).toBeVisible()
    await expect(use).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(center).toBeHidden()
    await expect(use).toBeVisible()
    await expect(disputes).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(use).toBeHidden()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page).toHaveURL(/\/account$/)
  })

  test('C764 an agreement is fetched once, however often it opens', { tag: '@release' }, async ({ page }) => {
    let requests = 0
    page.on('request', (request) => {
      if (request.url().includes('content/agreements/promotion-agreement')) requests += 1
    })
    const terms = await openTerms(page)
    for (let times = 0; times < 3; times++) {
      await terms.getByRole('link', { name: 'Promotion Agreement' }).click()
      await expect(text(page, 'Promotion agreement')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    expect(requests).toBe(1)
  })

  test('agreement-viewer.1 C755 C759 the dialog prints only the agreement; its frame takes 60% of the window', {
    tag: '@release',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {}
    })
    await page.setViewportSize({ width: 1000, height: 1000 })
    const terms = await openTerms(page)
    await terms.getByRole('link', { name: 'Booking Agreement' }).click()
    const frame = text(page, 'Booking agreement')
    await expect(frame).toBeVisible()
    expect(Math.round(((await frame.boundingBox())?.height ?? 0) / 10)).toBe(60)
    await page.getByRole('button', { name: 'Print' }).click()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: 'Booking agreement', level: 1 })).toBeVisible()
    await expect(page.getByText(/Version 1, effective .*SHA-256/)).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('menu links open the page, and Ctrl-click opens a new tab', { tag: '@release' }, async ({ page, context }) => {
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' }).click()
    await expect(page).toHaveURL(/\/terms\/privacy-policy$/)
    const tab = context.waitForEvent('page')
    await text(page, 'Privacy policy')
      .getByRole('link')
      .first()
      .or(page.getByRole('link', { name: 'Compliance' }).first())
      .first()
      .click({ modifiers: ['ControlOrMeta'] })
    await (await tab).close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('a guest creates a link to the agreement: anyone with it can read only the agreement', async ({
  page,
  browser,
}) => {
  await logIn(page, people.guest, '/travelers')
  await page.getByRole('link', { name: 'View stay', exact: true }).click()
  await page
    .getByRole('main')
    .getByRole('button', { name: /agreement/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Share agreement' }).click()
  const link = page.getByRole('link', { name: /\/terms\/booking-us-open\/\d+\// })
  const address = (await link.getAttribute('href')) ?? ''
  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(address)
  await expect(stranger.getByRole('heading', { name: 'Booking agreement', level: 1 })).toBeVisible()
  await expect(stranger.getByText(/^Signed by .+/)).toBeVisible()
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await faults(stranger)).toEqual([])
  expect((await stranger.goto(`${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`))?.status()).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('C760 the same links open pages, and every document can be read', async ({ page }) => {
    await page.goto('/terms/service-fee')
    await text(page, 'Service fee').getByRole('link', { name: 'Cancellation Policy' }).click()
    await expect(page).toHaveURL(/\/terms\/cancellation-policy$/)
    await expect(text(page, 'Cancellation policy')).toContainText('Plans change.')
  })
})
