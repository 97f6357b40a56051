import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TabLinks } from './tab-links.tsx'

test('of two tabs that lead to the current page, only the first is marked', () => {
  const same = { href: '/report?from=2026-01', current: true }
  const markup = renderToStaticMarkup(
    <TabLinks
      label="Periods"
      tabs={[
        { ...same, label: 'Last 12 months' },
        { ...same, label: 'This year' },
      ]}
    />,
  )
  expect(markup.match(/aria-current/g)).toHaveLength(1)
  expect(markup.indexOf('aria-current')).toBeLessThan(markup.indexOf('Last 12 months'))
  expect(markup).toContain('This year')
})
