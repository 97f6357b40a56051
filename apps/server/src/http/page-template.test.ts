import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { PageTemplate } from './page-template.ts'

const marks = { nonce: 'nonce-of-the-first', styleNonce: 'style-of-the-first', requestId: 'request-of-the-first' }
const later = { nonce: 'another-nonce', styleNonce: 'another-style', requestId: 'another-request' }

const page = ({ nonce, styleNonce, requestId }: typeof marks) =>
  `<html>${'<p>a long stretch of the page, café and all</p>'.repeat(400)}<script nonce="${nonce}"></script><script nonce="${nonce}">1</script><style nonce="${styleNonce}"></style>${requestId}`

it('an answer has its own marks, plain and compressed', () => {
  const template = new PageTemplate(page(marks), marks)
  for (const own of [marks, later]) {
    expect(template.plain(own).toString()).toBe(page(own))
    expect(gunzipSync(template.gzip(own)).toString()).toBe(page(own))
  }
  expect(template.gzip(later).length).toBeLessThan(page(later).length / 20)
})

it('a page that begins or ends with a mark, or has none, is compressed as well', () => {
  for (const html of [marks.nonce, `${marks.nonce}in between${marks.requestId}`, '', 'no marks at all'])
    expect(gunzipSync(new PageTemplate(html, marks).gzip(marks)).toString()).toBe(html)
})

it('is named by what it says, not by the marks of one answer', () => {
  const { etag } = new PageTemplate(page(marks), marks)
  expect(new PageTemplate(page(later), later).etag).toBe(etag)
  expect(new PageTemplate(`${page(marks)}.`, marks).etag).not.toBe(etag)
  expect(new PageTemplate(page(marks).replace(marks.requestId, marks.nonce), marks).etag).not.toBe(etag)
})
