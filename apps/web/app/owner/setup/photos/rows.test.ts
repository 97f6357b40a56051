import type { Picture } from '@porchlight/contract'
import { expect, it } from 'vitest'
import { addUploaded, applySaved, movePhoto, photoHint, photoRow, photoToSave, rowOfFile } from './rows.ts'

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

it('flags photos that are too small, or too dark unless taken in the evening', () => {
  expect(photoHint(picture(1, { width: 1499 }))).toBe('small')
  expect(photoHint(picture(1, { color: '#101418' }))).toBe('dark')
  expect(photoHint(picture(1, { color: '#101418', shot: 'evening' }))).toBeNull()
  expect(photoHint(picture(1, { width: 1500 }))).toBeNull()
})

it('turns uploads into gallery photos, even when they were moved or described meanwhile', () => {
  const sent = [photoRow(picture(7), ''), file('31'), file('32')]
  const meanwhile = movePhoto(sent, 2, 0).map((row) => (row.key === 'file 31' ? { ...row, alt: 'The hall' } : row))
  const after = applySaved(meanwhile, sent, [picture(7), picture(40), picture(41)])
  expect(after.map(photoToSave)).toEqual([
    { from: 'gallery', pictureId: 41, alt: '', shot: 'other', room: null },
    { from: 'gallery', pictureId: 7, alt: '', shot: 'other', room: null },
    { from: 'gallery', pictureId: 40, alt: 'The hall', shot: 'other', room: null },
  ])
})

it('adds each upload once, even when it is reported again after becoming a photo', () => {
  const first = [{ id: '31', name: 'a.jpg', thumbnail: null }] as never
  const both = [
    { id: '31', name: 'a.jpg', thumbnail: null },
    { id: '32', name: 'b.jpg', thumbnail: null },
  ] as never
  const rows = applySaved(addUploaded([], first), [file('31')], [picture(40)])
  expect(addUploaded(rows, both).map(photoToSave)).toMatchObject([{ pictureId: 40 }, { uploadId: 32 }])
})

it('leaves later uploads unchanged', () => {
  const sent = [file('31')]
  expect(applySaved([...sent, file('33')], sent, [picture(40)]).map(photoToSave)).toMatchObject([
    { from: 'gallery', pictureId: 40 },
    { from: 'file', uploadId: 33 },
  ])
})
