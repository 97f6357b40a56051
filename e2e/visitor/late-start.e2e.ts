import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { later, startLateScript } from '../../apps/web/app/lib/late-start.ts'
import { ready } from '../support/ready.ts'

const noPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

test('a page whose script arrives in two chunks hydrates once, when it is complete', async ({ page }) => {
  const server = createServer(async (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.write(`<!doctype html><script>${startLateScript()}</script><img src="${noPicture}" fetchpriority="high">`)
    response.write(`<script type="${later}" async="">document.body.dataset.starts = 'one ' +`)
    await after(500)
    response.end(`'start'</script>`)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await expect(page.locator('body')).toHaveAttribute('data-starts', 'one start')
  } finally {
    server.closeAllConnections()
    server.close()
  }
})

test('a page that leads with a picture loads its scripts on the first touch, even if its picture never arrives', async ({
  page,
}) => {
  await page.clock.install()
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? undefined : route.fallback()))
  await page.goto('/', { waitUntil: 'commit' })
  const waiting = page.locator(`script[type="${later}"]`)
  await expect(waiting).toHaveCount(1)
  await page.clock.pauseAt(Date.now() + 1000)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(waiting).toHaveCount(0)
  await ready(page)
})
