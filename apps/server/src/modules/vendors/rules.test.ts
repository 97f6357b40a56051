import { expect, test } from 'vitest'
import { documentsOn, remindersDue, retainedTags, tagColor, tagColors } from './rules.ts'

const pdfs = (insuredUntil: string | null, contractUntil: string | null = null) => ({ insuredUntil, contractUntil })
const today = '2027-03-01'

test('a document is valid through its last day, and is expiring for thirty days', () => {
  const on = (until: string) => documentsOn(pdfs(until), today)
  expect([on('2027-02-28'), on('2027-03-01'), on('2027-03-31'), on('2027-04-01')]).toEqual([
    'ended',
    'ending',
    'ending',
    'sound',
  ])
})

test('of two documents the earlier date counts, and without documents nothing expires', () => {
  expect(documentsOn(pdfs('2028-01-01', '2027-02-01'), today)).toBe('ended')
  expect(documentsOn(pdfs('2027-02-01', '2028-01-01'), today)).toBe('ended')
  expect(documentsOn(pdfs(null, '2027-03-02'), today)).toBe('ending')
  expect(documentsOn(pdfs(null), today)).toBe('sound')
})

test('a last day triggers one reminder, within thirty days or once it has passed', () => {
  const due = (...reminded: string[]) => remindersDue(pdfs('2027-03-31', '2027-02-01'), reminded, today)
  expect(due()).toEqual(['2027-02-01', '2027-03-31'])
  expect(due('2027-02-01')).toEqual(['2027-03-31'])
  expect(due('2027-02-01', '2027-03-31')).toEqual([])
  expect(remindersDue(pdfs('2027-04-01'), [], today)).toEqual([])
})

test('a tag has one permanent color, whatever the release', () => {
  expect(['a', 'gas', 'pool heating', 'Ölheizung'].map(tagColor)).toEqual([
    tagColors[2],
    tagColors[6],
    tagColors[1],
    tagColors[6],
  ])
})

test('a tag is stored once, in its first spelling, and one without letters on its own', () => {
  const lower = (tag: string) => tag.toLowerCase()
  expect(retainedTags(['Pool', 'gas', 'POOL', 'Gas'], lower)).toEqual(['Pool', 'gas'])
  expect(retainedTags(['!', '?', '!'], () => '')).toEqual(['!', '?'])
})
