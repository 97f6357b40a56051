import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSignedName, sameSignedName, signatureFit, signerNameIn } from './signed-name.ts'

it('a name has at least two letters, of any script', () => {
  for (const name of ['Ada Quill', 'Bo', '李明', 'Æ. Ø', 'علي']) expect(isSignedName(name)).toBe(true)
  for (const name of ['', '  ', '..', 'A.', '42', '\u200b\u200b', 'A\u0301']) expect(isSignedName(name)).toBe(false)
})

it("spaces, dots, and capitals don't make a different name", () => {
  expect(sameSignedName('Ira  J. Reed', 'ira j reed')).toBe(true)
  expect(sameSignedName('Ira Reed', 'Ira Reed II')).toBe(false)
  expect(sameSignedName('राम', 'रमा')).toBe(false)
})

describe('a signature', () => {
  const verdict = (signed: string, firstName: string, lastName: string) => signatureFit(signed, { firstName, lastName })

  it.each([
    ['Elena Marchetti', 'Elena', 'Marchetti'],
    ['elena  MARCHETTI ', 'Elena', 'Marchetti'],
    ['Marchetti, Elena', 'Elena', 'Marchetti'],
    ['Dr. Elena Sofia Marchetti', 'Elena', 'Marchetti'],
    ['Elena Marchetti', 'Elena Sofia', 'Marchetti'],
    ['Lukasz Ostergard', 'Łukasz', 'Østergård'],
    ['Łukasz Østergård', 'Lukasz', 'Ostergard'],
    ['Juergen Mueller', 'Jürgen', 'Müller'],
    ['Jurgen Muller', 'Jürgen', 'Müller'],
    ['Strauss Anna', 'Anna', 'Strauß'],
    ['Sean OBrien', 'Seán', 'O’Brien'],
    ["Sean O'Brien", 'Sean', 'O’Brien'],
    ['Anna-Maria Smith Jones', 'Anna Maria', 'Smith-Jones'],
    ['Jan Vanderberg', 'Jan', 'van der Berg'],
    ['Jan van der Berg', 'Jan', 'Vanderberg'],
    ['王小明', '小明', '王'],
    ['王 小明', '小明', '王'],
    ['小明 王', '小明', '王'],
    ['Щербаков Пётр', 'Пётр', 'Щербаков'],
    ['علي حسن', 'علي', 'حسن'],
    ['דוד לוי', 'דוד', 'לוי'],
    ['สมชาย ใจดี', 'สมชาย', 'ใจดี'],
    ['Suharto', 'Suharto', ''],
    ['राम कुमार', 'राम', 'कुमार'],
    ['ประยุทธ์ จันทร์โอชา', 'ประยุทธ์', 'จันทร์โอชา'],
    ['מֹשֶׁה כֹּהֵן', 'משה', 'כהן'],
    ['محمّد عليّ', 'محمد', 'علي'],
    ['Nguye\u0302\u0303n Thi\u0323', 'Thị', 'Nguyễn'],
    ['Ele\u200bna Mar\u00adchetti', 'Elena', 'Marchetti'],
    ['\u200fعلي حسن\u200f', 'علي', 'حسن'],
    ['İbrahim Işık', 'Ibrahim', 'Isik'],
    ['Ｅｌｅｎａ Marchetti', 'Elena', 'Marchetti'],
  ])('%j matches %s %s', (signed, first, last) => expect(verdict(signed, first, last)).toBe('yes'))

  it.each([
    ['ab', 'Elena', 'Marchetti'],
    ['Elena', 'Elena', 'Marchetti'],
    ['Marchetti', 'Elena', 'Marchetti'],
    ['E. Marchetti', 'Elena', 'Marchetti'],
    ['Elena M.', 'Elena', 'Marchetti'],
    ['Nora Marchetti', 'Elena', 'Marchetti'],
    ['Elenamarchettix', 'Elena', 'Marchetti'],
    ['Olivia', 'Vi', 'Li'],
    ['王明', '小明', '王'],
    ['Ali', 'Ali', 'Ali'],
    // Another person's name, which differs by vowel signs or voicing marks only.
    ['रमा कुमारी', 'राम', 'कुमार'],
    ['กูกู ใจดี', 'กีกี', 'ใจดี'],
    ['かな 山本', 'がな', '山本'],
    ['அன்பு ராஜா', 'அன்பு', 'ரோஜா'],
    ['', 'Elena', 'Marchetti'],
    ['Elena Marchetti', '', ''],
  ])("%j doesn't match %s %s", (signed, first, last) => expect(verdict(signed, first, last)).toBe('no'))

  it('in another script than the name is left to someone who can read it', () => {
    expect(verdict('Wang Xiaoming', '小明', '王')).toBe('other-script')
    expect(verdict('Пётр Щербаков', 'Petr', 'Shcherbakov')).toBe('other-script')
    expect(verdict('a', '小明', '王')).toBe('no')
  })

  it('always matches the name itself, in either order and any case', () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿŁłŐőŞş]{1,12}$/)
    fc.assert(
      fc.property(word, word, (firstName, lastName) => {
        for (const signed of [
          `${firstName} ${lastName}`,
          `${lastName} ${firstName}`,
          `${firstName} ${lastName}`.toUpperCase(),
        ])
          expect(signatureFit(signed, { firstName, lastName })).toBe('yes')
      }),
    )
  })

  it('takes the last word of a full name as the last name', () => {
    expect(signerNameIn(' Anna Maria  Smith ')).toEqual({ firstName: 'Anna Maria', lastName: 'Smith' })
  })
})
