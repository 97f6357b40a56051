import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useVersionDate } from './version-date.ts'

const Dated = ({ from }: { from: string }) => useVersionDate()(from)

const written = (from: string): string => {
  const page = { id: 'root', path: '/', element: <Dated from={from} />, loader: () => null }
  const root = { user: null, language: 'en', site: { timeZone: 'America/New_York' } }
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { root } } })
  return renderToString(<RouterProvider router={router} />)
}

test('a version is dated by the company’s day, not by UTC’s', () => {
  expect(written('2027-01-16T01:30:00.000Z')).toContain('Jan 15, 2027')
  expect(written('2027-01-16T05:00:00.000Z')).toContain('Jan 16, 2027')
})
