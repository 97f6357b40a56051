import { expect, it } from 'vitest'
import { escapeHtml } from './html.ts'

it('never lets text escape its element or attribute', () => {
  expect(escapeHtml(`<b title="a" id='b'>Fish & chips</b>`)).toBe(
    '&lt;b title=&quot;a&quot; id=&#39;b&#39;&gt;Fish &amp; chips&lt;/b&gt;',
  )
  expect(escapeHtml('Łódź 王小明 👋')).toBe('Łódź 王小明 👋')
})
