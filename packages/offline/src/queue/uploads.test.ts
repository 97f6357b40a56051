import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from './rules.ts'
import { afterChunk, newUpload, nextChunk, nextStep, pieceRange } from './uploads.ts'
import type { Body, Upload } from './write.ts'

const megabyte = 1_000_000
/** Not a real file of that size: only its size counts here. */
const fileOf = (size: number) => ({ size, type: 'video/mp4' }) as Blob
const upload = (size: number) => newUpload({ field: 'file', name: 'pool.mp4', file: fileOf(size) }, 'u1')
const bodyWith = (...uploads: Upload[]): Body => ({
  object: 'home:1',
  label: 'x',
  url: '/issues',
  method: 'POST',
  data: null,
  uploads,
  chunksEndPoint: null,
  response: null,
  results: null,
})
const reply = (uploadedChunk: boolean[], chunksEndPoint: string | null, object: unknown = null) => ({
  object,
  uploads: [{ id: 'u1', s3Path: null, uploadedChunk, chunksEndPoint }],
})

describe('a file', () => {
  it('C426 above five megabytes is sent in chunks', () => {
    expect([1, 5, 5.000001, 12, 200].map((size) => upload(size * megabyte).chunks)).toEqual([1, 1, 2, 3, 40])
    expect(nextStep(bodyWith(upload(5 * megabyte)))).toEqual({ kind: 'write' })
    expect(nextStep(bodyWith(upload(6 * megabyte)))).toMatchObject({ kind: 'chunk', index: 0 })
  })

  it('C436 above fifteen megabytes is stored in pieces', () => {
    expect(upload(15 * megabyte + 1).chunks).toBeGreaterThan(1)
    expect(limits.chunkBytes).toBeLessThanOrEqual(15 * megabyte)
  })

  it('is split without gap or overlap', () => {
    fc.assert(
      fc.property(fc.nat(200 * megabyte), (size) => {
        const one = upload(size)
        const ranges = Array.from({ length: one.chunks }, (_, index) => pieceRange(one, index))
        expect(ranges[0]?.[0]).toBe(0)
        expect(ranges.at(-1)?.[1]).toBe(size)
        expect(ranges.slice(1).map(([from]) => from)).toEqual(ranges.slice(0, -1).map(([, to]) => to))
        for (const [from, to] of ranges) expect(to - from).toBeLessThanOrEqual(limits.chunkBytes)
      }),
    )
  })

  it('C427 continues with the first unconfirmed chunk', () => {
    const flags = (...uploadedChunk: boolean[]) => nextChunk({ ...upload(1), uploadedChunk })
    expect([flags(false, false), flags(true, false, true), flags(false, true), flags(true, true)]).toEqual([
      0,
      1,
      0,
      null,
    ])
  })
})

describe('the answer to a chunk', () => {
  const film = upload(12 * megabyte)
  const body = bodyWith(film)

  it('C428 with a chunksEndPoint requests the next chunk there', () => {
    const next = afterChunk(body, { upload: film, index: 0 }, reply([true, false, false], '/elsewhere'))
    expect(next?.chunksEndPoint).toBe('/elsewhere')
    expect(next && nextStep(next)).toMatchObject({ kind: 'chunk', index: 1 })
  })

  it('without one completes the file, and the write follows', () => {
    const next = afterChunk(body, { upload: film, index: 2 }, reply([true, true, true], null, { id: 31 }))
    expect(next?.uploads[0]).toMatchObject({ fileId: '31', uploadedChunk: [true, true, true] })
    expect(next && nextStep(next)).toEqual({ kind: 'write' })
  })

  it('is trusted when it no longer has chunks it confirmed before', () => {
    const halfway = { ...film, uploadedChunk: [true, true, false] }
    const next = afterChunk(bodyWith(halfway), { upload: halfway, index: 2 }, reply([false, false, true], '/chunks'))
    expect(next && nextStep(next)).toMatchObject({ kind: 'chunk', index: 0 })
  })

  it("that confirms nothing isn't a success, or it would be sent forever", () => {
    expect(afterChunk(body, { upload: film, index: 0 }, reply([false, false, false], '/chunks'))).toBeNull()
    expect(afterChunk(body, { upload: film, index: 0 }, reply([], '/chunks'))).toBeNull()
  })
})
