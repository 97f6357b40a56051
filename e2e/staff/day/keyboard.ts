import { expect, type Locator, type Page } from '@playwright/test'

const describeFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at
      ? `${at.tagName.toLowerCase()} "${(at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40)}"`
      : 'nothing'
  })

/** The focused element looks different from its unfocused state: an outline, a ring, or a border. */
const seesFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!(at instanceof HTMLElement) || at === document.body) return false
    const drawn = (element: Element | null, part?: '::after'): boolean => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element, part)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
    }
    // A link that fills its row draws the outline around the row.
    return drawn(at) || drawn(at, '::after') || drawn(at.parentElement) || drawn(at.nextElementSibling)
  })

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Actions of a person without a pointer: tab, press, and type into the focused element. */
export const keyboardOn = (page: Page) => {
  /** Tabs to the element in a reasonable number of presses, and checks that the focus is visible. */
  const walkTo = async (target: Locator, most = 40, key = 'Tab') => {
    await expect(target).toBeVisible()
    const passed: string[] = []
    while (!(await hasFocus(target))) {
      passed.push(await describeFocus(page))
      if (passed.length > most)
        throw new Error(`${target} is not reached within ${most} × ${key}:\n${passed.join('\n')}`)
      await page.keyboard.press(key)
    }
    expect(await seesFocus(page), `the focus on ${target} is visible`).toBe(true)
  }
  return {
    walkTo,
    press: (key: string) => page.keyboard.press(key),
    /** Tabs to a link or button and presses it. */
    open: async (target: Locator, most?: number, key?: string) => {
      await walkTo(target, most, key)
      await page.keyboard.press('Enter')
    },
    /** Replaces a field's content. */
    type: async (target: Locator, text: string, most?: number) => {
      await walkTo(target, most)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    /** ⌘K, text, Enter: the first result opens. */
    find: async (text: string, result: RegExp) => {
      const field = page.getByRole('textbox', { name: 'What are you looking for?' })
      await expect(async () => {
        if (!(await field.isVisible())) await page.keyboard.press('ControlOrMeta+k')
        await expect(field).toBeFocused({ timeout: 3_000 })
      }).toPass()
      // Pressing the key twice reopens the search, empty.
      await expect(async () => {
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
        await expect(field).toHaveValue(text, { timeout: 1_000 })
        await expect(page.getByRole('status').filter({ hasText: `for ${text}` })).toBeAttached({ timeout: 3_000 })
      }).toPass()
      await expect(page.locator('a[data-found]').first()).toHaveAccessibleName(result)
      await page.keyboard.press('Enter')
      await expect(field).toHaveCount(0)
    },
  }
}
