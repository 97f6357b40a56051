import { expect, it } from 'vitest'
import { partnerLink, subIdFrom } from './partner-link.ts'

const publicUrl = 'https://porchlight.example'
const link = (page: string, subId = '') => partnerLink({ page, code: 'island-letters', subId, publicUrl })

it("names the partner on any page of the site, alongside the address's own parameters", () => {
  expect(link('/properties/long-dune?adults=4', 'spring-mail')).toBe(
    'https://porchlight.example/properties/long-dune?adults=4&via=island-letters&sub=spring-mail',
  )
  expect(link(`${publicUrl}/?via=another&sub=old`)).toBe('https://porchlight.example/?via=island-letters')
})

it("drops characters a sub-ID's address can't hold, and makes no link to another site", () => {
  expect(link('/', 'a b&c=d')).toBe('https://porchlight.example/?via=island-letters&sub=a-bcd')
  expect([link('https://elsewhere.example/'), link('//elsewhere.example/x'), link('javascript:alert(1)')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('turns what was typed into a sub-ID: 40 letters, digits, dots, dashes, and underscores at most', () => {
  expect(subIdFrom(' Spring mail / no. 2')).toBe('Spring-mail--no.-2')
  expect(subIdFrom('été_2027<script>')).toBe('t_2027script')
  expect(subIdFrom('x'.repeat(90))).toHaveLength(40)
})
