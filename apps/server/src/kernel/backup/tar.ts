import { CannotStart } from '../startup-error.ts'

/** One file in an archive. The body must be read before requesting the next file. */
export type Entry = { name: string; size: number; body: AsyncIterable<Buffer> }

const block = 512
const padding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)

function split(name: string): { name: string; prefix: string } {
  if (Buffer.byteLength(name) <= 100) return { name, prefix: '' }
  const cut = name.lastIndexOf('/', name.length - Math.max(1, Buffer.byteLength(name) - 155))
  const [prefix, rest] = [name.slice(0, Math.max(cut, 0)), name.slice(cut + 1)]
  if (cut < 0 || Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155)
    throw new Error(`${name} is too long a name for the archive`)
  return { name: rest, prefix }
}

const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, '0')

/** A POSIX ustar header. */
function header(path: string, size: number): Buffer {
  const { name, prefix } = split(path)
  const bytes = Buffer.alloc(block)
  const put = (text: string, at: number) => bytes.write(text, at)
  put(name, 0)
  put(octal(0o600, 8), 100)
  put(octal(0, 8), 108)
  put(octal(0, 8), 116)
  put(octal(size, 12), 124)
  put(octal(0, 12), 136)
  put('        ', 148)
  put('0', 156)
  put('ustar\x0000', 257)
  put(prefix, 345)
  put(
    `${octal(
      bytes.reduce((sum, byte) => sum + byte),
      7,
    )}\x00`,
    148,
  )
  return bytes
}

/** A whole small file, or one piece of a large one. */
export const packed = (name: string, body: Buffer): Buffer =>
  Buffer.concat([header(name, body.length), body, padding(body.length)])

export async function* packedStream(name: string, size: number, body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield header(name, size)
  let left = size
  for await (const chunk of body) {
    left -= chunk.length
    if (left < 0) break
    yield chunk
  }
  if (left !== 0) throw new Error(`${name} changed while it was read`)
  yield padding(size)
}

export const archiveEnd = (): Buffer => Buffer.alloc(2 * block)

const text = (bytes: Buffer, from: number, length: number): string => {
  const field = bytes.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString('utf8')
}

/** Returns bytes in the requested amounts. */
class Bytes {
  private readonly source: AsyncIterator<Buffer>
  private rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** At least one and at most `most` bytes; undefined at the end. */
  async some(most: number): Promise<Buffer | undefined> {
    while (this.rest.length === 0) {
      const next = await this.source.next()
      if (next.done) return undefined
      this.rest = next.value
    }
    const part = this.rest.subarray(0, most)
    this.rest = this.rest.subarray(part.length)
    return part
  }

  async exactly(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for (let left = size; left > 0; ) {
      const part = await this.some(left)
      if (!part) throw new CannotStart('The archive is cut short. Nothing was restored.')
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
}

async function* bodyOf(bytes: Bytes, size: number): AsyncGenerator<Buffer> {
  for (let left = size; left > 0; ) {
    const part = await bytes.some(left)
    if (!part) throw new CannotStart('The archive is cut short. Nothing was restored.')
    left -= part.length
    yield part
  }
  await bytes.exactly(padding(size).length)
}

/** Yields the files of an archive one by one. */
export async function* unpacked(source: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const bytes = new Bytes(source)
  for (;;) {
    const head = await bytes.exactly(block)
    if (head.every((byte) => byte === 0)) return
    if (text(head, 257, 5) !== 'ustar') throw new CannotStart('This isn’t one of our archives. Nothing was restored.')
    const [name, prefix] = [text(head, 0, 100), text(head, 345, 155)]
    const size = Number.parseInt(text(head, 124, 12), 8)
    const body = bodyOf(bytes, size)
    yield { name: prefix ? `${prefix}/${name}` : name, size, body }
    for await (const _ of body);
  }
}

export async function wholeBody(entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of entry.body) parts.push(part)
  return Buffer.concat(parts)
}
