import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { RefundTargets, type RefundTo } from './refund-targets.tsx'

const written = (refundTo: RefundTo): string => {
  const page = { id: 'root', path: '/', element: <RefundTargets refundTo={refundTo} />, loader: () => null }
  const root = { user: null, language: 'en' }
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { root } } })
  return renderToString(<RouterProvider router={router} />).replaceAll(/<!-- -->/g, '')
}
const usd = (amount: number) => ({ amount, currency: 'USD' })

test("shows the card for each part of a refund, and never a friend's as yours", () => {
  const said = written([
    { amount: usd(120_000), method: 'Visa •••• 4242', byFriend: false },
    { amount: usd(80_000), method: null, byFriend: true },
  ])
  expect(said).toContain('$1,200 refunded to Visa •••• 4242')
  expect(said).toMatch(/\$800 refunded to a friend who paid a share \([^)]+\)/)
  expect(said).not.toContain('$2,000')
  expect(said.match(/<li/g)).toHaveLength(2)
})

test("shows the team the card for a friend's part", () => {
  const said = written([{ amount: usd(80_000), method: 'Visa •••• 1881', byFriend: true }])
  expect(said).toContain('a friend who paid a share (Visa •••• 1881)')
})

test('shows nothing without a refund', () => {
  expect(written([])).not.toContain('<li')
})
