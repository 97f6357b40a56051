import type { Picture } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { hintFor, keptOf, placed, rowOf, rowOfFile, settled, withArrived } from './rows.ts'

const picture = (id: number, more: Partial<Picture> = {}): Picture => ({
  id,
  src: `/${id}`,
  width: 3000,
  height: 2000,
  alt: '',
  color: '#aabbcc',
  placeholder: '',
  shot: 'other',
  room: null,
  ...more,
})
const file = (id: string) => rowOfFile({ id, name: 'a.jpg', thumbnail: null } as never)

it('says what a photographer would: too small, or too dark unless it is evening', () => {
  expect(hintFor(picture(1, { width: 1499 }))).toBe('small')
  expect(hintFor(picture(1, { color: '#101418' }))).toBe('dark')
  expect(hintFor(picture(1, { color: '#101418', shot: 'evening' }))).toBeNull()
  expect(hintFor(picture(1, { width: 1500 }))).toBeNull()
})

it('turns what was sent into pictures of the gallery, also when it was moved or described meanwhile', () => {
  const sent = [rowOf(picture(7), ''), file('31'), file('32')]
  const meanwhile = placed(sent, 2, 0).map((row) => (row.key === 'file 31' ? { ...row, alt: 'The hall' } : row))
  const after = settled(meanwhile, sent, [picture(7), picture(40), picture(41)])
  expect(after.map(keptOf)).toEqual([
    { from: 'gallery', pictureId: 41, alt: '', shot: 'other', room: null },
    { from: 'gallery', pictureId: 7, alt: '', shot: 'other', room: null },
    { from: 'gallery', pictureId: 40, alt: 'The hall', shot: 'other', room: null },
  ])
})

it('takes a file once, also when it is told of again after it became a picture', () => {
  const first = [{ id: '31', name: 'a.jpg', thumbnail: null }] as never
  const both = [
    { id: '31', name: 'a.jpg', thumbnail: null },
    { id: '32', name: 'b.jpg', thumbnail: null },
  ] as never
  const rows = settled(withArrived([], first), [file('31')], [picture(40)])
  expect(withArrived(rows, both).map(keptOf)).toMatchObject([{ pictureId: 40 }, { uploadId: 32 }])
})

it('leaves what was sent later as it is', () => {
  const sent = [file('31')]
  expect(settled([...sent, file('33')], sent, [picture(40)]).map(keptOf)).toMatchObject([
    { from: 'gallery', pictureId: 40 },
    { from: 'file', uploadId: 33 },
  ])
})
