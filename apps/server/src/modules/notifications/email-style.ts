import type { Colors, EmailTheme } from './palette.ts'

/**
 * Style attributes, which every mail reader supports. They define the light theme; the sheets below define the dark
 * one.
 */
export const inlineStyles = ({ light: day, display, text }: EmailTheme) => ({
  body: `margin:0;padding:0;width:100%;background-color:${day.paper};color:${day.ink}`,
  background: `background-color:${day.paper}`,
  sheet: `background-color:${day.surface};border:1px solid ${day.line};border-radius:10px`,
  name: `margin:0;font:400 20px/1.3 ${display};color:${day.ink}`,
  lamp: `display:inline-block;width:10px;height:10px;margin-right:10px;border-radius:5px;background-color:${day.accent}`,
  heading: `margin:0 0 18px;font:400 30px/1.18 ${display};color:${day.ink}`,
  text: `margin:0 0 14px;font:400 17px/1.55 ${text};color:${day.ink}`,
  strong: `margin:0 0 4px;font:600 17px/1.4 ${text};color:${day.ink}`,
  link: `color:${day['accent-ink']};text-decoration:underline`,
  facts: 'width:100%;margin:24px 0 0;border-collapse:collapse',
  label: `padding:11px 16px 11px 0;border-top:1px solid ${day.line};font:400 15px/1.45 ${text};color:${day['ink-2']};text-align:left;vertical-align:top`,
  value: `padding:11px 0;border-top:1px solid ${day.line};font:400 15px/1.45 ${text};color:${day.ink};text-align:right;vertical-align:top;word-break:break-word`,
  action: `border-radius:8px;background-color:${day.action}`,
  press: `display:inline-block;padding:15px 28px;border-radius:8px;background-color:${day.action};color:${day['action-ink']};font:600 16px/1.25 ${text};text-decoration:none;mso-padding-alt:0`,
  small: `margin:0 0 10px;font:400 14px/1.55 ${text};color:${day['ink-2']}`,
  smallLink: `color:${day['ink-2']};text-decoration:underline`,
  hidden: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px',
})

export type InlineStyles = ReturnType<typeof inlineStyles>

const rules = (evening: Colors): [selector: string, declarations: string][] => [
  ['.paper', `background-color:${evening.paper}!important`],
  ['.sheet', `background-color:${evening.surface}!important;border-color:${evening.line}!important`],
  ['.ink', `color:${evening.ink}!important`],
  ['.ink-2', `color:${evening['ink-2']}!important`],
  ['.line', `border-color:${evening.line}!important`],
  ['.link', `color:${evening['accent-ink']}!important`],
  ['.lamp', `background-color:${evening.accent}!important`],
  ['.action', `background-color:${evening.action}!important`],
  ['.press', `background-color:${evening.action}!important;color:${evening['action-ink']}!important`],
]

const written = (list: readonly [string, string][], before = ''): string =>
  list.map(([selector, declarations]) => `${before}${selector}{${declarations}}`).join('')

/**
 * Three style sheets, since some mail readers drop a whole sheet for one unknown rule: sizes for all, the dark theme by
 * the reader's own setting, and the dark theme as Outlook marks it on elements it recolored.
 */
export const emailSheets = ({ dark }: EmailTheme): string[] => [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}body{-webkit-text-size-adjust:100%}@media (max-width:600px){.edge{padding:0!important}.sheet{border-radius:0!important;border-width:1px 0!important}.room{padding:30px 22px!important}.foot{padding:24px 22px!important}.heading{font-size:26px!important}.fact{display:block!important;width:auto!important;text-align:left!important}.fact-label{padding-bottom:0!important}.fact-value{padding-top:2px!important;border-top:0!important}.press{display:block!important;text-align:center!important}.press-cell{width:100%!important}}',
  `@media (prefers-color-scheme:dark){${written(rules(dark))}}`,
  written(rules(dark), '[data-ogsc] '),
]
