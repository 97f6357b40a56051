import { expect, test } from 'vitest'
import { calendarText } from './calendar-text.ts'

const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Séjour à Zürich\r\nEND:VCALENDAR\r\n'
const utf16be = Buffer.from(text, 'utf16le').swap16()

test.each([
  ['UTF-8', Buffer.from(text), undefined],
  ['UTF-8 under a charset nobody knows', Buffer.from(text), 'text/calendar; charset=nonsense'],
  ['UTF-8 after a mark, whatever the server says', Buffer.from(`\ufeff${text}`), 'text/calendar; charset=iso-8859-1'],
  ['UTF-16 after a mark', Buffer.from(`\ufeff${text}`, 'utf16le'), undefined],
  ['UTF-16 with the high byte first', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be]), undefined],
  ['UTF-16 without a mark', Buffer.from(text, 'utf16le'), undefined],
  ['UTF-16 without a mark, with the high byte first', utf16be, undefined],
  ['Latin-1 as stated', Buffer.from(text, 'latin1'), 'text/calendar; Charset="ISO-8859-1"'],
  ['Latin-1 that is stated nowhere', Buffer.from(text, 'latin1'), 'text/calendar'],
  ['Latin-1 stated as UTF-8', Buffer.from(text, 'latin1'), 'text/calendar; charset=utf-8'],
])('reads %s', (_, bytes, type) => {
  expect(calendarText(bytes, type)).toBe(text)
})

test('joins a character that a line break splits', () => {
  const [before, after] = [Buffer.from('SUMMARY:Z'), Buffer.from('rich\r\n')]
  for (const fold of ['\r\n ', '\n\t', '\r '])
    expect(
      calendarText(Buffer.concat([before, Buffer.from([0xc3]), Buffer.from(fold), Buffer.from([0xbc]), after]), ''),
    ).toBe('SUMMARY:Zürich\r\n')
})
