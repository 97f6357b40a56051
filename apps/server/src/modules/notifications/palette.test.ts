import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Site } from '@porchlight/contract'
import { describe, expect, it } from 'vitest'
import { emailThemes } from './palette.ts'

const sheetOf = (theme: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../../packages/ui/src/themes/${theme}.css`, import.meta.url)), 'utf8')

describe('the colors of emails', () => {
  it.each(Object.keys(emailThemes) as Site['theme'][])('are those of the site’s theme: %s', (theme) => {
    const sheet = sheetOf(theme)
    const { light, dark } = emailThemes[theme]
    for (const name of Object.keys(light) as (keyof typeof light)[]) {
      const [, day, evening] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet) ?? []
      expect([name, light[name], dark[name]]).toEqual([name, day, evening])
    }
  })
})
