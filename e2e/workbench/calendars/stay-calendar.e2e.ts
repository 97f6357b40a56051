import type { Page } from '@playwright/test'
import { expect, finger, story, test } from '../workbench.ts'

const day = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`, ${name}, 2027`) })

test('C792 C793 C795 an arrival, a departure, then a new arrival', async ({ page }) => {
  await story(page, 'calendars-stay-calendar--any-days')
  await day(page, 'June 22').click()
  await expect(page.getByText('Now the day you leave')).toBeVisible()
  await day(page, 'June 29').click()
  await expect(page.getByText('Jun 22nd 2027 – Jun 29th 2027')).toBeVisible()
  await day(page, 'July 2').click()
  await expect(page.getByText('Now the day you leave')).toBeVisible()
  await page.getByRole('button', { name: 'Clear dates' }).click()
  await expect(page.getByText('Choose the day you arrive')).toBeVisible()
})

test('an unavailable day can be a departure day, and nights show their price', async ({ page }) => {
  await story(page, 'calendars-stay-calendar--with-nights')
  await expect(day(page, 'June 22')).toHaveAccessibleName('Tuesday, June 22, 2027, free, 1,450')
  await day(page, 'June 22').click()
  await day(page, 'June 26').click()
  await expect(page.getByText('Jun 22nd 2027 – Jun 26th 2027')).toBeVisible()
})

test('C812 an unavailable day says why, with a nearby stay', async ({ page }) => {
  await story(page, 'calendars-stay-calendar--with-nights')
  await day(page, 'June 24').click()
  await day(page, 'July 1').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Taken from 26 to 29 June. Another party sleeps in between.')
  await page.getByRole('status').getByRole('button', { name: 'Jun 29th to Jul 3rd' }).click()
  await expect(page.getByText('Jun 29th 2027 – Jul 3rd 2027')).toBeVisible()
})

test('hovering an unavailable day shows the reason next to it; a past day needs none', async ({ page }) => {
  await story(page, 'calendars-stay-calendar--with-nights')
  await day(page, 'July 4').hover()
  await expect(page.getByRole('tooltip')).toHaveText('Nobody arrives on 4 July.')
  await day(page, 'June 2').hover()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('stays shorter than the minimum are rejected', async ({ page }) => {
  await story(page, 'calendars-stay-calendar--with-nights')
  await day(page, 'July 20').click()
  await day(page, 'July 22').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Seven nights at least.')
})

test('navigates no further than its months', async ({ page }) => {
  await story(page, 'calendars-stay-calendar--none-free')
  await expect(page.getByRole('button', { name: 'Earlier months' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Later months' })).toBeDisabled()
})

test.describe('on a phone', () => {
  finger('C837 one month at a time, picked with a finger', async ({ page }) => {
    await story(page, 'calendars-stay-calendar--with-nights')
    await expect(page.getByRole('grid')).toHaveCount(1)
    await day(page, 'June 29').tap()
    await page.getByRole('button', { name: 'Later months' }).tap()
    await day(page, 'July 3').tap()
    await expect(page.getByText('Jun 29th 2027 – Jul 3rd 2027')).toBeVisible()
  })
})
