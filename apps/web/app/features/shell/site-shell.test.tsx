import { routeById } from '@porchlight/contract'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { screenOf } from '#app/lib/screens.ts'
import { SiteShell } from './site-shell.tsx'

const site = {
  name: 'Porchlight',
  legalName: 'Porchlight',
  theme: 'porchlight',
  contactEmail: 'a@b.c',
  contactPhone: '1',
  publicUrl: 'https://stay.example',
}

/** A screen's page, as rendered by the server. */
const written = (id: Parameters<typeof routeById>[0]): string => {
  const { path } = routeById(id)
  const screen = screenOf(path, path, {}, { site, language: 'en', consentRequested: false } as never)
  const root = { site, screen, user: null, header: [], language: 'en', scheme: 'system' }
  const page = { id: 'root', path, element: <SiteShell>the page</SiteShell>, loader: () => root }
  const router = createMemoryRouter([page], { initialEntries: [path], hydrationData: { loaderData: { root } } })
  return renderToString(<RouterProvider router={router} />)
}

test('C67 C68 a widget has no header and footer; every other page has both', () => {
  const plain = written('home')
  expect([plain.includes('<header'), plain.includes('<footer'), plain.includes('the page')]).toEqual([true, true, true])
  const widget = written('subscribe-200')
  expect([widget.includes('<header'), widget.includes('<footer'), widget.includes('the page')]).toEqual([
    false,
    false,
    true,
  ])
})
