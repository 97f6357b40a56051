/** Every theme. Adding a name requires its style sheet, its line in `themes.ts`, and its contrast check. */
export const themeNames = ['porchlight', 'estates', 'light', 'inn'] as const
export type ThemeName = (typeof themeNames)[number]
