import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpelledLike, spellingOf, spellingsOf } from './search-text.ts'

describe('a search typed in Latin letters', () => {
  it.each([
    ['Lodz', 'Łódź'],
    ['orsted', 'Ørsted'],
    ['oersted', 'Ørsted'],
    ['Strasse', 'Lange Straße'],
    ['Wang Xiaoming', '王小明'],
    ['wang xiao ming', '王小明'],
    ['xiaoming', '王小明'],
    ['Muller', 'Jürgen Müller'],
    ['mueller', 'Jürgen Müller'],
    ['mueller, juergen', 'Müller Jürgen'],
    ['Jurgen Mueller', 'Jürgen Müller'],
    ['Dvorak', 'Antonín Dvořák'],
    ['Nguyen', 'Nguyễn Thị Minh'],
    ['Sasha', 'Саша Иванова'],
    ['Gunnarsdottir', 'Þóra Gunnarsdóttir'],
    ['obrien', 'Seán O’Brien'],
    ["o'brien", 'Seán OʼBrien'],
    ['Istanbul', 'İstanbul Evi'],
    ['giorgos', 'Γιώργος'],
    // And in reverse: a search typed in another script finds names in Latin letters.
    ['Łódź', 'Lodz House'],
    ['Müller', 'Mueller'],
    ['王', '王小明'],
    // Typed without composed accents.
    ['Dvor\u030Ca\u0301k', 'Dvořák'],
    ['queen', 'Queen Anne House'],
    ['qun', 'Queen Anne House'],
  ])('%j finds %j', (typed, name) => expect(isSpelledLike(typed, [name])).toBe(true))

  it.each([
    ['Lodz', 'Łomża'],
    ['anna', 'Jan Nash'],
    ['', 'Łódź'],
    ['’ -', 'Łódź'],
    ['ming wang xiao li', '王小明'],
  ])('%j does not find %j', (typed, name) => expect(isSpelledLike(typed, [name])).toBe(false))
})

it('every part of a name finds it, and no input breaks the search', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(text, (name) => {
      const spelling = spellingOf(name)
      expect(spelling).toMatch(/^[a-z0-9 ]*$/)
      if (spelling !== '') expect(isSpelledLike(spelling, [name])).toBe(true)
      for (const way of spellingsOf(name)) if (way !== name) expect(way.trim()).not.toBe('')
    }),
  )
})
