import { createHash } from 'node:crypto'
import { constants, crc32, deflateRawSync } from 'node:zlib'

/**
 * What differs between two answers with the same page: each value is new, random, and found nowhere else in the page.
 */
export type Marks = { nonce: string; styleNonce: string; requestId: string }

type Mark = keyof Marks

type Piece = Buffer | Mark

const isMark = (piece: Piece): piece is Mark => typeof piece === 'string'

const gzipStart = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const deflateEnd = Buffer.from([3, 0])

/** A block that is stored as it is; what is before it ends on a whole byte. */
const storedBlock = (bytes: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

/** A page in pieces, with gaps for the marks of each answer, and the same pieces compressed. */
export class PageTemplate {
  readonly #pieces: readonly Piece[]
  /** Compressed when someone first asks for it, each piece on its own, so that marks fit in between. */
  #deflated: readonly Buffer[] | undefined
  /** Names what the page says. Answers differ in their marks, so it is a weak validator. */
  readonly etag: string
  readonly bytes: number

  constructor(html: string, marks: Marks) {
    const markOf = new Map(Object.entries(marks).map(([mark, value]) => [value, mark as Mark]))
    this.#pieces = html
      .split(new RegExp(`(${[...markOf.keys()].join('|')})`))
      .map((part) => markOf.get(part) ?? Buffer.from(part))
    this.bytes = this.#pieces.reduce((sum, piece) => sum + (isMark(piece) ? 16 : piece.length), 0)
    const hash = createHash('sha256')
    for (const piece of this.#pieces) hash.update(isMark(piece) ? `\0${piece}\0` : piece)
    this.etag = `W/"${hash.digest('base64url').slice(0, 27)}"`
  }

  plain(marks: Marks): Buffer {
    return Buffer.concat(this.#raw(marks))
  }

  /** One gzip member: pieces compressed before, marks as they are, and the checksum of this answer. */
  gzip(marks: Marks): Buffer {
    this.#deflated ??= this.#pieces.map((piece) =>
      isMark(piece) ? Buffer.alloc(0) : deflateRawSync(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    )
    const raw = this.#raw(marks)
    const blocks = this.#deflated.map((block, at) =>
      isMark(this.#pieces[at] as Piece) ? storedBlock(raw[at] as Buffer) : block,
    )
    const end = Buffer.alloc(8)
    end.writeUInt32LE(
      raw.reduce((sum, bytes) => crc32(bytes, sum), 0),
      0,
    )
    end.writeUInt32LE(
      raw.reduce((sum, { length }) => sum + length, 0),
      4,
    )
    return Buffer.concat([gzipStart, ...blocks, deflateEnd, end])
  }

  #raw(marks: Marks): Buffer[] {
    return this.#pieces.map((piece) => (isMark(piece) ? Buffer.from(marks[piece]) : piece))
  }
}
