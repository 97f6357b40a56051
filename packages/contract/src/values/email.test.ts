import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailAddress } from './contact-fields.ts'
import { isEmail, readEmail } from './email.ts'

describe('an email address', () => {
  it.each([
    ['ana@example.com', 'ana@example.com'],
    ['  ana@example.com ', 'ana@example.com'],
    ['Ana.Quill+stay@Example.COM', 'Ana.Quill+stay@example.com'],
    ["o'hara_1@mail-2.example.co.uk", "o'hara_1@mail-2.example.co.uk"],
    ['a@b.co', 'a@b.co'],
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
    ['ana@例え.テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['ana@123.com', 'ana@123.com'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('stores %j as %s', (typed, stored) => {
    expect(readEmail(typed)).toBe(stored)
    expect(emailAddress.parse(typed)).toBe(stored)
  })

  it.each([
    '',
    'ana',
    'ana@',
    '@example.com',
    'test@iana..com',
    'test@.iana.com',
    'test@iana.com.',
    '.test@iana.com',
    'test.@iana.com',
    'te..st@iana.com',
    'test@iana',
    'test@-iana.com',
    'test@iana-.com',
    'test@ia_na.com',
    'test@iana.c',
    'test@iana.123',
    'test@127.0.0.1',
    'test@0x7f.1',
    'test@[127.0.0.1]',
    'test@iana.com/path',
    'test@iana.com:25',
    'test@ia%6ea.com',
    'a b@example.com',
    'a@b@example.com',
    'ana@exam ple.com',
    '"ana"@example.com',
    '"a@b"@example.com',
    'Ana <ana@example.com>',
    'ana(comment)@example.com',
    'ana@example.com,bob@example.com',
    'josé@example.com',
    'mi\u212Ae@example.com',
    'ana＠example.com',
    'ana@example.com\r\nBcc: bob@example.com',
    'ana@example.com\n',
    '\tana@example.com',
    'ana\u0000@example.com',
    'ana\u200B@example.com',
    'ana@exa\u00ADmple.com',
    '\u202Eana@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'a.'.repeat(126)}com`,
    `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(10)}.com`,
  ])('rejects %j', (typed) => {
    expect(readEmail(typed)).toBeUndefined()
    expect(emailAddress.safeParse(typed).success).toBe(false)
  })

  it('has at most 254 characters, with 64 before the @ and 63 between two dots', () => {
    const domain = (length: number) => `${`${'d'.repeat(58)}.`.repeat(3)}${'d'.repeat(length - 181)}.com`
    const [fits, tooLong] = [189, 190].map((length) => `${'a'.repeat(64)}@${domain(length)}`)
    expect([fits?.length, tooLong?.length]).toEqual([254, 255])
    expect([fits, tooLong].map((one) => isEmail(one ?? ''))).toEqual([true, false])
    expect([63, 64].map((length) => isEmail(`ana@${'d'.repeat(length)}.com`))).toEqual([true, false])
    expect([64, 65].map((length) => isEmail(`${'a'.repeat(length)}@example.com`))).toEqual([true, false])
  })

  it('is read from at most 508 characters, including spaces', () => {
    expect([508, 509].map((length) => isEmail('ana@example.com'.padEnd(length)))).toEqual([true, false])
  })

  it('in stored form parses to itself, is ASCII, and fits a header and an envelope', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('.', '@', '-', 'com', 'ü', '例', ' '),
    )
    const address = fc.oneof(
      fc.emailAddress(),
      fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.tuple(piece, piece, piece).map(([local, name, top]) => `${local}@${name}.${top}`),
    )
    fc.assert(
      fc.property(address, (typed) => {
        const stored = readEmail(typed)
        if (stored === undefined) return
        expect(readEmail(stored)).toBe(stored)
        expect(stored).toMatch(/^[\x21-\x7e]{3,254}$/)
        expect(stored.split('@')).toHaveLength(2)
        expect(stored).not.toMatch(/\.\.|^\.|\.@|@\.|\.$/)
      }),
      { numRuns: 3000 },
    )
  })

  it('accepts usual addresses', () => {
    const word = fc.stringMatching(/^[a-z0-9]{1,10}$/)
    fc.assert(
      fc.property(word, word, fc.constantFrom('com', 'org', 'co.uk', 'de'), (local, name, top) => {
        expect(isEmail(`${local}@${name}.${top}`)).toBe(true)
      }),
    )
  })

  it('takes no longer to parse a long one', () => {
    expect(readEmail(`${'a.'.repeat(500_000)}@example.com`)).toBeUndefined()
  })
})
