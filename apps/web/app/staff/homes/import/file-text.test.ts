import { expect, it } from 'vitest'
import { fileText } from './file-text.ts'

const text = 'ref\tname\nA1\tŁódź, 95 €'

it.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${text}`)],
  ['UTF-16 as Excel saves it', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 in the other byte order', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
])('reads %s', async (_, bytes) => expect(await fileText(new Blob([bytes]))).toBe(text))

it('leaves a mark where a character is in another encoding, for the server to reject', async () =>
  expect(await fileText(new Blob([Buffer.from('Straße', 'latin1')]))).toBe('Stra\ufffde'))
