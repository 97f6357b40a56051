import { Transform } from 'node:stream'
import { later } from './lib/late-start.ts'

const changes = [
  ['<link rel="modulepreload"', `<link rel="${later}"`],
  [' type="module" async="">', ` type="${later}" async="">`],
].map((pair) => pair.map((text) => Buffer.from(text))) as [Buffer, Buffer][]

/** How many bytes at the end may be the start of a marker. */
const begunIn = (html: Buffer, place: Buffer): number => {
  for (let length = Math.min(place.length - 1, html.length); length > 0; length--)
    if (html.subarray(-length).equals(place.subarray(0, length))) return length
  return 0
}

const replaced = (html: Buffer, [from, to]: readonly [Buffer, Buffer]): Buffer => {
  const parts: Buffer[] = []
  let rest = html
  for (let at = rest.indexOf(from); at >= 0; at = rest.indexOf(from)) {
    parts.push(rest.subarray(0, at), to)
    rest = rest.subarray(at + from.length)
  }
  return Buffer.concat([...parts, rest])
}

/**
 * A page stream whose scripts the browser ignores until the page itself loads them (`late-start.ts`): otherwise it
 * would fetch them ahead of style sheets, fonts, and the first picture, and the router has no option for it.
 */
export const lateScripts = (): Transform => {
  let cached: Buffer = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const html = changes.reduce(replaced, Buffer.concat([cached, chunk]))
      const begun = Math.max(...changes.map(([from]) => begunIn(html, from)))
      this.push(html.subarray(0, html.length - begun))
      cached = html.subarray(html.length - begun)
      done()
    },
    flush(done) {
      done(null, cached)
    },
  })
}
