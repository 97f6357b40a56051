import { expect, it } from 'vitest'
import { campaignFields, campaignOf, campaignProblems } from './campaign-fields.ts'

const words = { required: 'required', pathWrong: 'path', incomplete: 'incomplete' }
const written = { subject: 'Autumn', text: 'Come.', action: 'See homes' }
const fields = campaignFields({
  id: 1,
  name: 'Autumn',
  list: 'guests',
  topic: null,
  state: 'draft',
  sendAt: null,
  finishedAt: null,
  reach: { sent: 0, clicked: 0, booked: 0 },
  texts: { en: written },
  path: '/',
  createdBy: 'Ada',
  sentBy: null,
  audience: 3,
})

it('sends only the languages that have text', () => {
  expect(campaignOf(fields)).toMatchObject({ topic: null, texts: { en: written } })
  expect(Object.keys(campaignOf(fields).texts)).toEqual(['en'])
  expect(campaignProblems(fields, words)).toEqual({})
})

it.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'homes', '/a b'])(
  'limits the button to pages of this site, not %s',
  (path) => {
    expect(campaignProblems({ ...fields, path }, words)).toEqual({ path: 'path' })
  },
)

it('requires a language to be complete or empty', () => {
  const texts = { ...fields.texts, de: { subject: 'Herbst', text: '', action: ' ' } }
  expect(campaignProblems({ ...fields, texts, name: ' ' }, words)).toEqual({
    name: 'required',
    'texts.de.text': 'incomplete',
    'texts.de.action': 'incomplete',
  })
})
