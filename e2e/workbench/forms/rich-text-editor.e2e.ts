import type { Page } from '@playwright/test'
import { sanitiseRichText } from '../../../apps/server/src/kernel/rich-text.ts'
import { expect, finger, story, test } from '../workbench.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Welcome letter' })
const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const html = async (page: Page) => (await page.locator('output').textContent()) ?? ''
const open = async (page: Page, id: string) => {
  await story(page, `forms-rich-text-editor--${id}`)
  await expect(editor(page)).toBeVisible()
}
const paste = async (page: Page, pasted: string) => {
  await editor(page).focus()
  await editor(page).evaluate((text, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', data)
    text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)
}

test('a formatted message is written with the keyboard alone: shortcuts, lists, headings, undo', async ({ page }) => {
  await open(page, 'empty')
  await editor(page).focus()
  await page.keyboard.press('Control+Alt+2')
  await page.keyboard.type('Arrival')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The lamp is ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('lit')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- gate')
  await page.keyboard.press('Enter')
  await page.keyboard.type('hall')
  await expect
    .poll(() => html(page))
    .toBe('<h2>Arrival</h2><p>The lamp is <strong>lit</strong></p><ul><li><p>gate</p></li><li><p>hall</p></li></ul>')
  await page.keyboard.press('Control+z')
  await expect.poll(() => html(page)).not.toContain('hall')
})

test('the toolbar is one tab stop, arrows move within it, and its buttons show what is active', async ({ page }) => {
  await open(page, 'filled')
  await page.keyboard.press('Tab')
  await expect(tool(page, 'Bold')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading')).toBeFocused()
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'false')
  await expect(tool(page, 'Heading')).toBeFocused()
  await expect.poll(() => html(page)).toMatch(/^<p>Arriving after dark<\/p>/)
  await page.keyboard.press('Tab')
  await expect(editor(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Heading')).toBeFocused()
})

test('after a toolbar press, the focus returns to the text with its selection', async ({ page }) => {
  await open(page, 'empty')
  await editor(page).click()
  await page.keyboard.type('lamp')
  await editor(page).press('Control+a')
  await tool(page, 'Italic').click()
  await expect(editor(page)).toBeFocused()
  await expect.poll(() => html(page)).toBe('<p><em>lamp</em></p>')
  await tool(page, 'Quotation').click()
  await tool(page, 'List with numbers').click()
  await expect.poll(() => html(page)).toContain('<ol><li><p><em>lamp</em></p></li></ol>')
  await tool(page, 'Undo').click()
  await expect.poll(() => html(page)).not.toContain('<ol>')
  await tool(page, 'Redo').click()
  await expect.poll(() => html(page)).toContain('<ol>')
})

test('C818 link-input a link is set, changed, and removed; an empty or harmful address is not accepted', async ({
  page,
}) => {
  await open(page, 'empty')
  await editor(page).click()
  await page.keyboard.type('terms')
  await page.keyboard.press('Control+a')
  await tool(page, 'Link').click()
  const panel = page.getByRole('dialog', { name: 'Link' })
  const url = panel.getByRole('textbox', { name: 'Link URL' })
  await expect(url).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(url).toHaveAccessibleDescription('Link URL must not be empty.')
  await url.fill('javascript:alert(1)')
  await panel.getByRole('button', { name: 'Set the link' }).click()
  await expect(url).toHaveAccessibleDescription(/A link begins with/)
  await url.fill('/terms')
  await page.keyboard.press('Enter')
  await expect(panel).toBeHidden()
  await expect.poll(() => html(page)).toBe('<p><a href="/terms">terms</a></p>')
  await editor(page).press('End')
  await page.keyboard.press('ArrowLeft')
  await tool(page, 'Link').click()
  await expect(url).toHaveValue('/terms')
  await panel.getByRole('button', { name: 'Remove it' }).click()
  await expect.poll(() => html(page)).toBe('<p>terms</p>')
})

test('without a selection, a link is inserted as its own address', async ({ page }) => {
  await open(page, 'empty')
  await tool(page, 'Link').click()
  await page.getByRole('textbox', { name: 'Link URL' }).fill('https://example.com')
  await page.keyboard.press('Enter')
  await expect.poll(() => html(page)).toBe('<p><a href="https://example.com">https://example.com</a></p>')
})

test('pasting keeps allowed formatting and drops the rest; the server changes none of it', async ({ page }) => {
  await open(page, 'empty')
  await paste(
    page,
    [
      '<h1 style="color:red">Big</h1><h2 class="x" onclick="alert(1)">Two</h2><script>alert(1)</script>',
      '<p style="text-align:center">one<br>two &amp; "three" &nbsp; <b>b</b><i>i</i><u>u</u><s>s</s><code>c</code></p>',
      '<ol start="7" type="a"><li>seven</li><li><p>eight</p><ul><li>nested</li></ul></li></ol>',
      '<p><a href="javascript:alert(1)">bad</a> <a href="/terms" target="_blank" title="t">good</a></p>',
      '<a href="https://example.com/?a=1&amp;b=%22%3C">query</a><img src=x onerror=alert(1)><iframe src="//x"></iframe>',
      '<blockquote><p>quoted</p></blockquote><pre>pre</pre><hr><table><tr><td>cell</td></tr></table>',
    ].join(''),
  )
  await expect.poll(() => html(page)).toContain('nested')
  const written = await html(page)
  expect(written).toContain('<a href="/terms">good</a>')
  expect(written).not.toMatch(
    /script|style|onclick|onerror|<img|<iframe|<u>|<s>|<code>|<pre>|<hr|<table|start=|target=/,
  )
  expect(sanitiseRichText(written)).toBe(written)
})

test('anything typed passes the server unchanged', async ({ page }) => {
  await open(page, 'filled')
  await editor(page).press('Control+End')
  await page.keyboard.insertText(' <b>&amp; “quotes” "straight" \u00a0\u00a0 é 🏡 </p>')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('3. three')
  await page.keyboard.press('Enter')
  await page.keyboard.type('7. seven')
  await page.keyboard.press('Enter')
  await page.keyboard.type('# no heading')
  await expect.poll(() => html(page)).toContain('no heading')
  const written = await html(page)
  expect(sanitiseRichText(written)).toBe(written)
})

test('clearing the editor yields an empty text, and one set from outside replaces it', async ({ page }) => {
  await open(page, 'filled')
  await editor(page).press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.press('Backspace')
  await expect.poll(() => html(page)).toBe('')
  await page.getByRole('button', { name: 'Another message' }).click()
  await expect(editor(page)).toHaveText('Another message')
})

test('only allowed formatting has a tool; the error and the reason for disabling are shown', async ({ page }) => {
  await open(page, 'few-rules')
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(4)
  await editor(page).press('Control+Alt+2')
  await expect(editor(page).getByRole('heading')).toHaveCount(0)
  await open(page, 'invalid')
  await expect(editor(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(editor(page)).toHaveAccessibleDescription('Please write at least a sentence.')
  await open(page, 'disabled')
  await expect(editor(page)).toHaveAttribute('contenteditable', 'false')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-disabled', 'true')
})

test.describe('by touch', () => {
  finger('taps format what is written', async ({ page }) => {
    await open(page, 'empty')
    await editor(page).tap()
    await tool(page, 'Bold').tap()
    await page.keyboard.type('lit')
    await expect.poll(() => html(page)).toBe('<p><strong>lit</strong></p>')
  })
})
