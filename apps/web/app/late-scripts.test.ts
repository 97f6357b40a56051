import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lateScripts } from './late-scripts.ts'

const page =
  '<head><link rel="stylesheet" href="a.css"/><link rel="modulepreload" href="a.js"/><link rel="modulepreload" href="b.js"/></head>Ü<script nonce="n" type="module" async="">import "b.js"</script><script type="module">1</script><li'

const sent = (chunks: readonly Uint8Array[]) => text(Readable.from(chunks).pipe(lateScripts()))

it('leaves loading scripts to the page, and changes nothing else, wherever the page is cut', async () => {
  const whole = await sent([Buffer.from(page)])
  expect(whole).toBe(page.replaceAll('rel="modulepreload"', 'rel="later"').replace('"module" async', '"later" async'))
  const bytes = Buffer.from(page)
  const cut = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(cut, async (places) => {
      const edges = [0, ...places.toSorted((one, two) => one - two), bytes.length]
      const chunks = edges.slice(1).map((end, at) => bytes.subarray(edges[at], end))
      expect(await sent(chunks)).toBe(whole)
    }),
  )
})
