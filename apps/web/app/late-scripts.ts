import { Transform } from 'node:stream'

const link = Buffer.from('<link rel="modulepreload"')
const low = Buffer.from(' fetchpriority="low"')

/** How many bytes at the end may be the beginning of the link. */
const begunIn = (html: Buffer): number => {
  for (let length = Math.min(link.length - 1, html.length); length > 0; length--)
    if (html.subarray(-length).equals(link.subarray(0, length))) return length
  return 0
}

/**
 * A page on its way whose scripts are fetched after what it is drawn with: browsers fetch them ahead of sheets, fonts and
 * the first picture otherwise, and the router gives no say in it.
 */
export const lateScripts = (): Transform => {
  let kept = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      let html = Buffer.concat([kept, chunk])
      for (let at = html.indexOf(link); at >= 0; at = html.indexOf(link)) {
        this.push(html.subarray(0, at + link.length))
        this.push(low)
        html = html.subarray(at + link.length)
      }
      const begun = begunIn(html)
      this.push(html.subarray(0, html.length - begun))
      kept = html.subarray(html.length - begun)
      done()
    },
    flush(done) {
      done(null, kept)
    },
  })
}
