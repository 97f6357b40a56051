import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AdditionalAgreement } from './additional-agreement.tsx'

const written = (additionalAgreement: string | null): string => {
  const page = {
    id: 'root',
    path: '/',
    element: <AdditionalAgreement html={additionalAgreement} />,
    loader: () => null,
  }
  const root = { user: null, language: 'en' }
  const router = createMemoryRouter([page], { hydrationData: { loaderData: { root } } })
  return renderToString(<RouterProvider router={router} />)
}

test('C761 a second agreement comes with the note on why both parties sign it, and the note only with one', () => {
  const note =
    'Some properties need a separate booking agreement signed by both parties before the reservation is confirmed.'
  const both = written('<p>For the weeks of the tournament.</p>')
  expect(both).toContain(note)
  expect(both).toContain('For the weeks of the tournament.')
  expect(written(null)).not.toContain(note)
})
