import type { Locator, Page } from '@playwright/test'

/** The first amount in a text, in cents. */
export const cents = (text: string | null): number =>
  Number((/\$([\d,]+\.\d\d)/.exec(text ?? '')?.[1] ?? '').replaceAll(/\D/g, ''))

/** Selects another departure in the change dialog, using only the keyboard. */
export const leaveOn = async (page: Page, dialog: Locator, date: string) => {
  await dialog.getByRole('textbox', { name: 'Check-out' }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(date)
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Show price' }).press('Enter')
}
