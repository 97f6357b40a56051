import { expect, test } from '@playwright/test'
import type { HomeSetup } from '@porchlight/contract'
import { caller } from '../support/caller.ts'
import { faults } from '../support/faults.ts'
import { onAPhone } from '../support/on-a-phone.ts'
import { logIn, people } from '../support/people.ts'
import { ready } from '../support/ready.ts'
import { ownHomes } from './owner.ts'

test('C177 an owner shares the home sheet with or without the address', async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/properties')
  const bare = page.getByRole('link', { name: /^Home sheet for .*, without address$/ }).first()
  const name = ((await bare.getAttribute('aria-label')) ?? '').replace(/^Home sheet for |, without address$/g, '')
  const withAddress = page.getByRole('link', { name: `Home sheet with address: ${name}` })
  const links = await Promise.all([bare.getAttribute('href'), withAddress.getAttribute('href')])

  // A shared link needs no login.
  const guest = await browser.newPage()
  await guest.goto(links[0] ?? '')
  await expect(guest.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(guest.getByRole('heading', { name: 'Address' })).toHaveCount(0)
  await expect(guest.getByRole('img', { name: `QR code for dates and prices at ${name}` })).toBeVisible()
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await guest.goto(links[1] ?? '')
  await expect(guest.getByRole('heading', { name: 'Address' })).toBeVisible()
  expect(await faults(guest)).toEqual([])
  await onAPhone(guest)
  expect((await guest.goto(`${links[0]}x`))?.status()).toBe(404)
  await guest.close()
})

test('only the owner can preview a home without the hash', { tag: '@release' }, async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/properties')
  const link = page.getByRole('link', { name: /^Home sheet for .*, without address$/ }).first()
  const name = ((await link.getAttribute('aria-label')) ?? '').replace(/^Home sheet for |, without address$/g, '')
  const id = /\/(\d+)\//.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  expect((await page.goto(`/preview-property/${id}`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Preview')).toBeVisible()
  const guest = await browser.newPage()
  expect((await guest.goto(`/preview-property/${id}`))?.status()).toBe(404)
  await logIn(guest, people.guest, '/travelers')
  expect((await guest.goto(`/preview-property/${id}`))?.status()).toBe(404)
})

test('a preview link shows the home as it will look, without booking; a wrong hash opens nothing', {
  tag: '@release',
}, async ({ page, browser }) => {
  await logIn(page, people.owner, '/owners/properties')
  const [home] = await ownHomes(page)
  const setup = await caller(page.request)<HomeSetup>('GET', `owners/properties/${home?.id}/setup`)
  const path = `/preview-property/${home?.id}/${setup.home.previewHash}`
  const friend = await browser.newPage({ viewport: { width: 390, height: 844 } })
  expect((await friend.goto(path))?.status()).toBe(200)
  await expect(friend.getByRole('heading', { name: home?.name ?? '', level: 1 })).toBeVisible()
  await expect(friend.getByText('Preview')).toBeVisible()
  await expect(friend.getByRole('link', { name: /^(Book|Ask for) these nights/ })).toHaveCount(0)
  await ready(friend)
  expect(await faults(friend)).toEqual([])
  expect((await friend.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`))?.status()).toBe(404)
  expect(await faults(friend)).toEqual([])
})
