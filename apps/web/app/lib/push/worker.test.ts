import { describe, expect, it, vi } from 'vitest'
import { openPush, type PushScope, showPush } from './worker.ts'

const origin = 'https://stay.example'
const scope = (...urls: string[]) => {
  const shown = vi.fn(async () => {})
  const opened = vi.fn(async () => {})
  const went: string[] = []
  const self: PushScope = {
    registration: { showNotification: shown },
    clients: {
      matchAll: async () =>
        urls.map((url) => ({
          url,
          focus: async () => went.push(`focus ${url}`),
          navigate: async (to: string) => went.push(to),
        })),
      openWindow: opened,
    },
    location: { origin },
  }
  return { self, shown, opened, went }
}
const push = { id: 15, title: 'Marram House is yours', body: '7 nights', url: '/me/app-notification/redirect/15' }

describe('a push in the browser', () => {
  it('is shown with its text, once per notification', async () => {
    const { self, shown } = scope()
    await showPush(self, JSON.stringify(push))
    expect(shown).toHaveBeenCalledWith(
      'Marram House is yours',
      expect.objectContaining({
        body: '7 nights',
        tag: 'notice-15',
        data: { url: '/me/app-notification/redirect/15' },
      }),
    )
  })

  it.each([
    '',
    'no json',
    '{}',
    JSON.stringify({ ...push, url: 'https://evil.example' }),
    JSON.stringify({ ...push, url: '//evil' }),
  ])("is not shown if it isn't ours: %s", async (text) => {
    const { self, shown } = scope()
    await showPush(self, text)
    expect(shown).not.toHaveBeenCalled()
  })

  it('opens its redirect in an existing window of the product, or in a new one', async () => {
    const { self, went, opened } = scope('https://other.example/', `${origin}/owners`)
    await openPush(self, { url: push.url })
    expect(went).toEqual([`focus ${origin}/owners`, push.url])
    expect(opened).not.toHaveBeenCalled()
    const alone = scope()
    await openPush(alone.self, { url: push.url })
    expect(alone.opened).toHaveBeenCalledWith(push.url)
  })

  it('opens the notifications if it names none of our pages', async () => {
    for (const data of [null, {}, { url: 'https://evil.example' }, { url: '//evil.example' }]) {
      const { self, opened } = scope()
      await openPush(self, data)
      expect(opened).toHaveBeenCalledWith('/me/notifications')
    }
  })
})
